import { afterEach, expect, test, vi } from 'vitest'
import { toast } from '../ui/toast'
import { chooseOwnLanguage } from './choose-own-language'

vi.mock('../ui/toast', () => ({ toast: vi.fn() }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const reload = vi.fn()
function answering(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { reload })
  return fetched
}

test.each(['de', null] as const)('sends %j and reloads the page once it is saved', async (language) => {
  const fetched = answering(async () => Response.json({ state: 'kept' }))
  expect(await chooseOwnLanguage(language)).toBe(true)
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.method, init?.body])).toEqual([
    ['/api/language', 'POST', JSON.stringify({ language })],
  ])
  expect(reload).toHaveBeenCalledOnce()
  expect(toast).not.toHaveBeenCalled()
})

test.each([
  ['could not be reached', () => Promise.reject(new TypeError('offline')), /cannot be reached/],
  ['failed', async () => Response.json({ errorId: '7K3M-Q9' }, { status: 500 }), /7K3M-Q9/],
])('shows that nothing was changed when the desk %s', async (_what, answer, text) => {
  answering(answer)
  expect(await chooseOwnLanguage('de')).toBe(false)
  expect(toast).toHaveBeenCalledWith({
    tone: 'bad',
    title: 'The language was not changed',
    text: expect.stringMatching(text),
  })
  expect(reload).not.toHaveBeenCalled()
})

test('leaves the session’s end to the sign-in dialog', async () => {
  answering(async () => Response.json({ error: 'Sign in first.' }, { status: 401 }))
  expect(await chooseOwnLanguage('de')).toBe(false)
  expect(toast).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})
