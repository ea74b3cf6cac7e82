import type { BodyErrors } from '../forms/check-body'

/** Why the desk did not carry out a request of its own pages. Nothing was recorded, nothing is sent. */
export type RequestError =
  | { state: 'signed-out' }
  | { state: 'not-allowed'; reason: string }
  | { state: 'invalid'; errors: BodyErrors }

/** `401`: nobody is signed in. `403`: the role is too small. */
export type Refusal = { status: 401 | 403 }

/** Checks who asks. Handlers and actions get it from lib/accounts, so that this room knows no accounts. */
export type Authorize<Session> = () => Promise<{ session: Session } | Refusal>
