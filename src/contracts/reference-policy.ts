/** The reference's policy: its name stands where others have their digest. */
export const CI_TOPOS_V0 = 'ci-topos-v0';
