import type { IndexStatus } from '@/lib/applicant-index/contract'
import { buildingInWords } from '../api/walk-words'

export type IndexNews = { tone: 'offer' | 'work' | 'warn'; title: string; text: string }

/** Why there are no figures of all applicants, for the reader; null where there is nothing to say. */
export function indexNews(status: IndexStatus, isAdmin: boolean): IndexNews | null {
  const { state, failure } = status
  switch (state) {
    case 'off':
      return isAdmin
        ? {
            tone: 'offer',
            title: 'Search and count all applicants',
            text: 'The desk can keep a copy of everyone: find anyone at once, see who is new, and how many wait at which stage.',
          }
        : {
            tone: 'offer',
            title: 'This desk does not count all applicants',
            text: 'Figures here are of the applicants that it has read. An admin can switch on search and figures over everyone.',
          }
    case 'waiting':
      // Admins are led to it by a notice of its own.
      return isAdmin
        ? null
        : {
            tone: 'offer',
            title: 'Figures of all applicants are on their way',
            text: 'They appear here when an admin has confirmed the field mapping.',
          }
    case 'building':
      return {
        tone: failure ? 'warn' : 'work',
        title: buildingInWords(status),
        text: failure
          ? `The last attempt failed: ${failure.title}. The desk keeps trying.`
          : 'Figures for everyone appear here when this is done. You can keep working.',
      }
    case 'hidden':
      return {
        tone: 'warn',
        title: 'The partner refuses the list of applicants to this desk',
        text: 'What was read before is hidden until the partner shows the list again.',
      }
    case 'ready':
      return null
  }
}
