import 'server-only'
import { answerRefusal } from './answer-json'
import type { Lifetime } from './contract'

/**
 * For reads. Refuses when the session ends or the role is lowered before the answer, and cuts off a file that is being
 * sent. The signal that the handler gets is aborted then, and when the client leaves. It is not the signal of a Request
 * made for the handler: such a signal is no longer aborted once the Request has been garbage-collected.
 */
export async function answerUntilSessionEnds(
  request: Request,
  watch: (() => Lifetime) | undefined,
  answer: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  if (!watch) return answer(request.signal)
  const { signal: ended, refusal, release } = watch()
  const over = () => answerRefusal(refusal())
  if (ended.aborted) return over()
  const signal = AbortSignal.any([request.signal, ended])
  const answered = answer(signal)
  try {
    const response = await Promise.race([answered, endOf(ended)])
    if (response !== 'ended') return cutAtEnd(response, signal, release)
  } catch (error) {
    release()
    // What the handler throws because it was aborted is not an error.
    if (!ended.aborted) throw error
  }
  release()
  answered.then((late) => late.body?.cancel()).catch(() => null)
  return over()
}

function endOf(signal: AbortSignal): Promise<'ended'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('ended')
    else signal.addEventListener('abort', () => resolve('ended'), { once: true })
  })
}

/**
 * JSON is complete already; sending a file may take minutes. Aborting the pipe breaks off the connection. `signal` is
 * also aborted when the client leaves before the file begins: nothing would ever read or cancel the body then.
 */
function cutAtEnd(response: Response, signal: AbortSignal, release: () => void): Response {
  const isFile = !response.headers.get('content-type')?.startsWith('application/json')
  if (!response.body || !isFile) {
    release()
    return response
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  response.body
    .pipeTo(writable, { signal })
    .catch(() => null)
    .finally(release)
  return new Response(readable, response)
}
