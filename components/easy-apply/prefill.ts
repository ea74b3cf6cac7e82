/** An applicant on the way from another screen to Easy apply; `name` may be empty. */
export type Prefill = { email: string; name: string }

let waiting: Prefill | null = null
let forgetting: ReturnType<typeof setTimeout> | undefined

/** One that is not taken by then was on the way to nowhere: the next visit of Easy apply must not find it. */
const keptMs = 30_000

/**
 * Gives an applicant to the Easy apply form that is opened next; go to `/easy-apply` right after. In memory alone, since an
 * e-mail address stands in no URL and no storage: a full reload loses it.
 */
export function savePrefill({ email, name }: Prefill): void {
  clearPrefill()
  waiting = { email: email.trim(), name: name.trim() }
  forgetting = setTimeout(clearPrefill, keptMs)
}

/** What waits to be taken. Reading changes nothing, so that a render may do it twice; take it by `forgetHandOver` after. */
export function readPrefill(): Prefill | null {
  return waiting
}

export function clearPrefill(): void {
  clearTimeout(forgetting)
  waiting = null
}
