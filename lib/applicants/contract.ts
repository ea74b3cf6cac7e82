import type { PartnerRecord } from '../partner/read-list'

/** The most that one page may ask for (spec 8). */
export const largestLimit = 50

/** A page as `GET /api/applicants` answers it (design/screens.md, addresses for programs). */
export type ApplicantPage = { items: PartnerRecord[]; limit: number; nextOffset: number | null }

/** What the screen needs to know of the profile: JSON Pointers into a record. */
export type ApplicantPlaces = { id: string | null; email: string | null; name: string | null; columns: string[] }

export const applicantsKey = ['applicants'] as const

/** What the repeats of this list are shown under. */
export const applicantsRepeat = 'applicants'

export function applicantsUrl({ offset, limit }: { offset: number; limit: number }): string {
  return `/api/applicants?offset=${offset}&limit=${limit}`
}
