import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signInAction, signInWithCodeAction } from '@/app/(auth)/sign-in/actions'
import { confirmCodeAction } from '@/app/(desk)/confirm-identity-actions'
import { metrics } from '@/lib/metrics/metrics'
import { config } from '@/lib/runtime/config'
import { twoFactors } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { activity } from '@/lib/store/schema'
import { openTestStore } from '@/lib/testing/test-store'
import { addTestPerson } from '../testing/add-test-person'
import { carryCookie, forgetAttempts, sendHeaders, signInBrowser } from '../testing/cookie-browser'
import { createFirstAdmin } from './create-first-admin'
import { codeAt, stepOf } from './totp'
import { openTotpSecret } from './totp-secret'
import { beginTotpSetup, confirmTotpSetup } from './totp-setup'
import { accountAnswers } from './words'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const email = 'ada@example.com'
const password = 'correct horse battery'
const askAnAdmin = { state: 'refused', message: accountAnswers.unreadableFactor }

let secret: string
let codes: { kind: string; code: string }[]
beforeAll(() => openTestStore())
beforeAll(async () => {
  await createFirstAdmin()
  sendHeaders({ 'sec-fetch-site': 'same-origin' })
  const one = { name: 'Ada', email, role: 'viewer' as const }
  const person = { ...one, id: await addTestPerson({ ...one, password }) }
  await beginTotpSetup(person)
  const [row] = await store().select().from(twoFactors).where(eq(twoFactors.id, person.id))
  const code = codeAt(openTotpSecret(row?.secret ?? '', person.id) ?? new Uint8Array(), stepOf(Date.now()))
  const confirmed = await confirmTotpSetup(person, { code })
  if ('refused' in confirmed) throw new Error(confirmed.refused)
  codes = [
    { kind: 'totp', code },
    { kind: 'recovery', code: confirmed.codes[0] ?? '' },
    { kind: 'recovery', code: 'WRONG-CODE' },
  ]
  secret = config().auth.secret
})
beforeEach(async () => {
  config().auth.secret = 'another secret for tests that is long enough'
  carryCookie(null)
  await forgetAttempts()
})
afterEach(() => {
  config().auth.secret = secret
})

const refusedSignIns = () => store().$count(activity, eq(activity.outcome, 'wrong'))
const wrongSignIns = async () => (await metrics().signIns.get()).values.find(({ labels }) => labels.outcome === 'wrong')

test('whoever signs in under another AUTH_SECRET is told to ask an admin, and no refused sign-in is recorded', async () => {
  expect(await signInAction({ email, password })).toEqual({ state: 'second-step' })
  const before = [await refusedSignIns(), await wrongSignIns()]
  for (const input of [...codes, ...codes]) expect(await signInWithCodeAction(input)).toEqual(askAnAdmin)
  expect([await refusedSignIns(), await wrongSignIns()]).toEqual(before)
})

test('a wrong password says nothing of it, and locks as before', async () => {
  const tries = []
  for (let count = 0; count < 12; count += 1) tries.push(await signInAction({ email, password: 'something else' }))
  expect(tries[0]).toEqual({ state: 'refused', message: accountAnswers.wrongPair })
  expect(tries).not.toContainEqual(askAnAdmin)
  expect(tries.at(-1)).toEqual({ state: 'refused', message: expect.stringContaining('Too many tries') })
})

test('whoever confirms their identity under another AUTH_SECRET is told to ask an admin', async () => {
  await signInBrowser(email)
  const before = await refusedSignIns()
  for (const input of codes) expect(await confirmCodeAction(input)).toEqual(askAnAdmin)
  expect(await refusedSignIns()).toBe(before)
})

test('under the right one, a wrong code is called so', async () => {
  config().auth.secret = secret
  const wrong = { state: 'refused', message: accountAnswers.wrongCode }
  await signInAction({ email, password })
  expect(await signInWithCodeAction({ kind: 'recovery', code: 'WRONG-CODE' })).toEqual(wrong)
  await signInBrowser(email)
  expect(await confirmCodeAction({ kind: 'recovery', code: 'WRONG-CODE' })).toEqual(wrong)
})
