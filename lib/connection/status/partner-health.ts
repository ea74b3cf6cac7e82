import 'server-only'
import type { AttemptReport } from '../../partner/send'
import { singleton } from '../../runtime/singleton'
import type { PartnerHealth } from '../contract'
import { createAttemptTimes } from './attempt-times'

const attempts = () => singleton('attempt-times', () => createAttemptTimes(Math.round(performance.timeOrigin)))

/** A request that the desk itself broke off says nothing about the partner. */
export function noteHealth(attempt: AttemptReport): void {
  if (attempt.kind === 'stopped') return
  attempts().note(attempt, Date.now())
}

/** Returns how the partner has answered this server. */
export function readPartnerHealth(): PartnerHealth {
  return attempts().read(Date.now())
}
