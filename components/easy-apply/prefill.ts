import type { ListedBefore } from '@/lib/applicants/contract'
import type { KnownPerson } from '@/lib/forms/person-fields'
import type { SavedForm } from '@/lib/forms/saved-form'

/** A listed application. */
export type CurrentApplication = ListedBefore & { jobId: string }

/** An applicant passed from another screen to Easy apply; everything but the email address may be empty. */
export type Prefill = KnownPerson & {
  email: string
  /** The application in the list that they were chosen by; null if it names no job. */
  current?: CurrentApplication | null
  /** What was already entered into the form, which may have changed since. */
  entered?: SavedForm
}

let waiting: Prefill | null = null
let forgetting: ReturnType<typeof setTimeout> | undefined

/** A prefill not taken by then was abandoned: the next visit to Easy apply must not find it. */
const keptMs = 30_000

/**
 * Prefills the Easy apply form; navigate to `/easy-apply` right after. Kept in memory only, because email addresses
 * must not be in URLs or storage: a full reload loses it.
 */
export function savePrefill({ email, name, parts, phone, current, entered }: Prefill): void {
  clearPrefill()
  const person = { email: email.trim(), name: name.trim(), parts, phone: phone.trim(), ...(current && { current }) }
  waiting = entered ? { ...person, entered } : person
  forgetting = setTimeout(clearPrefill, keptMs)
}

/** The pending prefill. Reading does not consume it, since a render may run twice; call `clearPrefill` afterwards. */
export function readPrefill(): Prefill | null {
  return waiting
}

export function clearPrefill(): void {
  clearTimeout(forgetting)
  waiting = null
}
