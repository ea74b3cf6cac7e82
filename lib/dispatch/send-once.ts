import 'server-only'
import type { Result } from '../partner/result'
import { holdExit } from '../server/hold-exit'
import type { Verdict } from './contract'

/**
 * Sends a write once and says what became of it. The server does not stop before the answer is in, and a failure that leaves
 * it open whether anything changed is never called a refusal.
 */
export async function sendOnce<Done>(
  send: () => Promise<Result<unknown>>,
  readDone: (answer: unknown) => Done,
): Promise<Verdict<Done>> {
  const result = await holdExit(send)
  if (result.ok) return { state: 'done', done: readDone(result.value) }
  const { failure } = result
  return { state: failure.changed === 'no' ? 'refused' : 'unclear', failure }
}
