import { z } from 'zod'
import { type Answer, answerStatus, jsonAnswer } from './answer'
import { endpointNames } from './keys'

const endpointName = z
  .string()
  .transform((name) => name.replaceAll(/\{(\w+)\}/g, ':$1'))
  .refine((name) => name === '*' || endpointNames.some((known) => known === name), 'is not an endpoint of the spec')

/** A fault as it is ordered over the control address. */
export const faultSchema = z.strictObject({
  /** As the spec names it, `PUT /jobs/ai_chat/subscription/:team_id`; `*` is all of them. */
  endpoint: endpointName,
  /** How many requests it meets; null is until it is withdrawn. */
  times: z.number().int().min(1).nullable().default(1),
  /** Left out together with body and transport: the request is only late. */
  status: z.number().int().min(200).max(599).optional(),
  /** A string is sent as it is, anything else as JSON; left out, the status has its usual body. */
  body: z.json().optional(),
  contentType: z.string().optional(),
  /** Seconds, as the header says it; the specification knows none. */
  retryAfter: z.number().int().min(0).optional(),
  delayMs: z.number().int().min(0).default(0),
  /** Waits, in place of `delayMs`, until the faults are withdrawn; no cutoff ends it. */
  isHeld: z.boolean().default(false),
  /** Before the work (nothing happens) or after it (everything happened, the answer lies). */
  when: z.enum(['before', 'after']).default('before'),
  /** Only with `when: 'after'`: the answer is sent at once, and the work is done so many milliseconds later, unseen. */
  lateMs: z.number().int().min(0).default(0),
  /**
   * drop: closes the socket unanswered; truncate: half of the body; endless: a body without an end; hang: never
   * answers.
   */
  transport: z.enum(['drop', 'truncate', 'endless', 'hang']).nullable().default(null),
  match: z
    .strictObject({
      offsetAtLeast: z.number().int().optional(),
      limitAbove: z.number().int().optional(),
      /** The page holds the place of this number, counted from 0: a record that nobody can read. */
      pageHolds: z.number().int().optional(),
      /** A piece of the raw body: an e-mail address, a job's id. */
      bodyContains: z.string().optional(),
      key: z.string().optional(),
    })
    .default({}),
})

export type Fault = z.infer<typeof faultSchema>

/** What a fault can be matched by. */
type FaultFacts = { endpoint: string; query: Record<string, string>; rawBody: string; key: string | undefined }

export type FaultQueue = {
  add(fault: Fault): void
  /** The first fault in line for this request, used up once; undefined where none is meant for it. */
  take(facts: FaultFacts): Fault | undefined
  list(): Fault[]
  /** Waits as long as a fault says; ends early when the faults are withdrawn. */
  delay(fault: Fault): Promise<void>
  /** Withdraws all faults, or those that were ordered for this endpoint. */
  clear(endpoint?: string): void
}

export function createFaultQueue(): FaultQueue {
  let faults: Fault[] = []
  /** The faults that requests have met, until they are withdrawn: calls that end the delays. */
  const taken = new Map<Fault, Set<() => void>>()
  return {
    add(fault) {
      faults.push({ ...fault })
    },
    take(facts) {
      const fault = faults.find((candidate) => isMeant(candidate, facts))
      if (fault && !taken.has(fault)) taken.set(fault, new Set())
      if (fault === undefined || fault.times === null) return fault
      const left = fault.times - 1
      faults =
        left > 0
          ? faults.map((one) => (one === fault ? { ...one, times: left } : one))
          : faults.filter((one) => one !== fault)
      return fault
    },
    list: () => faults,
    async delay(fault) {
      const { delayMs, isHeld } = fault
      const delays = taken.get(fault)
      if (delays === undefined || (delayMs === 0 && !isHeld)) return
      await new Promise<void>((resolve) => {
        // Unreferenced: a sandbox that is stopped must not wait for an answer that nobody reads.
        const timer = isHeld ? undefined : setTimeout(resolve, delayMs).unref()
        delays.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    },
    clear(endpoint) {
      const isWithdrawn = (fault: Fault) => endpoint === undefined || fault.endpoint === endpoint
      faults = faults.filter((fault) => !isWithdrawn(fault))
      for (const [fault, delays] of taken)
        if (isWithdrawn(fault)) {
          taken.delete(fault)
          for (const end of delays) end()
        }
    },
  }
}

/** The fault's answer; null if the endpoint's own answer is sent, only late or cut. */
export function answerFault(fault: Fault): Answer | null {
  const answer = plainAnswer(fault)
  return answer && fault.retryAfter !== undefined ? { ...answer, retryAfter: fault.retryAfter } : answer
}

function plainAnswer(fault: Fault): Answer | null {
  if (fault.status === undefined && fault.body === undefined) return null
  const status = fault.status ?? 200
  if (fault.body === undefined) return answerStatus(status)
  const answer =
    typeof fault.body === 'string'
      ? { status, contentType: 'text/html; charset=utf-8', text: fault.body }
      : jsonAnswer(status, fault.body)
  return fault.contentType === undefined ? answer : { ...answer, contentType: fault.contentType }
}

function isMeant(fault: Fault, facts: FaultFacts): boolean {
  const { match } = fault
  if (fault.endpoint !== '*' && fault.endpoint !== facts.endpoint) return false
  if (match.offsetAtLeast !== undefined && Number(facts.query.offset ?? 0) < match.offsetAtLeast) return false
  if (match.limitAbove !== undefined && Number(facts.query.limit ?? 30) <= match.limitAbove) return false
  if (match.pageHolds !== undefined && !holds(facts.query, match.pageHolds)) return false
  if (match.bodyContains !== undefined && !facts.rawBody.includes(match.bodyContains)) return false
  return match.key === undefined || match.key === facts.key
}

function holds({ offset = '0', limit = '30' }: Record<string, string>, place: number): boolean {
  return Number(offset) <= place && place < Number(offset) + Number(limit)
}
