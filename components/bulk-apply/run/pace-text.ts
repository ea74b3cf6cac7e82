import type { Run } from '@/lib/bulk-apply/contract'
import { isRunning, sentCount } from '../runs/run-facts'
import { paceWords } from './words'

/** How long no row may finish, counted from when the run resumed, before we call the partner busy. */
const busyAfterSeconds = 30

/**
 * The time left at the run's current pace. Null before the first row has finished, and while the run is not sending.
 */
export function paceText(run: Pick<Run, 'state' | 'counts' | 'pace' | 'isHeld' | 'waitsForFields'>): string | null {
  const { counts, pace } = run
  const left = counts.waiting + counts.sending
  if (!isRunning(run) || run.waitsForFields || run.state === 'enqueueing' || left === 0) return null
  if (pace.rows === 0 || pace.overSeconds === 0) {
    if (sentCount(run) === 0) return null
    return pace.overSeconds < busyAfterSeconds ? paceWords.sending({ count: left }) : paceWords.busy
  }
  return paceWords.left({ time: durationText((left * pace.overSeconds) / pace.rows) })
}

/** "A few seconds", "About 40 s", "About 12 min", "About 3 h 10 min": rounded up. */
export function durationText(seconds: number): string {
  if (seconds <= 10) return paceWords.fewSeconds
  if (seconds < 90) return paceWords.seconds({ seconds: Math.ceil(seconds / 10) * 10 })
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return paceWords.minutes({ minutes })
  const tens = Math.ceil(minutes / 10) * 10
  const [hours, rest] = [Math.floor(tens / 60), tens % 60]
  return rest === 0 ? paceWords.hours({ hours }) : paceWords.hoursAndMinutes({ hours, minutes: rest })
}
