import 'server-only'
import { answerRefusal } from './answer-json'
import type { Lifetime } from './contract'

/**
 * For reads. Answers 401 when the session ends first, and cuts a file that is on its way then. The signal of the
 * request that the handler gets is aborted too, when the session ends and when the client leaves.
 */
export async function answerUntilSessionEnds(
  request: Request,
  watch: (() => Lifetime) | undefined,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!watch) return answer(request)
  const { signal, release } = watch()
  const over = () => answerRefusal({ status: 401, hasEnded: true })
  if (signal.aborted) return over()
  const { url, method, headers } = request
  const watched = new Request(url, { method, headers, signal: AbortSignal.any([request.signal, signal]) })
  const answered = answer(watched)
  try {
    const response = await Promise.race([answered, endOf(signal)])
    if (response !== 'ended') return cutAtEnd(response, { signal: watched.signal, release })
  } catch (error) {
    release()
    // What the handler throws because it was called off is no fault.
    if (!signal.aborted) throw error
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
 * JSON is whole already; a file may be on its way for minutes. An aborted pipe breaks the connection off. `signal` is
 * also that of a client who leaves before the file begins: nobody would ever read or cancel it then.
 */
function cutAtEnd(response: Response, { signal, release }: Lifetime): Response {
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
