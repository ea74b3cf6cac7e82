import { randomBytes } from 'node:crypto'
import { readPointer, writePointer } from '../../records/pointer'
import { answerFieldErrors, answerMessage, jsonAnswer } from '../answer'
import { findFieldErrors } from '../check-body'
import type { SandboxEndpoint } from '../endpoint'
import { type Key, loginUser } from '../keys'
import type { SandboxState } from '../state'

/** POST /v1/users/login (spec 5.4, deprecated): the only 401 in the whole API. */
export const login: SandboxEndpoint = {
  name: 'POST /v1/users/login',
  method: 'POST',
  path: '/v1/users/login',
  acceptsBearer: true,
  run({ key, body }, state) {
    const pointers = state.options.profile.login
    const errors = findFieldErrors(pointers.body, body)
    if (errors !== null) return answerFieldErrors(400, 'Invalid credentials', errors)
    const isUser =
      readPointer(body, pointers.email) === loginUser.email &&
      readPointer(body, pointers.password) === loginUser.password
    if (!isUser) return answerMessage(401, 'Invalid email or password')
    return jsonAnswer(200, writePointer({}, pointers.token[0] ?? '/access_token', issueToken(state, key)))
  },
}

/** Issues a token of the deprecated flow (spec 5.4) with the rights of the key it was requested with. */
export function issueToken(state: SandboxState, key: Key): string {
  const token = `sandbox-token-${randomBytes(12).toString('hex')}`
  state.tokens.set(token, key)
  return token
}
