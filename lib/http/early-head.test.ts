import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInRequest } from '../runtime/request-context'
import { listen } from '../testing/listen'
import { sendHeadEarly } from './early-head'

const pageText = '<p>The rows</p>'
/** The visits whose page is still being rendered. */
const rendering: ServerResponse[] = []
let visits = 0
let port = 0
const server = createServer((request, response) => {
  if (request.url === '/settled') return response.end()
  visits += 1
  response.setHeader('Content-Security-Policy', `script-src 'nonce-visit${visits}'`)
  runInRequest({ requestId: '', address: '', response }, sendHeadEarly)
  rendering.push(response)
})
beforeAll(async () => {
  port = await listen(server)
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Answers as Next does: not at all if the headers are out already. */
function sendPage(response: ServerResponse): void {
  if (response.headersSent) return
  const nonce = /'nonce-(.+)'/.exec(String(response.getHeader('Content-Security-Policy')))?.[1]
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.appendHeader('Link', `</style.css>; rel=preload; as="style"; nonce="${nonce}"`)
  response.flushHeaders()
  response.write(pageText.slice(0, 6))
  response.end(pageText.slice(6))
}

type Visit = { path?: string; method?: string; headers?: Record<string, string>; send?: typeof sendPage }

/** Sends a request; says whether its headers arrive before the page is rendered, and then has it rendered. */
async function visit({ path = '/a', method = 'GET', headers = {}, send = sendPage }: Visit = {}) {
  const request = get({ port, path, method, headers, agent: false })
  let isHere = false
  const arrived = once(request, 'response').then(([answer]: IncomingMessage[]) => {
    isHere = true
    return answer
  })
  await expect.poll(() => rendering.length).toBe(1)
  // Headers that were sent are here before the answer to a later request.
  await fetch(`http://127.0.0.1:${port}/settled`)
  const isEarly = isHere
  for (const response of rendering.splice(0)) send(response)
  const answer = await arrived
  return { isEarly, status: answer?.statusCode, headers: answer?.headers, text: answer && (await text(answer)) }
}

test('from the second visit on, sends the headers before the page is rendered', async () => {
  expect(await visit()).toMatchObject({ isEarly: false, text: pageText })
  expect(await visit()).toMatchObject({ isEarly: true, text: pageText })
  expect(await visit({ path: '/a?sort=name' })).toMatchObject({ isEarly: true, text: pageText })
})

test('early headers are those of the page, with this visit’s nonce', async () => {
  await visit()
  const { isEarly, status, headers } = await visit()
  expect({ isEarly, status }).toEqual({ isEarly: true, status: 200 })
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'nonce-visit${visits}'`,
    link: `</style.css>; rel=preload; as="style"; nonce="visit${visits}"`,
  })
})

test('sends no early headers for HEAD, or for data that Next requests for a link', async () => {
  await visit()
  expect(await visit({ headers: { rsc: '1' } })).toMatchObject({ isEarly: false, text: pageText })
  expect(await visit({ method: 'HEAD' })).toMatchObject({ isEarly: false, status: 200 })
})

test('does not use the headers of a redirect for the page', async () => {
  const path = '/redirected'
  const redirect = (response: ServerResponse) =>
    response.writeHead(307, { Location: '/sign-in', Link: '</other.css>; rel=preload' }).end()
  expect(await visit({ path, send: redirect })).toMatchObject({ status: 307 })
  expect(await visit({ path })).toMatchObject({ isEarly: false, status: 200 })
})
