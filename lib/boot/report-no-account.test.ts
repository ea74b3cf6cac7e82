import { expect, test, vi } from 'vitest'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { testOidcSettings } from '../testing/oidc-settings'
import { setTestEnvironment } from '../testing/test-store'
import { reportNoAccount } from './report-no-account'

setTestEnvironment('/nowhere')

test.each([
  ['warns that no one can sign in', null, 'warn', 'no one can sign in'],
  ['says that single sign-on makes the first account', testOidcSettings, 'info', 'the first single sign-on makes one'],
  [
    'warns that none of them will be an admin where no group names admins',
    { ...testOidcSettings, roles: { ...testOidcSettings.roles, admin: [] } },
    'warn',
    'no one will be an admin',
  ],
] as const)('%s', (_, settings, level, text) => {
  config().oidc = settings
  const logged = vi.spyOn(log, level)
  reportNoAccount()
  expect(logged).toHaveBeenLastCalledWith(expect.stringContaining(text))
})
