/** Stands in for `apache-arrow`; README.md in this folder says why. */
export function tableFromIPC() {
  throw new Error('Lists of blobs in the Arrow format are not available (scripts/stand-ins/README.md says why).');
}
