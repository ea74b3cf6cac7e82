import { expect, test } from 'vitest'
import { addPersonSchema, changeRoleSchema, personSchema, setPasswordSchema, signInSchema } from './input'

const person = { name: 'Ada', email: 'ada@example.com', password: 'long enough 1', role: 'viewer' }

test.each([' Ada Lovelace ', 'Åsa 🦆', "O'Neil"])('%j is a name', (name) => {
  expect(addPersonSchema.parse({ ...person, name }).name).toBe(name.trim())
})

test.each([
  ['a\0b', 'A name stands on one line, without hidden characters'],
  ['\ud83d', 'A name stands on one line, without hidden characters'],
  ['Ada\nLovelace', 'A name stands on one line, without hidden characters'],
  ['Ada\u2028Lovelace', 'A name stands on one line, without hidden characters'],
  ['Ada\u001b[0m', 'A name stands on one line, without hidden characters'],
  [' \n ', 'Enter a name'],
])('%j is no name', (name, message) => {
  expect(addPersonSchema.safeParse({ ...person, name }).error?.issues).toMatchObject([{ path: ['name'], message }])
})

test.each(['a\0', '\udc00'])('an id with %j is refused before the store sees it', (personId) => {
  expect(personSchema.safeParse({ personId }).success).toBe(false)
  expect(changeRoleSchema.safeParse({ personId, role: 'viewer' }).success).toBe(false)
  expect(setPasswordSchema.safeParse({ personId, password: 'long enough 1' }).success).toBe(false)
})

test.each(['a\0@example.com', '\ud83d@example.com', 'a@exa\0mple.com'])('%j is no e-mail address', (email) => {
  expect(signInSchema.safeParse({ email, password: 'x' }).success).toBe(false)
})
