import { readPointer, writePointer } from '../records/pointer'
import type { Profile } from './profile/profile'
import type { Result } from './result'
import type { PartnerRequest } from './send'

export type PartnerLogin = { email: string; password: string }

type Send = (request: PartnerRequest) => Promise<Result<unknown>>

/** Sends /easy-apply requests with a token instead of the key. */
type Bearer = { send: (request: PartnerRequest) => Promise<Result<unknown>> }

/**
 * The deprecated flow of spec 5.4: logs in when a token is first needed, takes newer tokens from answers to
 * /easy-apply, and renews once on a 403 (a request refused this way did nothing). After any other status that rejects
 * the login, the next request logs in again. If the login fails, nothing is sent.
 * `fields` is read for each request, since an admin may change the profile meanwhile.
 */
export function createBearer(
  send: Send,
  login: PartnerLogin,
  fields: () => Profile['login'],
  unreadable: (endpoint: 'log-in') => Result<never>,
): Bearer {
  let token: string | undefined
  let loggingIn: Promise<Result<string>> | undefined

  async function logIn(): Promise<Result<string>> {
    const answer = await send({ endpoint: 'log-in', body: loginBody(login, fields()) })
    if (!answer.ok) return answer
    token = readToken(answer.value, fields())
    return token === undefined ? unreadable('log-in') : { ok: true, value: token }
  }

  /** Concurrent requests that need a token wait for one login. */
  function freshToken(): Promise<Result<string>> {
    loggingIn ??= logIn().finally(() => {
      loggingIn = undefined
    })
    return loggingIn
  }

  async function sendWith(used: string, request: PartnerRequest) {
    const answer = await send({ ...request, token: used })
    if (answer.ok) token = readToken(answer.value, fields()) ?? token
    return answer
  }

  return {
    async send(request) {
      const first: Result<string> = token === undefined ? await freshToken() : { ok: true, value: token }
      if (!first.ok) return first
      const answer = await sendWith(first.value, request)
      if (answer.ok || answer.failure.kind !== 'login-rejected') return answer
      // Another request may have renewed it meanwhile: a second login would invalidate that token.
      if (token === first.value) token = undefined
      if (answer.failure.status !== 403) return answer
      const renewed: Result<string> = token === undefined ? await freshToken() : { ok: true, value: token }
      return renewed.ok ? sendWith(renewed.value, request) : renewed
    },
  }
}

/** The body of POST /v1/users/login with the field names of the profile. */
export function loginBody({ email, password }: PartnerLogin, fields: Profile['login']): unknown {
  return writePointer(writePointer({}, fields.email, email), fields.password, password)
}

/** Reads the token from an answer, at the first of the profile's paths that holds one. */
function readToken(answer: unknown, fields: Profile['login']): string | undefined {
  for (const path of fields.token) {
    const found = readPointer(answer, path)
    // It becomes a header value, so only these characters are allowed.
    if (typeof found === 'string' && /^[\x21-\x7e]+$/.test(found.trim())) return found.trim()
  }
  return undefined
}
