import type { IndexStatus } from '@/lib/applicant-index/contract'

/** Why there are no figures of all applicants, in a sentence or two; null where there is nothing to say. */
export function whyNoFigures({ state, walk, failure }: IndexStatus, isAdmin: boolean): string | null {
  switch (state) {
    case 'off':
      return isAdmin
        ? 'See here who is new, and how many wait at which stage: switch on the search over all applicants.'
        : null
    case 'waiting':
      // Admins are led to it by a notice of its own.
      return isAdmin ? null : 'Figures of all applicants appear here when an admin has confirmed the field mapping.'
    case 'building': {
      const soFar = `Reading all applicants: ${(walk?.found ?? 0).toLocaleString('en')} so far.`
      return failure
        ? `${soFar} The last attempt failed: ${failure.title}. The desk keeps trying.`
        : `${soFar} Their figures appear here when everyone was read once.`
    }
    case 'hidden':
      return 'The partner refuses the list of applicants to this desk at the moment, so nothing that was read before is shown.'
    case 'ready':
      return null
  }
}
