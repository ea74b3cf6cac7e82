import { expect, test } from 'vitest'
import { passwordIssue } from './password-quality'

const ada = { name: 'Ada Lovelace', email: 'ada.l@engines.example' }

test.each([
  ['password123', 'lists of common passwords'],
  ['1q2w3e4r5t6y', 'lists of common passwords'],
  ['P@ssw0rd2026', 'close to a common password'],
  ['welcome2026', 'close to a common password'],
  ['adalovelace', 'your name'],
  ['Lovelace.Ada2026', 'your name'],
  ['engines-ada-1', 'your email address'],
  ['Partner-Desk-2026', 'the name of this desk'],
  ['partnerdesk1', 'the name of this desk'],
  ['aaaaaaaaaaaa', 'pattern'],
  ['abcdefghijkl', 'pattern'],
  ['summer2026!', 'common password'],
])('rejects %j, and says why', async (password, reason) => {
  expect(await passwordIssue(password, ada)).toContain(reason)
})

test.each([
  'violet kettle 57 drum',
  'correct horse battery',
  'zQ9#kf!2pL',
  'sandbox-demo-2026',
  // openssl rand -hex 8, as in the README.
  '9f86d081884c7d65',
  '4c1b7a90de33f012',
  'ßüß-ключ-鍵-🔑-42',
])('accepts %j', async (password) => {
  expect(await passwordIssue(password, ada)).toBeNull()
})

test('rejects a password that contains the person’s own name, and accepts it for others', async () => {
  expect(await passwordIssue('Vermeulen Xaviera', { name: 'Xaviera Vermeulen', email: 'x@example.com' })).not.toBeNull()
  expect(await passwordIssue('Vermeulen Xaviera', ada)).toBeNull()
})

test.each([
  ['4@8({[</369&#!1/|0$5+7%2', false],
  ['𝕬', true],
  ['p@ssw0rd', true],
  ['\u0000', true],
  ['1', true],
  ['.*+?^$()|[]\\', false],
])('judges %j, repeated up to the maximum length', async (text, isWeak) => {
  expect((await passwordIssue(text.repeat(128).slice(0, 128), ada)) !== null).toBe(isWeak)
})
