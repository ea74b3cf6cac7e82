import 'server-only'
import type { FailureKind } from '../partner/failure/failure'
import type { ConnectionStatus, EndpointEvidence } from './contract'
import { readEvidence } from './endpoint-evidence'
import { knownProblem } from './known-problem'

/** Failures of the partner's own servers, or of the network before them: nothing at this desk puts them right. */
const theirs: FailureKind[] = [
  'server-error',
  'dependency-failed',
  'unavailable',
  'too-slow',
  'no-answer-in-time',
  'unreachable',
  'connection-lost',
]

/** Whether the partner works for this desk, for everybody who wonders; from what was seen, without asking it again. */
export async function readConnectionStatus(): Promise<ConnectionStatus> {
  const evidence = await readEvidence()
  const lists = [evidence.get('list-applicants'), evidence.get('list-jobs')].filter((seen) => seen !== undefined)
  return statusOf(lists, knownProblem() !== null)
}

/** `hasProblem`: this server knows of something that stays until somebody changes it. */
export function statusOf(lists: readonly EndpointEvidence[], hasProblem: boolean): ConnectionStatus {
  const [newest] = [...lists].sort((one, other) => other.at.localeCompare(one.at))
  const failed = lists.filter(({ state }) => state !== 'works')
  const own = failed.find(({ kind }) => !theirs.some((known) => known === kind))
  if (own) return { state: 'setup', at: own.at }
  if (failed.length > 0) return { state: 'partner-down', at: earliest(failed) }
  if (hasProblem) return { state: 'setup', at: null }
  return newest ? { state: 'works', at: newest.at } : { state: 'unknown', at: null }
}

function earliest(seen: readonly EndpointEvidence[]): string | null {
  return seen.map(({ at }) => at).sort()[0] ?? null
}
