import 'server-only'
import type { AttemptReport } from '../partner/send'
import { singleton } from '../runtime/singleton'
import { createAttemptTimes } from './attempt-times'
import type { PartnerHealth } from './contract'

const attempts = () => singleton('attempt-times', () => createAttemptTimes(Math.round(performance.timeOrigin)))

export function noteHealth(attempt: AttemptReport): void {
  attempts().note(attempt, Date.now())
}

/** Returns how the partner has answered this server. */
export function readPartnerHealth(): PartnerHealth {
  return attempts().read(Date.now())
}
