import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  acceptInvitationSchema,
  changeOwnPasswordSchema,
  changeRoleSchema,
  inviteSchema,
  personSchema,
  signInSchema,
} from './input'

const person = { name: 'Ada', email: 'ada@example.com', role: 'viewer' }
const token = 'a'.repeat(43)

test.each([' Ada Lovelace ', 'Åsa 🦆', "O'Neil"])('accepts %j as a name', (name) => {
  expect(inviteSchema.parse({ ...person, name }).name).toBe(name.trim())
})

test.each([
  ['a\0b', 'A name must be on one line, without hidden characters'],
  ['\ud83d', 'A name must be on one line, without hidden characters'],
  ['Ada\nLovelace', 'A name must be on one line, without hidden characters'],
  ['Ada\u2028Lovelace', 'A name must be on one line, without hidden characters'],
  ['Ada\u001b[0m', 'A name must be on one line, without hidden characters'],
  [' \n ', 'Enter a name'],
])('rejects %j as a name', (name, message) => {
  expect(inviteSchema.safeParse({ ...person, name }).error?.issues).toMatchObject([{ path: ['name'], message }])
})

test.each(['a\0', '\udc00'])('an ID with %j is rejected before it reaches the store', (personId) => {
  expect(personSchema.safeParse({ personId }).success).toBe(false)
  expect(changeRoleSchema.safeParse({ personId, role: 'viewer' }).success).toBe(false)
})

test.each(['a\0@example.com', '\ud83d@example.com', 'a@exa\0mple.com'])('rejects %j as an e-mail address', (email) => {
  expect(signInSchema.safeParse({ email, password: 'x' }).success).toBe(false)
})

const faultsOf = (schema: { safeParse(input: unknown): { error?: z.ZodError | undefined } }, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []

test.each([
  ['name', 'a'.repeat(100), []],
  ['name', 'a'.repeat(101), ['At most 100 characters']],
  ['email', ' ADA@example.com ', []],
  ['email', 'ada', ['Enter an email address']],
  ['email', `${'a'.repeat(59)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`, []],
  ['email', `a@${'b.'.repeat(130)}example.com`, ['At most 254 characters']],
  ['role', 'owner', ['Choose a role']],
])('validates the %s %j of a new person: %j', (field, value, messages) => {
  expect(faultsOf(inviteSchema, { ...person, [field]: value })).toEqual(messages)
})

test('stores an e-mail address in lower case without spaces', () => {
  expect(signInSchema.parse({ email: ' ADA@Example.com ', password: 'x' }).email).toBe('ada@example.com')
})

test('accepts IDs of one to sixty-four characters', () => {
  const isId = (personId: string) => personSchema.safeParse({ personId }).success
  expect(['', 'a', 'a'.repeat(64), 'a'.repeat(65)].map(isId)).toEqual([false, true, true, false])
})

test('accepts passwords of any allowed length at sign-in and when changing them', () => {
  const isTried = (password: string) => [
    signInSchema.safeParse({ email: 'ada@example.com', password }).success,
    changeOwnPasswordSchema.safeParse({ currentPassword: password, password: 'long enough 1' }).success,
  ]
  expect(['', 'a', 'a'.repeat(128), 'a'.repeat(129)].map(isTried)).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [false, false],
  ])
})

test.each([
  ['a'.repeat(9), ['At least 10 characters']],
  ['a'.repeat(10), []],
  ['a'.repeat(128), []],
  ['a'.repeat(129), ['At most 128 characters']],
])('validates the new password %j: %j', (password, messages) => {
  expect(faultsOf(acceptInvitationSchema, { token, password })).toEqual(messages)
})

test.each([
  ['', ['Enter your current password']],
  ['a'.repeat(129), ['At most 128 characters']],
])('says what is wrong with the current password %j: %j', (currentPassword, messages) => {
  expect(faultsOf(changeOwnPasswordSchema, { currentPassword, password: 'long enough 1' })).toEqual(messages)
})

test.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`, `${'a'.repeat(42)}\0`])(
  'rejects %j as a link token',
  (token) => {
    expect(acceptInvitationSchema.safeParse({ token, password: 'long enough 1' }).success).toBe(false)
  },
)
