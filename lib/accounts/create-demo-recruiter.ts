import 'server-only'
import { config } from '@/lib/runtime/config'
import { store } from '@/lib/store/connection'
import { hashPassword } from './hash-password'
import { emailSchema } from './input'
import { insertPerson } from './invite'
import { writePassword } from './write-password'

/** Creates the demo's recruiter account if it does not exist; does nothing on any other desk. */
export async function createDemoRecruiter(): Promise<void> {
  const { demoRecruiter } = config()
  if (!demoRecruiter) return
  const person = { name: 'Recruiter', email: emailSchema.parse(demoRecruiter.email), role: 'recruiter' as const }
  await store().transaction(async (tx) => {
    const personId = await insertPerson(tx, person)
    if (personId !== null) await writePassword(tx, personId, await hashPassword(demoRecruiter.password))
  })
}
