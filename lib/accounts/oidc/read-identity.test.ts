import { expect, it } from 'vitest'
import { emailIn, groupsIn } from './read-identity'

it('finds groups by claim name, by path, or in a single string', () => {
  expect(groupsIn({ groups: ['hr', 5, 'it'] }, 'groups')).toEqual(['hr', 'it'])
  expect(groupsIn({ realm_access: { roles: ['hr'] } }, 'realm_access.roles')).toEqual(['hr'])
  expect(groupsIn({ 'https://example.com/roles': ['hr'] }, 'https://example.com/roles')).toEqual(['hr'])
  expect(groupsIn({ hd: 'example.com' }, 'hd')).toEqual(['example.com'])
})

it('finds no groups when the claim is missing or of another type', () => {
  expect(groupsIn({}, 'groups')).toBeNull()
  expect(groupsIn({ groups: { hr: true } }, 'groups')).toBeNull()
  expect(groupsIn({}, 'constructor.name')).toBeNull()
})

it('never takes a user name for a verified address, whatever the provider says of the address', () => {
  const verified = { email: 'ada@example.com', email_verified: true }
  expect(emailIn(verified)).toEqual({ email: 'ada@example.com', isEmailVerified: true })
  const named = { email: 'no address', email_verified: true, preferred_username: 'victim@example.com' }
  expect(emailIn(named)).toEqual({ email: 'victim@example.com', isEmailVerified: false })
  expect(emailIn({ email_verified: true })).toEqual({ email: null, isEmailVerified: false })
})
