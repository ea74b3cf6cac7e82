import { type JsonLimits, scanJson } from '../records/scan-json'

/** 500 rows of 500 cells and what is sent of them; nothing that our own pages send comes near. */
const limits: JsonLimits = { depth: 100, elements: 500_000 }

/**
 * A request's body as JSON, up to a size in bytes; what has too many parts, or is nested too deep, is too large too.
 */
export async function readJson(
  request: Request,
  mostBytes: number,
): Promise<{ json: unknown } | 'too-large' | 'no-json'> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    // Leaving the loop calls off what is still to come.
    if (bytes > mostBytes) return 'too-large'
    parts.push(part)
  }
  const text = Buffer.concat(parts).toString('utf8')
  if (!scanJson(text, limits).fits) return 'too-large'
  try {
    return { json: JSON.parse(text) }
  } catch {
    return 'no-json'
  }
}
