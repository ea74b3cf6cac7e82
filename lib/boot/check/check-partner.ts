import { readProfile } from '@/lib/connection/profile'
import { lineOfProblem, problemOf } from '@/lib/connection/status/problem-of'
import { createPartner } from '@/lib/partner/client'
import type { FailureKind, PartnerFailure } from '@/lib/partner/failure/failure'
import { probeReach } from '@/lib/partner/reach/probe-reach'
import { isReached } from '@/lib/partner/reach/reach'
import type { Result } from '@/lib/partner/result'
import { config } from '@/lib/runtime/config'
import type { CheckResult } from './contract'

type List = 'list-applicants' | 'list-jobs'
type Failed = { endpoint: List; state: 'failed'; failure: PartnerFailure }

const recordsOf = { 'list-applicants': 'applicants', 'list-jobs': 'jobs' } as const

/** Failures that still show that the partner knows the key. */
const reached: Partial<Record<FailureKind, (list: List) => string>> = {
  'not-permitted': (list) => `the key is accepted, but may not list ${recordsOf[list]}`,
  'out-of-scope': (list) => `the key is accepted, but sees no ${recordsOf[list]}`,
  'rate-limited': () => 'it answers, and limits the rate of this key at the moment',
}

/** Checks the route to the partner, and reads one applicant and the jobs, as a start does. Changes nothing. */
export async function checkPartner(): Promise<CheckResult> {
  const { url, key, profileFile } = config().partner
  const profile = readProfile(profileFile)
  const partner = createPartner({ sender: { url, key, newReference: () => crypto.randomUUID() }, profile, login: null })
  const failures: Failed[] = []
  async function read(endpoint: List, asked: Promise<Result<unknown>>): Promise<PartnerFailure | null> {
    const answer = await asked
    if (answer.ok) return null
    failures.push({ endpoint, state: 'failed', failure: answer.failure })
    return answer.failure
  }
  const reach = await probeReach(url, {
    ask: () => read('list-applicants', partner.listApplicants({ offset: 0, limit: 1 })),
  })
  const isAnswered = isReached(reach) || failures.some(({ failure }) => failure.status !== null)
  if (isAnswered) await read('list-jobs', partner.listJobs())
  const faults = failures.filter(({ failure }) => !(failure.kind in reached))
  const problem = faults.length > 0 || failures.length === 0 ? problemOf({ reach, endpoints: faults }) : null
  if (problem) return { check: 'partner', state: 'failed', message: `${url}: ${lineOfProblem(problem)}` }
  const limits = new Set(failures.map(({ endpoint, failure }) => reached[failure.kind]?.(endpoint)))
  if (limits.size > 0) return { check: 'partner', state: 'ok', message: `${url}: ${[...limits].join('; ')}` }
  return { check: 'partner', state: 'ok', message: `${url} answers, and the key reads its applicants and jobs` }
}
