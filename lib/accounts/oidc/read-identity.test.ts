import { expect, it } from 'vitest'
import { groupsIn } from './read-identity'

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
