import { type Answer, forbidden, methodNotAllowed, noPermission, tooManyRequests } from './answer'
import type { SandboxEndpoint } from './endpoint'
import { findKey, type Key } from './keys'
import type { SandboxState } from './state'

type Credentials = { apiKey: string | undefined; authorization: string | undefined }

/** Returns the caller's key or a refusal (spec 5.5, spec 7): checks key, rate, method and permission in this order. */
export function authorize(
  credentials: Credentials,
  atPath: readonly SandboxEndpoint[],
  endpoint: SandboxEndpoint | undefined,
  state: SandboxState,
): { key: Key; endpoint: SandboxEndpoint } | { refusal: Answer } {
  const key = identify(
    credentials,
    atPath.some((one) => one.acceptsBearer),
    state,
  )
  if (key === undefined || !key.isEnabled) return { refusal: forbidden }
  if (!state.rateLimit.tryTake(key.secret, state.settings)) return { refusal: tooManyRequests }
  if (endpoint === undefined) return { refusal: methodNotAllowed }
  if (!key.permissions.includes(endpoint.name)) return { refusal: noPermission }
  return { key, endpoint }
}

function identify(credentials: Credentials, acceptsBearer: boolean, state: SandboxState): Key | undefined {
  if (credentials.apiKey !== undefined) return findKey(credentials.apiKey)
  const bearer = /^Bearer +(\S+)$/i.exec(credentials.authorization ?? '')?.[1]
  return acceptsBearer && bearer !== undefined ? state.tokens.get(bearer) : undefined
}
