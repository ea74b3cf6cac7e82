import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { AccountEvent } from '../activity/contract'
import type { Reauthenticate, RequestError } from '../http/contract'

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

/** `invited`: has no way to sign in yet. */
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

/** `search`: words of which each is in the name or the e-mail address. */
export type PeopleQuery = { search: string; role: Role | null; state: PersonState | null; offset: number }

/** What `POST /api/people` answers: by name, 50 at most. */
export type PeoplePage = { items: ListedPerson[]; total: number; nextOffset: number | null }

/** A POST: what is looked for may be an e-mail address, which no URL may hold. */
export const peopleUrl = '/api/people'

/** What `GET /api/people/[id]` answers; `details` is null where there is none. `history`: the latest first. */
export type PersonDetails = {
  person: ListedPerson
  addedAt: string
  sessions: number
  /** The link that is out, ISO time; it may have expired. */
  link: { expiresAt: string } | null
  history: AccountEvent[]
}
export type PersonAnswer = { details: PersonDetails | null }
export const personUrl = (id: string) => `/api/people/${encodeURIComponent(id)}`

/** A link that sets a password, once. `url` is a secret; `expiresAt` is an ISO time. */
export type SignInLink = { url: string; expiresAt: string }

/** `link` is null where passwords are switched off. */
export type Invited = { link: SignInLink | null }

/** What a person can prove themselves with beside a password. */
export type SecondFactor = { passkeys: number; hasTotp: boolean }
export const hasSecondFactor = ({ passkeys, hasTotp }: SecondFactor): boolean => passkeys > 0 || hasTotp

/** A passkey as its owner sees it. `isSynced`: it is kept by a password manager, on several devices. */
export type Passkey = { id: string; name: string; isSynced: boolean; createdAt: Date; lastUsedAt: Date | null }

/** What an authenticator app takes: the secret as text, and the same as an address for a QR code. */
export type TotpSetup = { secret: string; address: string }

/** What the browser is asked for: a new passkey, or one that it has. */
export type NewPasskeyRequest = PublicKeyCredentialCreationOptionsJSON
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON

/** `device` and `address` as they were at the sign-in; `lastUsedAt` is an ISO time, right to the minute. */
export type OwnSession = { id: string; device: string; address: string; lastUsedAt: string; isCurrent: boolean }

/** Messages by field, as they stand under the fields. */
export type FieldErrors = Record<string, string[] | undefined>

/** Why an account verb did nothing. All of them are expected; none is a fault of ours. */
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
  | { refused: 'two-step-is-on' }
  | { refused: 'two-step-is-off' }
  | { refused: 'last-second-factor' }
  | { refused: 'own-second-factor-first' }

export type AccountChange = 'done' | AccountRefusal

/** What an account action answers to the browser; `More` comes with what was done. */
export type AccountAnswer<More extends object = object> =
  | ({ state: 'done' } & More)
  | { state: 'refused'; refusal: AccountRefusal }
  | RequestError
  | Reauthenticate

/** What an action answers that makes a link. */
export type LinkAnswer = AccountAnswer<Invited>

export type AccountAction = (input: unknown) => Promise<AccountAnswer>

export type LinkAction = (input: unknown) => Promise<LinkAnswer>

/** What the page behind a link is answered. */
export type InvitationAnswer =
  | { state: 'done'; person: Pick<Person, 'name' | 'email'> }
  | { state: 'refused'; refusal: AccountRefusal }
  | Extract<RequestError, { state: 'not-allowed' }>

export type InvitationAction = (input: unknown) => Promise<InvitationAnswer>

/** What people do with their own second factors. */
export type SecondFactorActions = {
  requestPasskey: () => Promise<AccountAnswer<{ request: NewPasskeyRequest }>>
  /** Takes what the browser made for the request. */
  addPasskey: AccountAction
  renamePasskey: AccountAction
  removePasskey: AccountAction
  beginTotp: () => Promise<AccountAnswer<{ setup: TotpSetup }>>
  confirmTotp: (input: { code: string }) => Promise<AccountAnswer<{ codes: string[] }>>
  renewCodes: () => Promise<AccountAnswer<{ codes: string[] }>>
  switchTotpOff: () => Promise<AccountAnswer>
}

/**
 * How many seconds ago the person last pressed a key or moved the pointer on the page that asks. A page asks by itself
 * too: only this tells a person at the desk from a page left open.
 */
export const idleSecondsHeader = 'x-desk-idle-seconds'

/** What admins decided about how people sign in. */
export type SignInPolicy = {
  /** Whether the sign-in offers "Keep me signed in". */
  allowsKeptSessions: boolean
  requiresSecondFactor: boolean
}

/** By what a person can confirm who they are. */
export type ConfirmWay = 'password' | 'passkey' | 'code' | 'single-sign-on'

export type ConfirmState = { state: 'confirmed' } | { state: 'refused'; message: string } | RequestError

/** How the browser asks a signed-in person who they are. */
export type ConfirmActions = {
  ways: () => Promise<{ state: 'ways'; ways: ConfirmWay[] } | RequestError>
  confirmPassword: (input: { password: string }) => Promise<ConfirmState>
  requestPasskey: () => Promise<{ state: 'asked'; request: PasskeyRequest } | RequestError>
  confirmPasskey: (answer: unknown) => Promise<ConfirmState>
  confirmCode: (input: CodeInput) => Promise<ConfirmState>
}

/** Begins a sign-in at the identity provider, for a link: `next` is where it ends. `isConfirming`: asks again. */
export function singleSignOnUrl(next: string, isConfirming = false): string {
  return `/api/sign-in/oidc?${new URLSearchParams({ next, ...(isConfirming && { confirm: '1' }) })}`
}

/** `second-step`: the password was right, and a code must follow. `isOver`: the password must be entered again. */
export type SignInState =
  | { state: 'signed-in' }
  | { state: 'second-step' }
  | { state: 'refused'; message: string; isOver?: boolean }

/** A code of the authenticator app, or one of the recovery codes. */
export type CodeInput = { kind: 'totp' | 'recovery'; code: string }

/**
 * What the operator lets people sign in with. `singleSignOn`: what the identity provider is called; null without one.
 */
export type SignInWays = { singleSignOn: string | null; takesPasswords: boolean }

/** How the browser signs somebody in. `withPasskey` takes what the passkey answered to `passkeyRequestUrl`. */
export type SignInActions = {
  /** `isKept`: "Keep me signed in". */
  withPassword: (input: { email: string; password: string; isKept?: boolean }) => Promise<SignInState>
  withCode: (input: CodeInput) => Promise<SignInState>
  withPasskey: (input: { answer: unknown; isKept: boolean }) => Promise<SignInState>
}

/** POST of `{ language }`: null leaves it to each browser. */
export const ownLanguageUrl = '/api/language'

/** Asked with POST, since it marks the browser; answers a `PasskeyRequest`. */
export const passkeyRequestUrl = '/api/passkey-request'
