import { classIf, type TurnCheck } from './turn-check.ts';

/** Every request has its result, every result its request and its use, every use its result (HARNESS-TYPESTATE 5). */
export const checkJoin: TurnCheck = ({ joinState }) => [
  ...classIf(joinState.missingResultCallIds.length > 0, 'tool.result_missing'),
  ...classIf(joinState.orphanResultCallIds.length > 0, 'tool.result_orphan'),
  ...classIf(joinState.missingUseCallIds.length > 0, 'tool.use_missing'),
  ...classIf(joinState.unknownUseCallIds.length > 0, 'tool.use_without_result'),
  ...classIf(!joinState.setsClosed, 'tool.join_incomplete'),
];
