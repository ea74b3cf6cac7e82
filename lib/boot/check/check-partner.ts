import { readProfile } from '@/lib/connection/profile'
import { lineOfProblem, problemOf } from '@/lib/connection/status/problem-of'
import { createPartner } from '@/lib/partner/client'
import type { FailureKind, PartnerFailure } from '@/lib/partner/failure/failure'
import { probeReach } from '@/lib/partner/reach/probe-reach'
import { config } from '@/lib/runtime/config'
import type { CheckResult } from './contract'

/** Failures that still show that the partner knows the key. */
const reached: Partial<Record<FailureKind, string>> = {
  'not-permitted': 'the key is accepted, but may not list applicants',
  'out-of-scope': 'the key is accepted, but sees no applicants',
  'rate-limited': 'it answers, and limits the rate of this key at the moment',
}

/** Checks the route to the partner, and sends one GET /applicants for one record (spec 4.1), which changes nothing. */
export async function checkPartner(): Promise<CheckResult> {
  const { url, key, profileFile } = config().partner
  const profile = readProfile(profileFile)
  const partner = createPartner({ sender: { url, key, newReference: () => crypto.randomUUID() }, profile, login: null })
  const seen: { failure: PartnerFailure | null } = { failure: null }
  const reach = await probeReach(url, {
    async ask() {
      const answer = await partner.listApplicants({ offset: 0, limit: 1 })
      seen.failure = answer.ok ? null : answer.failure
      return seen.failure
    },
  })
  const problem = problemOf({ reach, endpoints: [{ endpoint: 'list-applicants', state: 'failed', ...seen }] })
  if (!problem) return { check: 'partner', state: 'ok', message: `${url} answers, and the key is accepted` }
  const good = seen.failure && reached[seen.failure.kind]
  if (good) return { check: 'partner', state: 'ok', message: `${url}: ${good}` }
  return { check: 'partner', state: 'failed', message: `${url}: ${lineOfProblem(problem)}` }
}
