import { GLOBAL, KEPT_MS, LEASE_MS, OPEN_MS } from './budget-state.ts';

/** Its functions are those of `budget-state.ts`. ARGV[1] is the prefix. */
const CLOCK = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function keep(key)
  local midnight = (math.floor(now / 86400000) + 1) * 86400000
  redis.call('PEXPIREAT', ARGV[1] .. key, key == '${GLOBAL}' and midnight or now + ${KEPT_MS})
end
-- The day of the proleptic calendar in UTC, from the days since 1 March of year 0.
local function day()
  local z = math.floor(now / 86400000) + 719468
  local era = math.floor(z / 146097)
  local doe = z - era * 146097
  local yoe = math.floor((doe - math.floor(doe / 1460) + math.floor(doe / 36524) - math.floor(doe / 146096)) / 365)
  local doy = doe - 365 * yoe - math.floor(yoe / 4) + math.floor(yoe / 100)
  local mp = math.floor((5 * doy + 2) / 153)
  local month = mp < 10 and mp + 3 or mp - 9
  local year = yoe + era * 400 + (month <= 2 and 1 or 0)
  return string.format('%04d-%02d-%02d', year, month, doy - math.floor((153 * mp + 2) / 5) + 1)
end`;

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
  /** KEYS: the reservation. ARGV: the prefix, its id, JSON of what it asks for. The answer as JSON. */
  reserve: `#!lua${CLOCK}
if redis.call('EXISTS', KEYS[1]) == 1 then return '{}' end
local id, asked = ARGV[2], cjson.decode(ARGV[3])
local date = day()
local function field(use, name) return tonumber(redis.call('HGET', ARGV[1] .. use.key, name .. use.field) or nil) end
local function told(use, consumed, breaker)
  return { key = use.key, field = use.field, consumed = consumed, limit = field(use, 'limit:') or use.limit or 0, breaker = breaker }
end
local function isFull(use, value, more)
  local limit = field(use, 'limit:') or use.limit
  return limit and value + more > limit
end
for _, use in ipairs(asked.counters) do
  use.key = string.gsub(use.key, '{date}', date)
  local value = field(use, '') or 0
  if isFull(use, value, use.add) then return cjson.encode({ refused = told(use, value) }) end
end
for _, use in ipairs(asked.places) do
  use.key = string.gsub(use.key, '{date}', date)
  use.lease = ARGV[1] .. 'lease:' .. use.gauge
  redis.call('ZREMRANGEBYSCORE', use.lease, '-inf', now)
  local value = redis.call('ZCARD', use.lease)
  local isOpen = use.breaks and (field(use, 'open_until:') or 0) > now
  if isOpen or isFull(use, value, 1) then
    if not use.breaks then return cjson.encode({ refused = told(use, value) }) end
    if isOpen then return cjson.encode({ refused = told(use, value, 'open') }) end
    redis.call('HSET', ARGV[1] .. use.key, 'open_until:' .. use.field, now + ${OPEN_MS})
    keep(use.key)
    return cjson.encode({ refused = told(use, value, 'opens') })
  end
end
local warned, held = {}, { counters = {}, gauges = {} }
local function warn(use, value)
  if not use.warn or value < use.warn then return end
  if redis.call('HSETNX', ARGV[1] .. use.key, 'warned:' .. use.field, 1) == 1 then table.insert(warned, told(use, value)) end
end
for _, use in ipairs(asked.counters) do
  warn(use, redis.call('HINCRBY', ARGV[1] .. use.key, use.field, use.add))
  keep(use.key)
  table.insert(held.counters, { key = use.key, field = use.field, add = use.add })
end
for _, use in ipairs(asked.places) do
  redis.call('ZADD', use.lease, now + ${LEASE_MS}, id)
  redis.call('PEXPIRE', use.lease, ${KEPT_MS})
  redis.call('HDEL', ARGV[1] .. use.key, 'open_until:' .. use.field)
  warn(use, redis.call('ZCARD', use.lease))
  keep(use.key)
  table.insert(held.gauges, use.lease)
end
redis.call('SET', KEYS[1], cjson.encode(held), 'PX', ${KEPT_MS})
return #warned == 0 and '{}' or cjson.encode({ warned = warned })`,
  /** KEYS: the reservation. ARGV: the prefix, its id, JSON of what was used by field. Also where memory is short: it gives back. */
  settle: `#!lua flags=allow-oom${CLOCK}
local text = redis.call('GET', KEYS[1])
if not text then return 0 end
local held, used = cjson.decode(text), cjson.decode(ARGV[3])
for _, use in ipairs(held.counters) do
  redis.call('HINCRBY', ARGV[1] .. use.key, use.field, (used[use.field] or use.add) - use.add)
  keep(use.key)
end
for _, lease in ipairs(held.gauges) do redis.call('ZREM', lease, ARGV[2]) end
redis.call('DEL', KEYS[1])
return 1`,
  /** KEYS: the hash of a period. ARGV: the prefix, the key without it, the field, its value. */
  put: `#!lua${CLOCK}
redis.call('HSET', KEYS[1], ARGV[3], ARGV[4])
keep(ARGV[2])
return 1`,
  /** KEYS: the reservation. ARGV: the prefix, its id. */
  renew: `#!lua flags=allow-oom${CLOCK}
local text = redis.call('GET', KEYS[1])
if not text then return 0 end
for _, lease in ipairs(cjson.decode(text).gauges) do redis.call('ZADD', lease, 'XX', now + ${LEASE_MS}, ARGV[2]) end
return 1`,
} as const;
