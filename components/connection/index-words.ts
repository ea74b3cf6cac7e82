import type { IndexStatus } from '@/lib/applicant-index/contract'
import { applicantCount } from '@/lib/applicants/contract'

type IndexWords = { tone: 'good' | 'info' | 'warn'; title: string; text: string | null }

/** How the search over all applicants stands. */
export function indexInWords({ state, total, walk, failure }: IndexStatus): IndexWords {
  const trouble = failure && `The last attempt failed: ${failure.title}. The desk keeps trying.`
  switch (state) {
    case 'off':
      return { tone: 'info', title: 'Off', text: null }
    case 'waiting':
      return {
        tone: 'warn',
        title: 'Waiting for the field mapping',
        text: 'The desk has to know which fields tell applicants apart before it can copy them. Confirm the field mapping above.',
      }
    case 'hidden':
      return {
        tone: 'warn',
        title: 'Hidden: the partner refuses the list of applicants',
        text: 'This key may not read applicants at the moment, so nothing that was read before is shown.',
      }
    case 'building':
      return {
        tone: failure ? 'warn' : 'info',
        title: `Reading all applicants: ${(walk?.found ?? 0).toLocaleString('en')} so far`,
        text: trouble ?? 'Search is available when everyone was read once.',
      }
    case 'ready':
      return { tone: failure ? 'warn' : 'good', title: `On: ${applicantCount(total)}`, text: trouble }
  }
}

/** "about 3 minutes left" */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return 'less than a minute left'
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
  return `about ${Math.round(minutes / 60)} hours left`
}
