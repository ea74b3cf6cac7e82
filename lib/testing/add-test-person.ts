import { hashPassword } from '../accounts/hash-password'
import { inviteSchema } from '../accounts/input'
import { insertPerson } from '../accounts/invite'
import { writePassword } from '../accounts/write-password'
import { store } from '../store/connection'

/** Adds a person with a password, as if they had accepted an invitation and set it. Returns their id. */
export async function addTestPerson({ password, ...person }: Record<string, string>): Promise<string> {
  const personId = await insertPerson(store(), inviteSchema.parse(person))
  if (personId === null) throw new Error('The e-mail address is taken')
  await writePassword(store(), personId, await hashPassword(password ?? ''))
  return personId
}
