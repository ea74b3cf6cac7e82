import { expect, test } from 'vitest'
import { canManage, canWrite, hasRole, maskingFor, type Role, roles } from './contract'

test.each<[Role, { write: boolean; manage: boolean }]>([
  ['viewer', { write: false, manage: false }],
  ['recruiter', { write: true, manage: false }],
  ['admin', { write: true, manage: true }],
])('a %s has the expected permissions', (role, { write, manage }) => {
  expect([canWrite(role), canManage(role)]).toEqual([write, manage])
  expect(maskingFor(role)).toEqual({ isMasked: !write })
})

test('a role includes the permissions of the roles below it', () => {
  expect(roles.map((role) => roles.filter((needed) => hasRole(role, needed)))).toEqual([
    ['viewer'],
    ['viewer', 'recruiter'],
    ['viewer', 'recruiter', 'admin'],
  ])
})
