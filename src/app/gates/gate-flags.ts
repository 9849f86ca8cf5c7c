/** What commands say of the gates. */
export { exitCodesText, GATE_FLAGS } from '../../gates/index.ts';
