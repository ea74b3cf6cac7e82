import type { Person, SignInMethod } from './contract'

/** Who is signed in, and with which session. */
export type Session = {
  id: string
  person: Person
  method: SignInMethod
  hasSecondFactor: boolean
  isKept: boolean
  /** The user signed in with a password that others know: nothing else is allowed until it is replaced. */
  mustChangePassword: boolean
  /** The sign-in rules require a second factor of everyone. */
  needsSecondFactor: boolean
  /** The user proved their identity within the last REAUTHENTICATE_MINUTES. */
  isFresh: boolean
}
