import { act } from './act'
import type { Person, Role } from './people'

/**
 * Adds a person who can sign in, as an admin with that `cookie` header: invites them and sets the password by the link.
 */
export async function addPerson(url: string, cookie: string, { name, email, password }: Person, role: Role) {
  const token = await inviteSomebody(url, cookie, { name, email, role })
  const set = await act(url, '', 'acceptInvitationAction', { token, password })
  if (!set.includes('"state":"done"')) throw new Error(`The password of ${email} was not set: ${set}`)
}

/** Invites a person; returns the token of their link. */
export async function inviteSomebody(
  url: string,
  cookie: string,
  person: { name: string; email: string; role: Role },
): Promise<string> {
  const answer = await act(url, cookie, 'invitePersonAction', person)
  const token = /\/invitation#([\w-]{43})/.exec(answer)?.[1]
  if (!token) throw new Error(`${person.email} was not invited: ${answer}`)
  return token
}
