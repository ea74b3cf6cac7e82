import type { OidcSettings } from '@/lib/runtime/oidc-settings'
import { type Role, roles } from '../contract'

type Mapping = Pick<OidcSettings, 'roles' | 'defaultRole'>

/** The highest role that the groups give, else the default one; null: no access. */
export function roleOfGroups(groups: readonly string[], mapping: Mapping): Role | null {
  const given = roles.filter((role) => mapping.roles[role].some((group) => groups.includes(group)))
  return given.at(-1) ?? mapping.defaultRole
}

/** Whether the provider says who is an admin. Where it does not, admins are made and unmade on the desk alone. */
export function namesAdmins({ roles, defaultRole }: Mapping): boolean {
  return roles.admin.length > 0 || defaultRole === 'admin'
}
