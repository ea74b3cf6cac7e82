import 'server-only'
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

/** Compressed by the build (lib/commands/compress-static.mjs). Order of preference. */
const encodings = [
  { extension: '.br', name: 'br' },
  { extension: '.gz', name: 'gzip' },
]
const types = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
])

type Packed = { file: string; type: string; encoding: string; size: number }
/** Answers a request for a packed file; returns false for any other request. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/** The packed files of the running build. In development Next builds files on request. */
export function packedFiles(): StaticFiles {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'static')
  return process.env.NODE_ENV === 'production' && existsSync(folder)
    ? staticFiles(folder, '/_next/static/')
    : () => false
}

/**
 * Serves a build's scripts and styles as the build compressed them: smaller than what Next would compress anew for each
 * request. Knows only what was in the folder at the start, by full path; everything else is left to Next.
 */
export function staticFiles(folder: string, prefix: string): StaticFiles {
  const known = new Map<string, Packed[]>()
  for (const { extension, name } of encodings)
    for (const found of readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, encoding: 'utf8' })) {
      const type = types.get(extname(found.slice(0, -extension.length)))
      if (!found.endsWith(extension) || !type) continue
      const file = join(/* turbopackIgnore: true */ folder, found)
      const path = prefix + found.slice(0, -extension.length).split(sep).join('/')
      const packed = { file, type, encoding: name, size: statSync(file).size }
      known.set(path, [...(known.get(path) ?? []), packed])
    }
  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const taken = acceptedEncodings(request.headers['accept-encoding'])
    const packed = known.get(path)?.find(({ encoding }) => taken.has(encoding))
    if (!packed) return false
    response.writeHead(200, {
      'Content-Type': packed.type,
      'Content-Encoding': packed.encoding,
      'Content-Length': packed.size,
      // The file name contains a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    })
    if (request.method === 'HEAD') response.end()
    else
      createReadStream(/* turbopackIgnore: true */ packed.file)
        .once('error', () => response.destroy())
        .pipe(response)
    return true
  }
}

/** The encodings named in the header and not refused by `q=0`. */
function acceptedEncodings(header: string | string[] | undefined): ReadonlySet<string> {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',')
  return new Set(
    parts.filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0]?.trim() ?? ''),
  )
}
