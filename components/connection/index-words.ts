import type { IndexStatus } from '@/lib/applicant-index/contract'
import { applicantCount } from '@/lib/applicants/contract'
import { buildingInWords } from '../api/walk-words'

type IndexWords = { tone: 'good' | 'info' | 'warn'; title: string; text: string | null }

/** How the applicant index stands, for those who look after it. */
export function indexInWords(status: IndexStatus): IndexWords {
  const { state, total, failure, isLate } = status
  const retried = failure && `The last update failed: ${failure.title}. The desk keeps trying.`
  switch (state) {
    case 'off':
      return { tone: 'info', title: 'No copy is kept', text: 'People search only what they have loaded.' }
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
        title: buildingInWords(status),
        text: retried ?? 'Search over everyone is available when all are read.',
      }
    case 'ready':
      return {
        tone: isLate ? 'warn' : 'good',
        title: `${applicantCount(total)} can be searched`,
        text: retried ?? (isLate ? 'It has not been updated for a while. The desk keeps trying.' : null),
      }
  }
}
