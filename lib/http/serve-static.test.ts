import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressStatic } from '../commands/compress-static.mjs'
import { staticFiles } from './serve-static'

const script = 'export const rows = ["one", "two"]\n'.repeat(200)
const folder = mkdtempSync(join(tmpdir(), 'desk-static-'))
let server: Server
let url = ''

beforeAll(async () => {
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks', 'a~1.js'), script)
  writeFileSync(join(folder, 'chunks', 'style.css'), 'p { color: red }'.repeat(50))
  writeFileSync(join(folder, 'font.woff2'), 'font')
  await compressStatic(folder)
  const files = staticFiles(folder, '/_next/static/')
  server = createServer((request, response) => {
    if (!files(request, response, request.url ?? '')) response.end('Next')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Safe: it listens on a port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Unlike fetch, undici's `request` does not decompress. */
async function ask(path: string, encodings: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { headers, body } = await request(url + path, { method, headers: { 'accept-encoding': encodings } })
  return { headers, content: Buffer.from(await body.arrayBuffer()) }
}

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
])('sends a script as %s to a client that accepts %s', async (encoding, taken, unpack) => {
  const { headers, content } = await ask('chunks/a~1.js', taken)
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': encoding,
    'content-length': String(content.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(unpack(content).toString()).toBe(script)
})

test('answers HEAD with the headers only', async () => {
  const { headers, content } = await ask('chunks/style.css', 'br', 'HEAD')
  expect(headers).toMatchObject({ 'content-type': 'text/css; charset=UTF-8', 'content-encoding': 'br' })
  expect(content).toHaveLength(0)
})

test.each([
  ['a client that accepts neither encoding', 'chunks/a~1.js', 'identity', 'GET'],
  ['an uncompressed file', 'font.woff2', 'br', 'GET'],
  ['a missing file', 'chunks/b.js', 'br', 'GET'],
  ['a compressed file by its own name', 'chunks/a~1.js.br', 'br', 'GET'],
  ['a path outside the folder', '%2e%2e/chunks/a~1.js', 'br', 'GET'],
  ['another method', 'chunks/a~1.js', 'br', 'POST'],
] as const)('leaves %s to Next', async (_, path, encodings, method) => {
  const { content } = await ask(path, encodings, method)
  expect(content.toString()).toBe('Next')
})
