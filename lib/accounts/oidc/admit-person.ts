import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import type { OidcSettings } from '@/lib/runtime/oidc-settings'
import { accounts, invitations, sessions, users } from '@/lib/store/account-tables'
import { type Store, store } from '@/lib/store/connection'
import { hasRole, type Role } from '../contract'
import { endSessions } from '../end-sessions'
import { roleSchema } from '../input'
import { lockAdmins } from '../lock-admins'
import { invalidatePerson } from '../session-cache'
import type { OidcIdentity, OidcRefusal } from './contract'
import { providerIdOf } from './linked-people'
import { namesAdmins, roleOfGroups } from './role-of-groups'

type Transaction = Pick<Store, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>
type User = typeof users.$inferSelect
type Change = 'person-added' | 'identity-linked' | 'role-changed' | null
type Admitted = { personId: string; name: string; change: Change; from: string | null; role: Role }
type Refused = { refused: OidcRefusal; personId: string | null }

/**
 * Finds or creates the account of an identity and sets its name and role as the provider gives them. The rules are in
 * the README, "Single sign-on". Without a role, the person's open sessions are ended too.
 */
export async function admitPerson(
  identity: OidcIdentity,
  settings: OidcSettings,
): Promise<{ personId: string } | Refused> {
  const answer = await store().transaction(async (tx): Promise<Admitted | Refused> => {
    // Also keeps two simultaneous first sign-ins of one person from creating two accounts.
    await lockAdmins(tx)
    const user = await linkedUser(tx, identity)
    const role = roleOfGroups(identity.groups, settings)
    if (role === null) {
      if (user) await endSessions(tx, eq(sessions.userId, user.id))
      return { refused: 'no-role', personId: user?.id ?? null }
    }
    if (user) return update(tx, user, identity, keptRole(user, role, settings))
    if (identity.email === null) return { refused: 'no-email', personId: null }
    const [taken] = await tx.select().from(users).where(eq(users.email, identity.email)).for('update')
    return taken ? link(tx, taken, identity, role) : add(tx, identity, identity.email, role)
  })
  if ('refused' in answer) return answer
  await record(answer, settings.name)
  return { personId: answer.personId }
}

async function linkedUser(tx: Transaction, { issuer, subject }: OidcIdentity): Promise<User | null> {
  const [found] = await tx
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, providerIdOf(issuer)), eq(accounts.accountId, subject)))
  return found?.user ?? null
}

/**
 * Even the last admin may lose the role: a provider that names the admins can name another one at any time. If it does
 * not name them, an admin of this desk stays one.
 */
function keptRole(user: User, given: Role, settings: OidcSettings): Role {
  return user.role === 'admin' && !namesAdmins(settings) ? 'admin' : given
}

async function update(tx: Transaction, user: User, identity: OidcIdentity, role: Role): Promise<Admitted | Refused> {
  if (user.banned) return { refused: 'no-access', personId: user.id }
  const email = await freeEmail(tx, user, identity)
  invalidatePerson(user.id)
  await tx
    .update(users)
    .set({ name: identity.name, role, ...(email && { email, emailVerified: true }), updatedAt: new Date() })
    .where(eq(users.id, user.id))
  const change = user.role === role ? null : 'role-changed'
  return { personId: user.id, name: identity.name, change, from: user.role, role }
}

/** Returns the person's new address if the provider has verified it and no other account has it. */
async function freeEmail(tx: Transaction, user: User, { email, isEmailVerified }: OidcIdentity) {
  if (email === null || !isEmailVerified || email === user.email) return null
  const others = and(eq(users.email, email), ne(users.id, user.id))
  return (await tx.$count(users, others)) === 0 ? email : null
}

/**
 * Links an existing account only if the provider has verified the address, no identity of this provider is linked to
 * the account yet, and its role is not above what the groups give: an address alone never makes an admin.
 */
async function link(tx: Transaction, user: User, identity: OidcIdentity, role: Role): Promise<Admitted | Refused> {
  if (user.banned) return { refused: 'no-access', personId: user.id }
  const current = roleSchema.safeParse(user.role)
  const ofProvider = and(eq(accounts.userId, user.id), eq(accounts.providerId, providerIdOf(identity.issuer)))
  const isFree = (await tx.$count(accounts, ofProvider)) === 0
  if (!identity.isEmailVerified || !isFree || !current.success || !hasRole(role, current.data))
    return { refused: 'email-taken', personId: user.id }
  invalidatePerson(user.id)
  await insertIdentity(tx, user.id, identity)
  await tx.delete(invitations).where(eq(invitations.userId, user.id))
  await tx
    .update(users)
    .set({ name: identity.name, role, emailVerified: true, mustChangePassword: false, updatedAt: new Date() })
    .where(eq(users.id, user.id))
  return { personId: user.id, name: identity.name, change: 'identity-linked', from: user.role, role }
}

async function add(tx: Transaction, identity: OidcIdentity, email: string, role: Role): Promise<Admitted> {
  const personId = randomUUID()
  const { name, isEmailVerified } = identity
  await tx.insert(users).values({ id: personId, name, email, role, emailVerified: isEmailVerified })
  await insertIdentity(tx, personId, identity)
  return { personId, name, change: 'person-added', from: null, role }
}

/** Stores no token: the desk asks the provider for nothing after the sign-in. */
async function insertIdentity(tx: Transaction, userId: string, { issuer, subject }: OidcIdentity) {
  await tx.insert(accounts).values({ id: randomUUID(), accountId: subject, providerId: providerIdOf(issuer), userId })
}

async function record({ change, personId, name, from, role }: Admitted, provider: string): Promise<void> {
  const by = { id: '', name: provider }
  const whose = { id: personId, name }
  if (change === 'person-added') await recordAccount(change, by, whose, { role })
  if (change === 'identity-linked') await recordAccount(change, by, whose, {})
  if (change !== 'person-added' && change !== null && from !== role)
    await recordAccount('role-changed', by, whose, { from, to: role })
}
