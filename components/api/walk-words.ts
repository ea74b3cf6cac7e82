import type { IndexStatus, WalkProgress } from '@/lib/applicant-index/contract'
import { walkWords } from './words'

/** A walk's progress: "43%, about 2 minutes left", or "12,431 so far". */
export function walkInWords(walk: WalkProgress | null): string {
  if (walk === null) return walkWords.starting
  const { found, percent, secondsLeft } = walk
  if (percent === null) return walkWords.readSoFar({ found })
  const shown = String(percent)
  if (secondsLeft === null) return walkWords.read({ percent: shown })
  return walkWords.readAndLeft({ percent: shown, left: timeLeft(secondsLeft) })
}

/** Says why the index finds nothing while all applicants are still being read, with the progress. */
export function buildingInWords({ walk, isReplacing }: Pick<IndexStatus, 'walk' | 'isReplacing'>): string {
  const progress = walkInWords(walk)
  return isReplacing ? walkWords.readingAgain({ progress }) : walkWords.reading({ progress })
}

/** "about 3 minutes left" */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return walkWords.lessThanMinute
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return walkWords.minutesLeft({ count: minutes })
  return walkWords.hoursLeft({ count: Math.round(minutes / 60) })
}
