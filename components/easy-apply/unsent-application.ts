import type { Job } from '@/lib/jobs/contract'
import type { Prefill } from './prefill'

/** What was entered into Easy apply and not sent, when somebody went to another screen. */
export type UnsentApplication = Prefill & {
  job: Job | null
  isQueued: boolean
  /** The refused application that it corrects. */
  correctsId: string | null
}

let left: UnsentApplication | null = null

/** Keeps it for the next visit of Easy apply. In memory only, since no URL or storage may hold an email address. */
export function keepUnsent(application: UnsentApplication): void {
  left = application
}

export function readUnsent(): UnsentApplication | null {
  return left
}

export function forgetUnsent(): void {
  left = null
}
