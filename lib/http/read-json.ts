import { type JsonLimits, scanJson } from '../records/scan-json'

/** 500 rows of 500 cells and what is sent with them; nothing that our own pages send comes near. */
const limits: JsonLimits = { depth: 100, elements: 500_000 }

/**
 * Reads a request's body as JSON, up to a size in bytes. Too many parts or too deep nesting count as too large, too.
 */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<{ json: unknown } | 'too-large' | 'no-json'> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    // Leaving the loop cancels the rest of the stream.
    if (bytes > maxBytes) return 'too-large'
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
