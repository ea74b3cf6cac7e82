import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerJson } from './answer-json'
import { packAnswer } from './pack-answer'

const browser = 'gzip, deflate, br, zstd'
const page = { items: Array.from({ length: 50 }, (_, index) => ({ name: `Zoë ${index}`, note: 'äöü ✓' })) }
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a page of records comes compressed, and unpacks to the very same bytes', async () => {
  const packed = packAnswer(answerJson(200, page, { 'x-mark': 'm' }), browser)
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('content-type')).toBe('application/json')
  expect(packed.headers.get('cache-control')).toBe('no-store')
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  expect(packed.headers.get('x-mark')).toBe('m')
  const body = await bytesOf(packed)
  expect(packed.headers.get('content-length')).toBe(String(body.length))
  expect(body.length).toBeLessThan(JSON.stringify(page).length / 4)
  expect(brotliDecompressSync(body)).toEqual(await bytesOf(Response.json(page)))
})

test.each(['gzip, deflate', 'br;q=0, gzip', 'br; q=0.0', '', null])('%s gets the answer as it is', async (accepted) => {
  const answer = packAnswer(answerJson(200, page), accepted)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toEqual(page)
})

test('a short answer, and one that is no JSON of ours, are left alone', async () => {
  expect(packAnswer(answerJson(200, { count: 3 }), browser).headers.get('content-encoding')).toBeNull()
  const file = new Response('a,b\n'.repeat(1_000), { headers: { 'content-type': 'text/csv' } })
  expect(packAnswer(file, browser)).toBe(file)
})

test('the status of a failure stays', async () => {
  const answer = packAnswer(answerJson(502, { failure: page }), 'br;q=0.8')
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([502, 'br'])
})
