import 'server-only'
import { namesAdmins } from '../accounts/oidc/role-of-groups'
import { config } from '../runtime/config'
import { log } from '../runtime/log'

/** Logs who can sign in while there is no account and `ADMIN_EMAIL` makes none. */
export function reportNoAccount(): void {
  const { oidc } = config()
  if (!oidc) log.warn('no one can sign in: there is no account yet, set ADMIN_EMAIL and ADMIN_PASSWORD and start again')
  else if (namesAdmins(oidc)) log.info('there is no account yet: the first single sign-on makes one')
  else
    log.warn(
      'no one will be an admin: there is no account yet, and single sign-on names no admins. Set OIDC_ROLE_ADMIN, or ADMIN_EMAIL and ADMIN_PASSWORD, and start again',
    )
}
