import 'server-only'
import type { Partner } from '../../partner/client'
import type { PartnerFailure } from '../../partner/failure/failure'
import type { Lane } from '../../partner/pacing/lanes'
import { probeReach } from '../../partner/reach/probe-reach'
import { isReached } from '../../partner/reach/reach'
import type { Result } from '../../partner/result'
import { config } from '../../runtime/config'
import type { ConnectionCheck, EndpointCheck, EndpointState } from '../contract'
import { partner as ownPartner } from '../partner'
import { withEvidence } from './endpoint-evidence'
import { noteUnreachable } from './known-problem'

type Options = { partner?: Partner; url?: string; lane?: Lane; signal?: AbortSignal }

/**
 * Probes the connection to the partner, then reads one applicant and the list of jobs, once each; changes nothing. The
 * results count as real answers do: teams are learned, and problems and what the key may do are remembered.
 */
export function checkConnection(options: Options = {}): Promise<ConnectionCheck> {
  return withEvidence('checked', () => look(options))
}

async function look({
  partner = ownPartner(),
  url = config().partner.url,
  lane = 'person',
  signal,
}: Options): Promise<ConnectionCheck> {
  const options = { lane, ...(signal ? { signal } : {}) }
  let applicants: EndpointCheck = { endpoint: 'list-applicants', state: 'untried', failure: null }
  const reach = await probeReach(url, {
    ...(signal ? { signal } : {}),
    async ask() {
      applicants = checkOf('list-applicants', await partner.listApplicants({ offset: 0, limit: 1 }, options))
      return applicants.failure
    },
  })
  if (reach.issue && applicants.state === 'untried') noteUnreachable(reach)
  const isAnswered = isReached(reach) || typeof applicants.failure?.status === 'number'
  const jobs: EndpointCheck = isAnswered
    ? checkOf('list-jobs', await partner.listJobs(options))
    : { endpoint: 'list-jobs', state: 'untried', failure: null }
  return { at: new Date().toISOString(), reach, endpoints: [applicants, jobs] }
}

function checkOf(endpoint: EndpointCheck['endpoint'], answer: Result<unknown>): EndpointCheck {
  return answer.ok
    ? { endpoint, state: 'works', failure: null }
    : { endpoint, state: stateOf(answer.failure), failure: answer.failure }
}

function stateOf({ kind }: PartnerFailure): EndpointState {
  return kind === 'not-permitted' || kind === 'out-of-scope' ? kind : 'failed'
}
