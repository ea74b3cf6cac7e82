/** A request's body as JSON, up to a size in bytes; undefined where it is larger, or is no JSON. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    // Leaving the loop calls off what is still to come.
    if (bytes > mostBytes) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}
