/** One request as seen by the sandbox. `status` is null while it is in progress, and when no answer was sent. */
export type LogEntry = {
  sequence: number
  /** ISO 8601. */
  time: string
  method: string
  path: string
  query: Record<string, string>
  /** The endpoint's name (spec 4), null for a path or method that does not exist. */
  endpoint: string | null
  status: number | null
  transport: string | null
  keyLast4: string | null
  /** True once the endpoint has done its work, even if the answer was a fault or a 504. */
  isWorkDone: boolean
  hasFault: boolean
  contentType: string | null
  bodyBytes: number
  /** The JSON of a write, with long strings shortened; null when there was none. */
  body: unknown
}

export type RequestLog = {
  start(facts: Omit<LogEntry, 'sequence' | 'time' | 'status' | 'transport' | 'isWorkDone' | 'hasFault'>): LogEntry
  list(after: number): LogEntry[]
  clear(): void
}

const entryLimit = 20_000
const stringLimit = 2_000

export function createRequestLog(): RequestLog {
  let entries: LogEntry[] = []
  let sequence = 0
  return {
    start(facts) {
      sequence += 1
      const entry: LogEntry = {
        sequence,
        time: new Date().toISOString(),
        ...facts,
        body: shorten(facts.body),
        status: null,
        transport: null,
        isWorkDone: false,
        hasFault: false,
      }
      entries.push(entry)
      if (entries.length > entryLimit * 2) entries = entries.slice(-entryLimit)
      return entry
    },
    list: (after) => entries.filter((entry) => entry.sequence > after),
    clear() {
      entries = []
    },
  }
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length <= stringLimit ? value : `${value.slice(0, 64)}… (${value.length} characters)`
  }
  if (Array.isArray(value)) return value.map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]))
}
