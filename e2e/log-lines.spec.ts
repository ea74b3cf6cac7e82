import { expect } from './fixtures'
import { builtActions } from './support/built-actions'
import { rawBytes, rawRequest } from './support/raw-request'
import { test } from './support/server-process'

test.use({ role: 'nobody' })

const forged = '{"level":"info","msg":"forged"}'

test('a server logs one JSON object per line, and no input can forge a line', async ({ startDesk }) => {
  const server = await startDesk()
  await server.untilReady()
  const desk = { port: Number(new URL(server.url).port) }
  const texts = [forged, `\u001b[2J${forged}`, encodeURIComponent(`\r\n${forged}\u2028\u202e`), 'x'.repeat(12_000)]
  for (const text of texts) {
    const bytes = Buffer.from(text).toString('latin1').replaceAll(' ', '%20')
    await rawBytes(desk, `GET /jobs/${bytes} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    await rawBytes(desk, `GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${bytes}\r\nConnection: close\r\n\r\n`)
  }
  const id = builtActions().find(({ name }) => name === 'signInAction')?.id ?? ''
  const call = (action: string, origin: string, body: string) =>
    rawRequest(desk, '/sign-in', {
      method: 'POST',
      headers: { host: 'localhost', origin, 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' },
      body,
    })
  // Next prints a line of its own about each of these.
  await call(id, 'https://evil.example', '[]')
  await call(`${id}00`, server.url, '[]')
  await call(id, server.url, `not json ${forged}`)
  await call(id, server.url, '["$F1"]')
  await rawRequest(desk, '/%', {})
  server.send('SIGTERM')
  expect(await server.ended).toBe(0)

  const lines = server.output.trimEnd().split('\n')
  const entries = lines.map((line): Record<string, unknown> => JSON.parse(line))
  for (const [at, entry] of entries.entries())
    expect(entry, lines[at]).toMatchObject({
      level: expect.any(String),
      time: expect.any(String),
      msg: expect.any(String),
    })
  expect(entries.filter(({ msg }) => msg === 'forged')).toEqual([])
  expect(lines.filter((line) => /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(line))).toEqual([])
  expect(lines.filter((line) => line.length > 10_000)).toEqual([])
  // Includes what Next prints before our code runs.
  expect(String(entries[0]?.msg)).toContain('Next.js')
  const ofRequests = entries.filter(({ msg }) => msg === 'request')
  const refused = entries.filter(({ msg }) => msg === 'refused a request')
  expect(ofRequests.length + refused.length).toBeGreaterThan(8)
  expect(ofRequests.filter(({ requestId }) => typeof requestId !== 'string')).toEqual([])
})
