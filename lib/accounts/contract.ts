import type { RequestError } from '../http/contract'

/** From least to most: whoever has a role may do all that the ones before it may. */
export const roles = ['viewer', 'recruiter', 'admin'] as const
export type Role = (typeof roles)[number]

/** True when `role` is at least `needed`. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

export const canWrite = (role: Role): boolean => hasRole(role, 'recruiter')
/** Viewers do not see applicants' e-mail addresses in the activity. */
export const maskingFor = (role: Role) => ({ isMasked: !canWrite(role) })
export const canManage = (role: Role): boolean => hasRole(role, 'admin')

/** A person who may sign in, or could once. */
export type Person = { id: string; name: string; email: string; role: Role }
export type ListedPerson = Person & { hasAccess: boolean; addedAt: Date }

/** Messages by field, as they stand under the fields. */
export type FieldErrors = Record<string, string[] | undefined>

/** Why an account verb did nothing. All of them are expected; none is a fault of ours. */
export type AccountRefusal =
  | { refused: 'invalid'; fields: FieldErrors }
  | { refused: 'unknown-person' }
  | { refused: 'email-taken' }
  | { refused: 'last-admin' }
  | { refused: 'wrong-password' }
  | { refused: 'blocked'; until: Date }

export type AccountChange = 'done' | AccountRefusal

/** What an account action answers to the browser. */
export type AccountAnswer = { state: 'done' } | { state: 'refused'; refusal: AccountRefusal } | RequestError

export type AccountAction = (input: unknown) => Promise<AccountAnswer>

export type SignInState = { state: 'signed-in' } | { state: 'refused'; message: string }

export type SignInAction = (input: { email: string; password: string }) => Promise<SignInState>
