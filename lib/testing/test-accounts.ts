import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Role } from '../accounts/contract'
import { createFirstAdmin } from '../accounts/create-first-admin'
import { addTestPerson } from './add-test-person'
import { carryCookie, forgetAttempts, sendHeaders } from './cookie-browser'
import { openTestStore } from './test-store'

export const accountPassword = 'correct horse battery'

const ids = new Map<Role, string>()

export const accountEmail = (role: Role) => `${role}@example.com`
export const accountId = (role: Role) => ids.get(role) ?? ''

/** For a test file: its own store with an admin, a viewer and a recruiter, and a new browser for each test. */
export function setUpAccounts(): void {
  let close: () => Promise<void>
  beforeAll(async () => {
    close = await openTestStore()
    await createFirstAdmin()
    for (const role of ['viewer', 'recruiter'] as const) {
      const person = { name: role, email: accountEmail(role), password: accountPassword, role }
      ids.set(role, await addTestPerson(person))
    }
  })
  afterAll(() => close())
  beforeEach(async () => {
    carryCookie(null)
    sendHeaders({})
    await forgetAttempts()
  })
}
