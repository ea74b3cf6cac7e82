import { UserRound } from 'lucide-react'
import type { ApplicantMapping, SearchRow } from '@/lib/applicants/contract'
import { mayBeEmail } from '@/lib/text/may-be-email'
import { plainView } from '@/lib/views/plain-view'
import { readPerson } from '../applicants/applicant-person'
import { readApplication } from '../applicants/application-facts'
import { recordToken, writeViewAddress } from '../records/view/view-address'
import type { Destination, PaletteEntry } from './palette-entry'
import { paletteWords } from './words'

/** Returns the palette entry that opens a found applicant's details. */
export function applicantEntry({ key, record }: SearchRow, mapping: ApplicantMapping): PaletteEntry {
  const { name, email } = readPerson(record, mapping)
  const { job, status } = readApplication(record, mapping)
  // The job comes before the address: it distinguishes people with the same name, and phones cut off the end.
  const rest = [job, name === '' ? '' : email].flatMap((text) => text || [])
  return {
    id: `applicant ${key}`,
    label: name || email || paletteWords.withoutName,
    details: rest,
    status,
    icon: UserRound,
    does: { href: `/applicants${writeViewAddress(plainView, recordToken(record, mapping.key))}` },
  }
}

/** Returns the list of applicants filtered by these words. Words that may be an e-mail address stay out of the URL. */
export function destinationOfSearch(words: string): Destination {
  const href = `/applicants${writeViewAddress({ ...plainView, filter: words }, null)}` as const
  return mayBeEmail(words) ? { href, filter: words } : { href }
}
