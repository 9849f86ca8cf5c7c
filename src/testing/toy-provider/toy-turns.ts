import type { EventBody } from '../../evidence/transcript-event.ts';
import { dataDigest, shortTexts, type TurnFact, type TurnReader } from '../../evidence/turn-facts.ts';
import { toyReader } from './toy-reader.ts';

/** Each call is a turn of its own. */
export const toyTurns: TurnReader = {
  reader: toyReader,
  factsOf: (_line, events) => events.flatMap(factsOf),
};

function factsOf(event: EventBody): readonly TurnFact[] {
  switch (event.type) {
    case 'session':
      return [{ type: 'session', begins: true }];
    case 'assistant_text':
      return [{ type: 'said', message: null }];
    case 'tool_call': {
      const { call_id: id, tool, input } = event;
      return [{ type: 'call', message: null, id: id ?? '', tool, digest: dataDigest(input), names: shortTexts(input) }];
    }
    case 'tool_result':
      return [
        {
          type: 'result',
          id: event.call_id ?? '',
          digest: dataDigest(event.output ?? null),
          error: null,
          handles: [],
        },
      ];
    case 'terminal':
      return [{ type: 'end', outcome: event.outcome }];
    default:
      return [];
  }
}
