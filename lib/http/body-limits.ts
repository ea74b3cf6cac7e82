import type { JsonLimits } from '../records/scan-json'
import { uploadBytes } from './contract'

/** How much of a body is taken, and how long it may take to arrive. `action`: what React decodes before we see it. */
export type BodyLimits = { bytes: number; ms: number; action: JsonLimits | null }

const stranger = { bytes: 16 * 1024, ms: 15_000 }
const person = { bytes: 1024 * 1024, ms: 60_000 }
const upload = { bytes: uploadBytes, ms: 180_000 }

/** React takes half a second for the worst 1 MB, a hundredth of it for so many, and a stack frame for every level. */
const actionLimits: JsonLimits = { depth: 100, elements: 10_000 }

const isUpload =
  /^\/api\/(?:applications|connection\/pasted-schema|uploads\/[^/]+|runs\/[^/]+(?:\/rows|\/left-out|\/corrections)?)$/
/** Where people come who are not signed in: a session that is still there changes nothing. */
const isOpen = /^\/(?:sign-in|invitation|api\/(?:auth|sign-in|passkey-request))(?:\/|$)/

/** `hasSession`: the request carries a session cookie that this desk has signed. */
export function bodyLimits(path: string, hasSession: boolean): BodyLimits {
  const { bytes, ms } = !hasSession || isOpen.test(path) ? stranger : isUpload.test(path) ? upload : person
  return { bytes, ms, action: path.startsWith('/api/') ? null : actionLimits }
}
