import type { Job } from '@/lib/jobs/contract'
import type { Prefill } from './prefill'

/** What was entered into Easy apply but not sent when the user left for another screen. */
export type UnsentApplication = Prefill & {
  job: Job | null
  isQueued: boolean
  /** The refused application that this one corrects. */
  correctsId: string | null
}

let left: UnsentApplication | null = null

/** Keeps it for the next visit to Easy apply. In memory only: email addresses must not be in URLs or storage. */
export function keepUnsent(application: UnsentApplication): void {
  left = application
}

export function readUnsent(): UnsentApplication | null {
  return left
}

/** Forgets it once it was sent or cleared; another one stays for the next visit. */
export function forgetUnsent(application: UnsentApplication | null): void {
  if (left === application) left = null
}
