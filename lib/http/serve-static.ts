import 'server-only'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

/** Compressed by the build (lib/commands/compress-static.mjs). A client that takes no such copy gets Next's answer. */
const packedTypes = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
])
/** Compressed by themselves. */
const plainTypes = new Map([['.woff2', 'font/woff2']])

/** The forms of a file that can be sent, best first; `extension` is what the form's name adds to the file's own. */
const forms = [
  { extension: '.br', encoding: 'br', types: packedTypes },
  { extension: '.gz', encoding: 'gzip', types: packedTypes },
  { extension: '', encoding: null, types: plainTypes },
]

type StaticFile = { file: string; type: string; encoding: string | null; size: number }
/** Answers a request for a file of the build; returns false for any other request. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/** The files of the running build. In development Next builds files on request. */
export function filesOfBuild(): StaticFiles {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'static')
  return process.env.NODE_ENV === 'production' && existsSync(folder)
    ? staticFiles(folder, '/_next/static/')
    : () => false
}

/**
 * Serves a build's scripts and styles as the build compressed them, smaller than what Next would compress anew for each
 * request, and its fonts. A file is read once and then sent from memory: all of them are a few megabytes, and a first
 * visit requests ten at the time the server renders its page. Knows only what was in the folder at the start, by full
 * path; everything else is left to Next.
 */
export function staticFiles(folder: string, prefix: string): StaticFiles {
  const known = filesByPath(folder, prefix)
  const contents = new Map<string, Promise<Buffer>>()
  const read = (file: string) => {
    const content = contents.get(file) ?? readFile(/* turbopackIgnore: true */ file)
    contents.set(file, content)
    content.catch(() => contents.delete(file))
    return content
  }
  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const files = known.get(path)
    if (!files) return false
    const taken = acceptedEncodings(request.headers['accept-encoding'])
    const found = files.find(({ encoding }) => encoding === null || taken.has(encoding))
    if (!found) return false
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': found.size,
      // The file name contains a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(found.encoding && { 'Content-Encoding': found.encoding, Vary: 'Accept-Encoding' }),
    })
    if (request.method === 'HEAD') response.end()
    else
      read(found.file).then(
        (content) => response.end(content),
        () => response.destroy(),
      )
    return true
  }
}

/** Each path's forms, best first. */
function filesByPath(folder: string, prefix: string): ReadonlyMap<string, readonly StaticFile[]> {
  const known = new Map<string, StaticFile[]>()
  const names = readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, encoding: 'utf8' })
  for (const { extension, encoding, types } of forms)
    for (const name of names.filter((name) => name.endsWith(extension))) {
      const plain = name.slice(0, name.length - extension.length)
      const type = types.get(extname(plain))
      if (!type) continue
      const file = join(/* turbopackIgnore: true */ folder, name)
      const path = prefix + plain.split(sep).join('/')
      known.set(path, [...(known.get(path) ?? []), { file, type, encoding, size: statSync(file).size }])
    }
  return known
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
