import type { IndexStatus } from '@/lib/applicant-index/contract'
import { buildingInWords } from '../api/walk-words'
import { connectionWords } from './words'

type IndexWords = { tone: 'good' | 'info' | 'warn'; title: string; text: string | null }

/** The state of the applicant index, for admins. */
export function indexInWords(status: IndexStatus): IndexWords {
  const { state, total, failure, isLate } = status
  const retried = failure && connectionWords.updateFailed({ title: failure.title })
  switch (state) {
    case 'off':
      return { tone: 'info', title: connectionWords.noCopy, text: connectionWords.noCopyMeans }
    case 'waiting':
      return { tone: 'warn', title: connectionWords.waiting, text: connectionWords.waitingMeans }
    case 'hidden':
      return { tone: 'warn', title: connectionWords.hidden, text: connectionWords.hiddenMeans }
    case 'building':
      return {
        tone: failure ? 'warn' : 'info',
        title: buildingInWords(status),
        text: retried ?? connectionWords.buildingMeans,
      }
    case 'ready':
      return {
        tone: isLate ? 'warn' : 'good',
        title: connectionWords.ready({ count: total }),
        text: retried ?? (isLate ? connectionWords.late : null),
      }
  }
}
