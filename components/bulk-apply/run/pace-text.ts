import type { Run } from '@/lib/bulk-apply/contract'
import { isGoing, sentCount } from '../runs/run-facts'
import type { FormatCount } from '../runs/run-words'

/**
 * The pace of a run and the time left. Null before the first row has ended, and while the run is not sending.
 */
export function paceText(
  run: Pick<Run, 'state' | 'counts' | 'pace' | 'isHeld' | 'waitsForFields'>,
  formatCount: FormatCount,
): string | null {
  const { counts, pace } = run
  const left = counts.waiting + counts.sending
  if (!isGoing(run) || run.waitsForFields || run.state === 'enqueueing' || left === 0) return null
  if (pace.rows === 0 || pace.overSeconds === 0) return sentCount(run) === 0 ? null : busy
  const perSecond = pace.rows / pace.overSeconds
  return `${durationText(left / perSecond, formatCount)} left at the present pace of ${rateInWords(perSecond, formatCount)}. The partner’s limit is not known, so this can change.`
}

const busy = 'The partner seems busy: no row was finished for a while. We keep trying.'

/** "6.2 a second", "62 a second", "12 a minute". */
function rateInWords(perSecond: number, formatCount: FormatCount): string {
  if (perSecond >= 9.95) return `${formatCount(Math.round(perSecond))} a second`
  if (perSecond >= 0.95) return `${perSecond.toFixed(1)} a second`
  return `${formatCount(Math.max(1, Math.round(perSecond * 60)))} a minute`
}

/** "A few seconds", "About 40 s", "About 12 min", "About 3 h 10 min": rounded up. */
export function durationText(seconds: number, formatCount: FormatCount): string {
  if (seconds <= 10) return 'A few seconds'
  if (seconds < 90) return `About ${Math.ceil(seconds / 10) * 10} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `About ${minutes} min`
  const tens = Math.ceil(minutes / 10) * 10
  const [hours, rest] = [Math.floor(tens / 60), tens % 60]
  return rest === 0 ? `About ${formatCount(hours)} h` : `About ${formatCount(hours)} h ${rest} min`
}
