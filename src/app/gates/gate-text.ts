/** The text of a gate result, without the other channels. */
export { gateText } from '../../report/gate-text.ts';
