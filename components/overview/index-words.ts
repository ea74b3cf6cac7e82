import type { IndexStatus } from '@/lib/applicant-index/contract'
import { buildingInWords } from '../api/walk-words'
import { overviewWords } from './words'

export type IndexNews = { tone: 'offer' | 'work' | 'warn'; title: string; text: string }

/** Tells the reader why there are no figures for all applicants; null if there is nothing to say. */
export function indexNews(status: IndexStatus, isAdmin: boolean): IndexNews | null {
  const { state, failure } = status
  switch (state) {
    case 'off':
      return { tone: 'offer', ...(isAdmin ? overviewWords.offToAdmin : overviewWords.off) }
    case 'waiting':
      // Admins get a notice of their own.
      return isAdmin ? null : { tone: 'offer', ...overviewWords.waiting }
    case 'building':
      return {
        tone: failure ? 'warn' : 'work',
        title: buildingInWords(status),
        text: failure ? overviewWords.attemptFailed({ reason: failure.title }) : overviewWords.comingUp,
      }
    case 'hidden':
      return { tone: 'warn', ...overviewWords.hidden }
    case 'ready':
      return null
  }
}
