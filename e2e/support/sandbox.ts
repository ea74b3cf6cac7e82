import type { z } from 'zod'
import { sandboxKey } from '../../lib/commands/desk-environment.mjs'
import type { faultSchema } from '../../lib/sandbox/faults'
import type { LogEntry } from '../../lib/sandbox/request-log'

export type FaultOrder = z.input<typeof faultSchema>

type Settings = {
  ratePerSecond?: number | null
  keyRates?: Record<string, number | null>
  addressLookupsPerMinute?: number | null
  latencyMs?: number
  perRowMs?: number
  cutoffMs?: number
  renames?: { applicants?: Record<string, string>; jobs?: Record<string, string> }
  repeats?: Record<string, boolean>
  jobs?: Record<string, 'open' | 'closed'>
}
type ApplicantChange = { insert?: number; delete?: number | (string | number)[]; records?: unknown[] }
type SandboxJob = { id: string | number; title: string; teamId: number; isOpen: boolean }
type SandboxState = { applicants: number; jobs: SandboxJob[]; subscriptions: Record<string, unknown> }

const answersWithinMs = 60_000

/** The controls of a running sandbox, see lib/sandbox/control.ts. */
export class Sandbox {
  constructor(readonly url: string) {}

  async fail(...faults: FaultOrder[]) {
    await this.#call('POST', 'faults', faults)
  }

  /** Holds the next request until `clearFaults` releases it; the desks under test wait that long. */
  async hold(fault: FaultOrder) {
    await this.fail({ ...fault, isHeld: true })
  }

  /** Withdraws all faults, or those of one endpoint, and releases the requests that they delay. */
  async clearFaults(endpoint?: string) {
    await this.#call('DELETE', endpoint ? `faults?endpoint=${encodeURIComponent(endpoint)}` : 'faults')
  }

  /** Resets everything to the start: data, faults, settings, log. */
  async reset() {
    await this.#call('POST', 'reset')
  }

  async set(settings: Settings) {
    await this.#call('POST', 'settings', settings)
  }

  async changeApplicants(change: ApplicantChange) {
    await this.#call('POST', 'applicants', change)
  }

  /** Deletes applicants until this many are left. */
  async leaveApplicants(count: number) {
    const { applicants } = await this.state()
    await this.changeApplicants({ delete: applicants - count })
  }

  /** Replaces all applicants by these, the first at the head. */
  async haveApplicants(records: unknown[]) {
    await this.leaveApplicants(0)
    await this.changeApplicants({ records })
  }

  async state(): Promise<SandboxState> {
    return this.#call('GET', 'state')
  }

  /** Creates a job directly at the partner, not through the desk. Returns its id. */
  async createJob(body: Record<string, unknown>): Promise<unknown> {
    const answer = await fetch(`${this.url}/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': sandboxKey },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`The sandbox refused the job: ${answer.status}`)
    return answer.json()
  }

  /** How many requests to the endpoint the partner carried out. */
  async works(endpoint: string): Promise<number> {
    return (await this.requests(endpoint)).filter(({ isWorkDone }) => isWorkDone).length
  }

  /** The requests that reached the partner, oldest first; `endpoint` as named in the spec, "POST /easy-apply". */
  async requests(endpoint?: string): Promise<LogEntry[]> {
    const { requests }: { requests: LogEntry[] } = await this.#call('GET', 'log')
    return endpoint ? requests.filter((request) => request.endpoint === endpoint) : requests
  }

  async #call(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${this.url}/__sandbox/${path}`, {
      method,
      signal: AbortSignal.timeout(answersWithinMs),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The sandbox refused ${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}
