import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { config } from '@/lib/runtime/config'
import { users } from '@/lib/store/account-tables'
import { type Store, store } from '@/lib/store/connection'
import type { AccountChange, AccountRefusal, Invited, Person, SignInLink } from './contract'
import { type InviteInput, invalidInput, inviteSchema, personSchema } from './input'
import { isWayOpen } from './oidc/linked-people'
import { deleteLink, writeLink } from './sign-in-link'
import { canSignIn } from './ways-to-sign-in'

type Author = Pick<Person, 'id' | 'name'>

/**
 * Adds a person, who can sign in after setting a password through the link. Returns no link if passwords are disabled:
 * the person then uses single sign-on. Admins only, checked by the caller.
 */
export async function invite(input: unknown, by: Author): Promise<Invited | AccountRefusal> {
  const parsed = inviteSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const invited = await store().transaction(async (tx) => {
    const personId = await insertPerson(tx, parsed.data)
    if (personId === null) return null
    return { personId, link: config().takesPasswords ? await writeLink(tx, personId, by.id) : null }
  })
  if (!invited) return { refused: 'email-taken' }
  const { name, role } = parsed.data
  await recordAccount('person-invited', by, { id: invited.personId, name }, { role })
  return { link: invited.link }
}

/** Inserts a person without a way to sign in. Returns null if the e-mail address is taken. */
export async function insertPerson(tx: Pick<Store, 'insert'>, person: InviteInput): Promise<string | null> {
  const { name, email, role } = person
  const [row] = await tx
    .insert(users)
    .values({ id: randomUUID(), name, email, role, emailVerified: true })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return row?.id ?? null
}

/**
 * Replaces a person's link: for an invitation that expired or was lost, and for a forgotten password. Sessions and
 * password stay valid until the new password is set. Admins only, checked by the caller.
 */
export async function makeSignInLink(input: unknown, by: Author): Promise<Invited | AccountRefusal> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { personId } = parsed.data
  if (!(await isWayOpen(personId, 'password'))) return { refused: 'no-passwords' }
  type Made = { person: { name: string }; link: SignInLink } | AccountRefusal
  const made = await store().transaction(async (tx): Promise<Made> => {
    const person = await lockPerson(tx, personId)
    if (!person) return { refused: 'unknown-person' }
    if (person.banned) return { refused: 'deactivated' }
    return { person, link: await writeLink(tx, personId, by.id) }
  })
  if ('refused' in made) return made
  await recordAccount('sign-in-link-made', by, { id: personId, name: made.person.name })
  return { link: made.link }
}

/**
 * Invalidates a person's link. A person who was invited and could never sign in is deleted with it, so that the address
 * can be invited again. Admins only, checked by the caller.
 */
export async function withdrawLink(input: unknown, by: Author): Promise<AccountChange> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { personId } = parsed.data
  const withdrawn = await store().transaction(async (tx): Promise<{ name: string } | AccountRefusal> => {
    const person = await lockPerson(tx, personId)
    if (!person) return { refused: 'unknown-person' }
    const isOnlyInvited = person.lastSignInAt === null && !(await canSignIn(tx, personId))
    if (!(await deleteLink(tx, personId)) && !isOnlyInvited) return { refused: 'nothing-to-withdraw' }
    if (isOnlyInvited) await tx.delete(users).where(eq(users.id, personId))
    return person
  })
  if ('refused' in withdrawn) return withdrawn
  await recordAccount('sign-in-link-withdrawn', by, { id: personId, name: withdrawn.name })
  return 'done'
}

async function lockPerson(tx: Pick<Store, 'select'>, personId: string) {
  const [person] = await tx
    .select({ name: users.name, banned: users.banned, lastSignInAt: users.lastSignInAt })
    .from(users)
    .where(eq(users.id, personId))
    .for('update')
  return person ?? null
}
