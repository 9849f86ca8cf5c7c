import { PortcullisError } from '../kernel/portcullis-error.ts';
import { choiceInput, optionalInput } from './inputs.ts';

/** Where a report is told on GitHub, as the inputs say it. */
export interface ChannelInputs {
  readonly comment: boolean;
  /** The check run's name; null for none. */
  readonly checkRun: string | null;
  readonly token: string | null;
}

const NAME_LIMIT = 200;

/** The inputs `comment`, `check-run` and `token`. */
export function channelInputs(): ChannelInputs {
  const checkRun = optionalInput('check-run');
  if (checkRun !== null && (checkRun.length > NAME_LIMIT || /\p{Cc}/u.test(checkRun))) {
    const expected = `a name on one line, of at most ${NAME_LIMIT} characters, was expected`;
    throw new PortcullisError('usage', `The input "check-run" is ${JSON.stringify(checkRun)}: ${expected}.`);
  }
  return { comment: choiceInput('comment', ['auto', 'off']) === 'auto', checkRun, token: optionalInput('token') };
}
