import { fullKey } from '../sandbox/keys'

/** The response: `json` is undefined if the body is not JSON. */
type Called = { status: number; contentType: string | null; headers: Headers; text: string; json: unknown }

export type CallOptions = {
  /** null sends no key. */
  key?: string | null
  body?: unknown
  /** Sent unchanged, in place of `body`. */
  rawBody?: string
  headers?: Record<string, string>
}

/** Calls a sandbox over real HTTP as `METHOD /path?query`, with the full key and JSON by default. */
export async function callSandbox(baseUrl: string, request: string, options: CallOptions = {}): Promise<Called> {
  const [method = 'GET', path = '/'] = request.split(' ')
  const headers = new Headers()
  const key = options.key === undefined ? fullKey.secret : options.key
  const body = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body))
  if (key !== null) headers.set('X-Api-Key', key)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (value === '') headers.delete(name)
    else headers.set(name, value)
  }
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    headers: response.headers,
    text,
    json: parseOrUndefined(text),
  }
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
