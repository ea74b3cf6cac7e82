import type { Result } from '../partner/result'
import type { Verdict } from './contract'

/** The verdict on a write that was sent once. A failure that leaves it open whether anything changed is never called a refusal. */
export function judge<Done>(result: Result<unknown>, readDone: (answer: unknown) => Done): Verdict<Done> {
  if (result.ok) return { state: 'done', done: readDone(result.value) }
  const { failure } = result
  return failure.changed === 'no' ? { state: 'refused', failure } : { state: 'unclear', failure }
}
