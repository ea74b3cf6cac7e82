import 'server-only'
import type { Partner, WriteTarget } from '../../partner/client'
import type { PartnerFailure } from '../../partner/failure/failure'
import { inWords } from '../../partner/failure/in-words'
import type { Result } from '../../partner/result'
import type { WriteTest } from '../contract'
import { partner as ownPartner } from '../partner'
import { withEvidence } from './endpoint-evidence'

/**
 * Tests whether a write is permitted, without writing: the request has the wrong Content-Type, which the partner must
 * refuse (spec 4). Sent once, whatever comes back. A partner that breaks that rule may have done something.
 */
export async function testWrite(target: WriteTarget, partner: Partner = ownPartner()): Promise<WriteTest> {
  const answer = await withEvidence('tested', () => partner.testWrite(target))
  return { endpoint: target.endpoint, ...resultOf(answer) }
}

function resultOf(answer: Result<unknown>): Omit<WriteTest, 'endpoint'> {
  if (answer.ok) return { result: 'taken', failure: null }
  const { failure } = answer
  return { result: resultOfFailure(failure), failure: inWords(failure) }
}

function resultOfFailure({ kind, status }: PartnerFailure): WriteTest['result'] {
  if (kind === 'not-permitted' || kind === 'out-of-scope') return kind
  if (status === 400 || status === 415 || status === 422) return 'probably'
  return 'unclear'
}
