import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { AccountEvent } from '../activity/contract'
import type { Reauthenticate, RequestError } from '../http/contract'

/** From least to most: each role may do everything the ones before it may. */
export const roles = ['viewer', 'recruiter', 'admin'] as const
export type Role = (typeof roles)[number]

/** Returns true if `role` is at least `needed`. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

export const canWrite = (role: Role): boolean => hasRole(role, 'recruiter')
/** Viewers do not see applicants' e-mail addresses in the activity. */
export const maskingFor = (role: Role) => ({ isMasked: !canWrite(role) })
export const canManage = (role: Role): boolean => hasRole(role, 'admin')

/** A person who can or once could sign in. */
export type Person = { id: string; name: string; email: string; role: Role }

/** `invited`: cannot sign in yet. */
export const personStates = ['active', 'invited', 'deactivated'] as const
export type PersonState = (typeof personStates)[number]

/** How a session was opened. */
export const signInMethods = ['password', 'passkey', 'oidc'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** A person in the list. `lastSignInAt` is an ISO time. */
export type ListedPerson = Person & {
  state: PersonState
  lastSignInAt: string | null
  hasSecondFactor: boolean
  methods: SignInMethod[]
}

/** `search`: words that must all occur in the name or the e-mail address. */
export type PeopleQuery = { search: string; role: Role | null; state: PersonState | null; offset: number }

/** Response of `POST /api/people`: by name, 50 at most. */
export type PeoplePage = { items: ListedPerson[]; total: number; nextOffset: number | null }

/** A POST, since the search may contain an e-mail address, which no URL may hold. */
export const peopleUrl = '/api/people'

/** Response of `GET /api/people/[id]`; `details` is null if there is no such person. `history`: latest first. */
export type PersonDetails = {
  person: ListedPerson
  addedAt: string
  sessions: number
  /** The pending link; `expiresAt` is an ISO time and may be in the past. */
  link: { expiresAt: string } | null
  history: AccountEvent[]
}
export type PersonAnswer = { details: PersonDetails | null }
export const personUrl = (id: string) => `/api/people/${encodeURIComponent(id)}`

/** A link for setting a password, once. `url` is a secret; `expiresAt` is an ISO time. */
export type SignInLink = { url: string; expiresAt: string }

/** `link` is null if passwords are disabled. */
export type Invited = { link: SignInLink | null }

/** What a person can use to prove their identity besides a password. */
export type SecondFactor = { passkeys: number; hasTotp: boolean }
export const hasSecondFactor = ({ passkeys, hasTotp }: SecondFactor): boolean => passkeys > 0 || hasTotp

/** A passkey as its owner sees it. `isSynced`: a password manager keeps it on several devices. */
export type Passkey = { id: string; name: string; isSynced: boolean; createdAt: Date; lastUsedAt: Date | null }

/** Input for an authenticator app: the secret as text, and as a URL for a QR code. */
export type TotpSetup = { secret: string; address: string }

/** What the browser is asked for: to create a passkey, or to use an existing one. */
export type NewPasskeyRequest = PublicKeyCredentialCreationOptionsJSON
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON

/** `device` and `address` as of the sign-in; `lastUsedAt` is an ISO time, accurate to the minute. */
export type OwnSession = { id: string; device: string; address: string; lastUsedAt: string; isCurrent: boolean }

/** Messages by field, as shown below the fields. */
export type FieldErrors = Record<string, string[] | undefined>

/** Why an account operation did nothing. All of these are expected; none is an error of ours. */
export type AccountRefusal =
  | { refused: 'invalid'; fields: FieldErrors }
  | { refused: 'unknown-person' }
  | { refused: 'email-taken' }
  | { refused: 'last-admin' }
  | { refused: 'deactivated' }
  | { refused: 'dead-link' }
  | { refused: 'nothing-to-withdraw' }
  | { refused: 'wrong-password' }
  | { refused: 'no-passwords' }
  | { refused: 'blocked'; until: Date }
  | { refused: 'passkey'; why: 'expired' | 'invalid' }
  | { refused: 'unknown-passkey' }
  | { refused: 'too-many-passkeys' }
  | { refused: 'wrong-code' }
  | { refused: 'another-setup' }
  | { refused: 'two-step-is-on' }
  | { refused: 'two-step-is-off' }
  | { refused: 'last-second-factor' }
  | { refused: 'own-second-factor-first' }

export type AccountChange = 'done' | AccountRefusal

/** Why an app code or a recovery code was not accepted. */
export type WrongCode = Extract<AccountRefusal, { refused: 'blocked' | 'wrong-code' | 'two-step-is-off' }>

/** Why a code did not prove who the user is. `unreadable-second-factor`: AUTH_SECRET is not the one of the set-up. */
export type CodeRefusal = WrongCode | { refused: 'unreadable-second-factor' }

/** The response of an account action; `More` is returned when it was done. */
export type AccountAnswer<More extends object = object> =
  | ({ state: 'done' } & More)
  | { state: 'refused'; refusal: AccountRefusal }
  | RequestError
  | Reauthenticate

/** The response of an action that creates a link. */
export type LinkAnswer = AccountAnswer<Invited>

export type AccountAction = (input: unknown) => Promise<AccountAnswer>

export type LinkAction = (input: unknown) => Promise<LinkAnswer>

/** The response to the page that opens a link. */
export type InvitationAnswer =
  | { state: 'done'; person: Pick<Person, 'name' | 'email'> }
  | { state: 'refused'; refusal: AccountRefusal }
  | Extract<RequestError, { state: 'not-allowed' }>

export type InvitationAction = (input: unknown) => Promise<InvitationAnswer>

/** What users can do with their own second factors. */
export type SecondFactorActions = {
  requestPasskey: () => Promise<AccountAnswer<{ request: NewPasskeyRequest }>>
  /** Takes the browser's answer to the request. */
  addPasskey: AccountAction
  renamePasskey: AccountAction
  removePasskey: AccountAction
  beginTotp: () => Promise<AccountAnswer<{ setup: TotpSetup }>>
  confirmTotp: (input: { code: string; secret: string }) => Promise<AccountAnswer<{ codes: string[] }>>
  renewCodes: () => Promise<AccountAnswer<{ codes: string[] }>>
  switchTotpOff: () => Promise<AccountAnswer>
}

/**
 * How many seconds ago the user last pressed a key or moved the pointer on the page that sends the request. Pages also
 * poll on their own: only this header tells a user at the desk from a page left open.
 */
export const idleSecondsHeader = 'x-desk-idle-seconds'

/** The ID of the person whose page sends the request: somebody else may have signed in in another tab since. */
export const personHeader = 'x-desk-person'

/** The admins' settings for how people sign in. */
export type SignInPolicy = {
  /** Whether the sign-in offers "Keep me signed in". */
  allowsKeptSessions: boolean
  requiresSecondFactor: boolean
}

/** How a person can confirm their identity. */
export type ConfirmWay = 'password' | 'passkey' | 'code' | 'single-sign-on'

export type ConfirmState = { state: 'confirmed' } | { state: 'refused'; message: string } | RequestError

/** How the browser asks a signed-in user to confirm their identity. */
export type ConfirmActions = {
  ways: () => Promise<{ state: 'ways'; ways: ConfirmWay[] } | RequestError>
  confirmPassword: (input: { password: string }) => Promise<ConfirmState>
  requestPasskey: () => Promise<{ state: 'asked'; request: PasskeyRequest } | RequestError>
  confirmPasskey: (answer: unknown) => Promise<ConfirmState>
  confirmCode: (input: CodeInput) => Promise<ConfirmState>
}

/** The link that starts single sign-on; `next` is where it ends. `isConfirming`: the user must sign in again. */
export function singleSignOnUrl(next: string, isConfirming = false): string {
  return `/api/sign-in/oidc?${new URLSearchParams({ next, ...(isConfirming && { confirm: '1' }) })}`
}

/** `second-step`: the password was correct and a code must follow. `isOver`: the password must be entered again. */
export type SignInState =
  | { state: 'signed-in' }
  | { state: 'second-step' }
  | { state: 'refused'; message: string; isOver?: boolean }

/** A code from the authenticator app, or a recovery code. */
export type CodeInput = { kind: 'totp' | 'recovery'; code: string }

/**
 * The ways to sign in that the operator allows. `singleSignOn`: the name of the identity provider; null without one.
 */
export type SignInWays = { singleSignOn: string | null; takesPasswords: boolean }

/** How the browser signs a user in. `withPasskey` takes the passkey's answer to `passkeyRequestUrl`. */
export type SignInActions = {
  /** `isKept`: "Keep me signed in". */
  withPassword: (input: { email: string; password: string; isKept?: boolean }) => Promise<SignInState>
  withCode: (input: CodeInput) => Promise<SignInState>
  withPasskey: (input: { answer: unknown; isKept: boolean }) => Promise<SignInState>
}

/** POST of `{ language }`; null lets each browser decide. */
export const ownLanguageUrl = '/api/language'

/** A POST, since it sets a cookie; answers with a `PasskeyRequest`. */
export const passkeyRequestUrl = '/api/passkey-request'
