import 'server-only'
import { brotliCompressSync, constants } from 'node:zlib'

/** Below, the headers would cost what is saved; above, the thread would be held up: Next compresses those as it can. */
const packed = { leastBytes: 1_024, mostBytes: 256 * 1_024 }
/** As small as gzip makes it by default, in a fifth of the time. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 2 }

const texts = new WeakMap<Response, string>()

/** The answer's body is this text: it can be packed without reading it back. */
export function withText(response: Response, text: string): Response {
  texts.set(response, text)
  return response
}

/** The same answer, compressed at once where that is cheaper than the stream in which Next would compress it. */
export function packAnswer(response: Response, accepted: string | null): Response {
  const text = texts.get(response)
  if (text === undefined || !takesBrotli(accepted ?? '')) return response
  const bytes = Buffer.from(text)
  if (bytes.length < packed.leastBytes || bytes.length > packed.mostBytes) return response
  const body = brotliCompressSync(bytes, { params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'br')
  headers.set('content-length', String(body.length))
  headers.append('vary', 'Accept-Encoding')
  return new Response(new Uint8Array(body), { status: response.status, headers })
}

function takesBrotli(accepted: string): boolean {
  return accepted.split(',').some((part) => /^\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(part))
}
