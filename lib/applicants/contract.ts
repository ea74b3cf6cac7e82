import type { PartnerFailure } from '../partner/failure/failure'
import type { Lane } from '../partner/pacing/lanes'
import type { SteppedOver } from '../partner/paging/isolation'
import type { PartnerRecord } from '../records/record'

/** The most that one page may ask for (spec 8). */
export const largestLimit = 50

/** A page as `GET /api/applicants` answers it. */
export type ApplicantPage = { items: PartnerRecord[]; limit: number; nextOffset: number | null }

/** What the screen needs to know of the profile: JSON Pointers into a record. */
export type ApplicantPlaces = { id: string | null; email: string | null; name: string | null; columns: string[] }

export const applicantsKey = ['applicants'] as const

/** What the repeats of this list are shown under. */
export const applicantsRepeat = 'applicants'

/** `lane`: bulk for a page that nobody waits for, behind people's own requests. */
export function applicantsUrl({
  offset,
  limit,
  lane = 'person',
}: {
  offset: number
  limit: number
  lane?: Lane
}): string {
  return `/api/applicants?offset=${offset}&limit=${limit}${lane === 'bulk' ? '&lane=bulk' : ''}`
}

/** `hasNotes`: with notes to the reader between the lines, for our own pages, which take them out again. */
export function exportUrl({ columns = [], hasNotes = false }: { columns?: string[]; hasNotes?: boolean } = {}): string {
  const query = new URLSearchParams(columns.map((column) => ['columns', column]))
  if (hasNotes) query.set('notes', '1')
  return `/api/applicants/export${query.size > 0 ? `?${query}` : ''}`
}

/** A line that begins with it is a note, and JSON follows. No line of a record does: cells that hold it are quoted. */
export const exportNoteMark = '\u001e'

/** What an export says of itself. Without `end` at its end it broke off. */
export type ExportNote =
  | { kind: 'again'; short: string; attempt: number; of: number }
  | { kind: 'end'; count: number; failure: PartnerFailure | null; steppedOver: SteppedOver[]; reasons: string[] }

/** "1,250 applicants" */
export function applicantCount(count: number): string {
  return count === 1 ? '1 applicant' : `${count.toLocaleString('en')} applicants`
}

/** The last line of a file that does not hold everything: one quoted cell, which no line of two columns or more is. */
export function notCompleteLine(count: number, reasons: string[]): string {
  const text = `Not complete: ${applicantCount(count)}. ${reasons.map((reason) => `${reason}.`).join(' ')}`
  return `"${text.replaceAll('"', '""')}"\r\n`
}

/** "3 applicants could not be read, at the places 7, 8, 91". Places count from 1. */
export function leftOutText(steppedOver: readonly SteppedOver[]): string {
  const places = steppedOver.map(({ offset }) => offset + 1)
  if (places.length === 1) return `1 applicant could not be read, at place ${places[0]}`
  const shown = places.slice(0, 10).join(', ')
  return `${places.length} applicants could not be read, at the places ${shown}${places.length > 10 ? ' …' : ''}`
}
