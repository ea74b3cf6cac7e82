import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  for (const name of ['once', 'away']) writeFileSync(join(folder, 'chunks', `${name}.js`), script)
  writeFileSync(join(folder, 'font.woff2'), 'font')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
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

test('sends a font as it is', async () => {
  const { headers, content } = await ask('font.woff2', 'br')
  expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4' })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(content.toString()).toBe('font')
})

test('sends a file again without reading it again', async () => {
  const once = await ask('chunks/once.js', 'br')
  rmSync(join(folder, 'chunks', 'once.js.br'))
  const again = await ask('chunks/once.js', 'br')
  expect(again.content).toEqual(once.content)
})

test('ends the answer early for a file that cannot be read, and sends it once it can', async () => {
  const file = join(folder, 'chunks', 'away.js.br')
  const content = readFileSync(file)
  rmSync(file)
  await expect(ask('chunks/away.js', 'br')).rejects.toThrow()
  writeFileSync(file, content)
  expect((await ask('chunks/away.js', 'br')).content).toEqual(content)
})

test.each([
  ['a client that accepts neither encoding', 'chunks/a~1.js', 'identity', 'GET'],
  ['a file of another kind', 'icon.svg', 'br', 'GET'],
  ['a missing file', 'chunks/b.js', 'br', 'GET'],
  ['a compressed file by its own name', 'chunks/a~1.js.br', 'br', 'GET'],
  ['a path outside the folder', '%2e%2e/chunks/a~1.js', 'br', 'GET'],
  ['another method', 'chunks/a~1.js', 'br', 'POST'],
] as const)('leaves %s to Next', async (_, path, encodings, method) => {
  const { content } = await ask(path, encodings, method)
  expect(content.toString()).toBe('Next')
})
