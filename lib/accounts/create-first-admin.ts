import 'server-only'
import { eq } from 'drizzle-orm'
import { ConfigError, config } from '@/lib/runtime/config'
import { log } from '@/lib/runtime/log'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { hashPassword } from './hash-password'
import { emailSchema } from './input'
import { insertPerson } from './invite'
import { lockAdmins } from './lock-admins'
import { passwordIssue } from './password-quality'
import { writePassword } from './write-password'

/**
 * Creates the admin given by the environment if there is no account at all; once, even if two servers start together.
 * The password is readable in files and in `docker inspect`, so it must be replaced at the first sign-in, except on a
 * trial desk. There, a password that is easy to guess only logs a warning; elsewhere it throws `ConfigError`: this is
 * the only time the variable is used.
 */
export async function createFirstAdmin(): Promise<'created' | 'not-needed' | 'not-configured'> {
  const { firstAdmin } = config()
  if ((await store().$count(users)) > 0) return 'not-needed'
  if (!firstAdmin) return 'not-configured'
  const person = personOf(firstAdmin)
  const weakness = await firstAdminWeakness()
  if (weakness?.isRefused) throw new ConfigError([weakness.message])
  if (weakness) log.warn(weakness.message)
  const passwordHash = await hashPassword(firstAdmin.password)
  return store().transaction(async (tx) => {
    await lockAdmins(tx)
    if ((await tx.$count(users)) > 0) return 'not-needed'
    const personId = await insertPerson(tx, person)
    if (personId === null) return 'not-needed'
    await writePassword(tx, personId, passwordHash)
    await tx.update(users).set({ mustChangePassword: !isTrial() }).where(eq(users.id, personId))
    return 'created'
  })
}

/** Why the first admin's password is too easy to guess, and whether a start without accounts refuses it; else null. */
export async function firstAdminWeakness(): Promise<{ message: string; isRefused: boolean } | null> {
  const { firstAdmin } = config()
  const issue = firstAdmin && (await passwordIssue(firstAdmin.password, personOf(firstAdmin)))
  return issue ? { message: `ADMIN_PASSWORD is easy to guess. ${issue}`, isRefused: !isTrial() } : null
}

const personOf = ({ email }: { email: string }) =>
  ({ name: 'Admin', email: emailSchema.parse(email), role: 'admin' }) as const

/** The address is local to this machine, or the partner is the sandbox. */
function isTrial(): boolean {
  const { app, partner } = config()
  return app.isLocal || partner.environment === 'sandbox'
}
