import type { OidcSettings } from '@/lib/runtime/oidc-settings'
import { type Role, roles } from '../contract'

type Mapping = Pick<OidcSettings, 'roles' | 'defaultRole'>

/** Returns the highest role that the groups give, else the default one; null means no access. */
export function roleOfGroups(groups: readonly string[], mapping: Mapping): Role | null {
  const given = roles.filter((role) => mapping.roles[role].some((group) => groups.includes(group)))
  return given.at(-1) ?? mapping.defaultRole
}

/** Returns whether the provider decides who is an admin. If not, admins are appointed and removed only on the desk. */
export function namesAdmins({ roles, defaultRole }: Mapping): boolean {
  return roles.admin.length > 0 || defaultRole === 'admin'
}
