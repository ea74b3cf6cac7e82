import { expect, test } from 'vitest'
import { failedAnswer } from '../testing/moving-list'
import { createBearer } from './bearer'
import type { Result } from './result'
import type { PartnerRequest } from './send'

const fields = { email: '/email', password: '/password', body: {}, token: ['/token', '/data/token'] }
const unreadable = (): Result<never> => ({ ok: false, failure: { ...failedAnswer(200), kind: 'unreadable-answer' } })
const rejected = (): Result<never> => ({ ok: false, failure: { ...failedAnswer(403), kind: 'login-rejected' } })
const request: PartnerRequest = { endpoint: 'submit-application' }

/** Creates a bearer whose partner answers logins with these tokens in turn, and applications with `answer`. */
function start(tokens: unknown[], answer: (token: string | undefined) => Promise<Result<unknown>>) {
  const sent: string[] = []
  const bearer = createBearer(
    async (asked) => {
      sent.push(asked.endpoint === 'log-in' ? 'log-in' : `with ${asked.token}`)
      return asked.endpoint === 'log-in' ? { ok: true, value: { token: tokens.shift() } } : answer(asked.token)
    },
    { email: 'ada@example.com', password: 'secret' },
    () => fields,
    unreadable,
  )
  return { bearer, sent }
}

test('sends a token without the spaces around it', async () => {
  const { bearer, sent } = start([' abc\n'], async () => ({ ok: true, value: {} }))
  await bearer.send(request)
  expect(sent).toEqual(['log-in', 'with abc'])
})

test('uses a token at the second path when the first has none', async () => {
  const { bearer, sent } = start(['abc'], async () => ({ ok: true, value: { token: 7, data: { token: 'newer' } } }))
  await bearer.send(request)
  await bearer.send(request)
  expect(sent).toEqual(['log-in', 'with abc', 'with newer'])
})

test('a rejected request uses the token renewed by another one, without a second login', async () => {
  const late: ((answer: Result<unknown>) => void)[] = []
  const { bearer, sent } = start(['old', 'new', 'newest'], async (token) =>
    token === 'old' ? new Promise((resolve) => late.push(resolve)) : { ok: true, value: {} },
  )
  const both = [bearer.send(request), bearer.send(request)]
  await expect.poll(() => late.length).toBe(2)
  late[0]?.(rejected())
  expect(await both[0]).toMatchObject({ ok: true })
  late[1]?.(rejected())
  expect(await both[1]).toMatchObject({ ok: true })
  expect(sent).toEqual(['log-in', 'with old', 'with old', 'log-in', 'with new', 'with new'])
})
