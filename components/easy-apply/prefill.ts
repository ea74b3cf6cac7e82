import type { FormValues } from '@/lib/forms/form-values'
import type { KnownPerson } from '@/lib/forms/person-fields'

/** An applicant on the way from another screen to Easy apply; all but the e-mail address may be empty. */
export type Prefill = KnownPerson & {
  email: string
  /** What was entered already into the form with this mark. */
  entered?: { mark: string; fields: FormValues }
}

let waiting: Prefill | null = null
let forgetting: ReturnType<typeof setTimeout> | undefined

/** One that is not taken by then was on the way to nowhere: the next visit of Easy apply must not find it. */
const keptMs = 30_000

/**
 * Prefills the Easy apply form; go to `/easy-apply` right after. Kept in memory only, since no URL or storage may hold
 * an email address: a full reload loses it.
 */
export function savePrefill({ email, name, parts, phone, entered }: Prefill): void {
  clearPrefill()
  const person = { email: email.trim(), name: name.trim(), parts, phone: phone.trim() }
  waiting = entered ? { ...person, entered } : person
  forgetting = setTimeout(clearPrefill, keptMs)
}

/** The pending prefill. Reading does not consume it, since a render may run twice; call `forgetHandOver` afterwards. */
export function readPrefill(): Prefill | null {
  return waiting
}

export function clearPrefill(): void {
  clearTimeout(forgetting)
  waiting = null
}
