import { z } from 'zod'
import { type Answer, answerStatus, jsonAnswer } from './answer'
import { endpointNames } from './keys'

const endpointName = z
  .string()
  .transform((name) => name.replaceAll(/\{(\w+)\}/g, ':$1'))
  .refine((name) => name === '*' || endpointNames.some((known) => known === name), 'is not an endpoint of the spec')

/** A fault as requested through the control API. */
export const faultSchema = z.strictObject({
  /** As named in the spec, `PUT /jobs/ai_chat/subscription/:team_id`; `*` means all. */
  endpoint: endpointName,
  /** How many requests it applies to; null means until it is withdrawn. */
  times: z.number().int().min(1).nullable().default(1),
  /** Without status, body and transport the answer is only delayed. */
  status: z.number().int().min(200).max(599).optional(),
  /** A string is sent as it is, anything else as JSON; when omitted, the status has its usual body. */
  body: z.json().optional(),
  contentType: z.string().optional(),
  /** The Retry-After header, in seconds; the spec does not mention it. */
  retryAfter: z.number().int().min(0).optional(),
  delayMs: z.number().int().min(0).default(0),
  /** Waits until the faults are withdrawn, instead of `delayMs`; the cutoff does not apply. */
  isHeld: z.boolean().default(false),
  /** Before the work (nothing happens) or after it (everything happened, but the answer says otherwise). */
  when: z.enum(['before', 'after']).default('before'),
  /** Only with `when: 'after'`: the answer is sent at once, and the work done this many milliseconds later, unseen. */
  lateMs: z.number().int().min(0).default(0),
  /**
   * drop: closes the socket without an answer; truncate: sends half of the body; endless: a body that never ends; hang:
   * never answers.
   */
  transport: z.enum(['drop', 'truncate', 'endless', 'hang']).nullable().default(null),
  match: z
    .strictObject({
      offsetAtLeast: z.number().int().optional(),
      limitAbove: z.number().int().optional(),
      /** The page includes this position, counted from 0: for a record that cannot be read. */
      pageHolds: z.number().int().optional(),
      /** Part of the raw body, such as an email address or a job id. */
      bodyContains: z.string().optional(),
      key: z.string().optional(),
    })
    .default({}),
})

export type Fault = z.infer<typeof faultSchema>

/** The facts that a fault can be matched by. */
type FaultFacts = { endpoint: string; query: Record<string, string>; rawBody: string; key: string | undefined }

export type FaultQueue = {
  add(fault: Fault): void
  /** Takes the first fault that matches this request, and counts one use; undefined when none matches. */
  take(facts: FaultFacts): Fault | undefined
  list(): Fault[]
  /** Waits as long as the fault says; ends early when the faults are withdrawn. */
  delay(fault: Fault): Promise<void>
  /** Withdraws all faults, or those requested for this endpoint. */
  clear(endpoint?: string): void
}

export function createFaultQueue(): FaultQueue {
  let faults: Fault[] = []
  /** Faults that requests have met, until withdrawn, with callbacks that end their delays. */
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
        // Unreferenced: a stopped sandbox must not wait for an answer that no client reads.
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

/** The fault's answer; null if the endpoint's own answer is sent, only delayed or truncated. */
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

function holds({ offset = '0', limit = '30' }: Record<string, string>, index: number): boolean {
  return Number(offset) <= index && index < Number(offset) + Number(limit)
}
