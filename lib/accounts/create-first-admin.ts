import 'server-only'
import { hashPassword } from 'better-auth/crypto'
import { config } from '@/lib/runtime/config'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { insertPerson } from './add-person'
import { emailSchema } from './input'
import { lockAdmins } from './lock-admins'

/** Makes the admin of the environment while there is no account at all, once even when two servers start together. */
export async function createFirstAdmin(): Promise<'created' | 'not-needed' | 'not-configured'> {
  const { firstAdmin } = config()
  if ((await store().$count(users)) > 0) return 'not-needed'
  if (!firstAdmin) return 'not-configured'
  const passwordHash = await hashPassword(firstAdmin.password)
  return store().transaction(async (transaction) => {
    await lockAdmins(transaction)
    if ((await transaction.$count(users)) > 0) return 'not-needed'
    const person = { name: 'Admin', email: emailSchema.parse(firstAdmin.email), role: 'admin' as const }
    await insertPerson(transaction, person, passwordHash)
    return 'created'
  })
}
