import { expect, test } from 'vitest'
import { readJson } from './read-json'

function send(body: BodyInit | null) {
  // Node requires `duplex` when the body is a stream; the browser's types do not know it.
  const init = { method: 'POST', body, duplex: 'half' }
  return new Request('http://desk.example', init)
}

test('reads JSON that arrives in pieces', async () => {
  const pieces = new TextEncoder().encode('{"name":"Zoë"}')
  const stream = new ReadableStream({
    start(controller) {
      for (const byte of pieces) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readJson(send(stream), 15)).toEqual({ json: { name: 'Zoë' } })
})

test.each([
  ['nothing', null],
  ['an empty body', ''],
  ['a form', 'email=a'],
])('rejects %s', async (_, body) => {
  expect(await readJson(send(body), 15)).toBe('no-json')
})

test('stops reading a body that is too large', async () => {
  let isLeft = false
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel() {
      isLeft = true
    },
  })
  expect(await readJson(send(endless), 5_000)).toBe('too-large')
  expect(isLeft).toBe(true)
})

test.each([
  ['too many bytes', JSON.stringify('x'.repeat(2_000_000))],
  ['too many parts', `[${'{},'.repeat(300_000)}{}]`],
  ['excessive nesting', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
])('rejects %s as too large', async (_, body) => {
  expect(await readJson(send(body), 1_500_000)).toBe('too-large')
})
