import type { Person, SignInMethod } from './contract'

/** Who is signed in, and by which session. */
export type Session = {
  id: string
  person: Person
  method: SignInMethod
  hasSecondFactor: boolean
  isKept: boolean
  /** They signed in with a password that somebody else knows: nothing is open before it is replaced. */
  mustChangePassword: boolean
  /** The sign-in rules ask everyone for a second factor. */
  needsSecondFactor: boolean
  /** The person proved who they are within the last REAUTHENTICATE_MINUTES. */
  isFresh: boolean
}
