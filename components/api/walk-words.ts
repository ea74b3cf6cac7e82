import type { IndexStatus, WalkProgress } from '@/lib/applicant-index/contract'
import { wholeNumber } from '../ui/formats'

/** How far a walk is: "43 % read, about 2 minutes left", or "12,431 read so far". */
export function walkInWords(walk: WalkProgress | null): string {
  if (walk === null) return 'starting'
  const { found, percent, secondsLeft } = walk
  if (percent === null) return `${wholeNumber(found)} read so far`
  return `${percent} % read${secondsLeft === null ? '' : `, ${timeLeft(secondsLeft)}`}`
}

/** Why nothing is found yet while everyone is read, and how far that is. */
export function buildingInWords({ walk, isReplacing }: Pick<IndexStatus, 'walk' | 'isReplacing'>): string {
  const why = isReplacing
    ? 'The key or the address of the partner has changed. Reading everyone again'
    : 'Reading everyone'
  return `${why}: ${walkInWords(walk)}.`
}

/** "about 3 minutes left" */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return 'less than a minute left'
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
  return `about ${Math.round(minutes / 60)} hours left`
}
