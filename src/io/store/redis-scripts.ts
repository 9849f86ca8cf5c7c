/**
 * Transitions that Redis makes as a whole: `#!lua` refuses one that would not fit into its memory before it begins. The first key is that of the
 * request, which stands for two minutes once it was done: what is asked again after a lost connection is not done twice.
 */
export const SCRIPTS = {
  /**
   * KEYS: the request, the document, the sets, the sorted sets. ARGV: whether a document is expected, it, whether there is a next one, it, the
   * id that indexes hold, how many sets. 1 where it was done.
   */
  swap: `#!lua
if redis.call('EXISTS', KEYS[1]) == 1 then return 1 end
local expected = ARGV[1] == '1' and ARGV[2]
if redis.call('GET', KEYS[2]) ~= expected then return 0 end
local puts = ARGV[3] == '1'
if puts then redis.call('SET', KEYS[2], ARGV[4]) else redis.call('DEL', KEYS[2]) end
local time = redis.call('TIME')
for at = 3, #KEYS do
  local isSet = at <= 2 + ARGV[6]
  if not puts then redis.call(isSet and 'SREM' or 'ZREM', KEYS[at], ARGV[5])
  elseif isSet then redis.call('SADD', KEYS[at], ARGV[5])
  else redis.call('ZADD', KEYS[at], time[1] * 1000 + math.floor(time[2] / 1000), ARGV[5]) end
end
redis.call('SET', KEYS[1], '', 'PX', 120000)
return 1`,
  /** KEYS: the request, the stream. ARGV: how many of the newest events stay, the event. */
  log: `#!lua
if redis.call('EXISTS', KEYS[1]) == 1 then return 1 end
redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[1], '*', 'event', ARGV[2])
redis.call('SET', KEYS[1], '', 'PX', 120000)
return 1`,
} as const;
