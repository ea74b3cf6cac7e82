import type { JsonLimits } from '../records/scan-json'
import { uploadBytes } from './contract'

/** How large a body may be, and how long it may take. `action`: limits for what React decodes before we see it. */
export type BodyLimits = { bytes: number; ms: number; action: JsonLimits | null }

const stranger = { bytes: 16 * 1024, ms: 15_000 }
const person = { bytes: 1024 * 1024, ms: 60_000 }
const upload = { bytes: uploadBytes, ms: 180_000 }

/** React takes half a second for the worst 1 MB, a hundredth of that for this many, and a stack frame per level. */
const actionLimits: JsonLimits = { depth: 100, elements: 10_000 }

const isUpload =
  /^\/api\/(?:applications|connection\/pasted-schema|uploads\/[^/]+|runs\/[^/]+(?:\/rows|\/left-out|\/corrections)?)$/
/** Paths for people who are not signed in: the limits are the same when a session is still there. */
const isOpen = /^\/(?:sign-in|invitation|api\/(?:sign-in|passkey-request))(?:\/|$)/

/** `hasSession`: the request carries a session cookie signed by this desk. */
export function bodyLimits(path: string, hasSession: boolean): BodyLimits {
  const { bytes, ms } = !hasSession || isOpen.test(path) ? stranger : isUpload.test(path) ? upload : person
  return { bytes, ms, action: path.startsWith('/api/') ? null : actionLimits }
}
