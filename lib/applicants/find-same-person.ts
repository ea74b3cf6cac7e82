import 'server-only'
import { readLastVisit } from '../applicant-index/applicant-visits'
import { readByEmail } from '../applicant-index/read-by-email'
import { everyone, openSearch } from '../applicant-index/search-context'
import type { SamePersonAnswer } from './contract'
import { findReadyIndex } from './ready-index'
import { toSearchRow } from './to-search-row'

/** At most this many applications are listed. */
const maxListed = 50

/** Everything in the index under an e-mail address; null while there is no complete index to search. */
export async function findSamePerson(email: string, personId: string): Promise<SamePersonAnswer | null> {
  const index = await findReadyIndex()
  if (!index) return null
  const search = await openSearch(index.id, everyone)
  const [{ rows, total }, look] = await Promise.all([readByEmail(search, email, maxListed), readLastVisit(personId)])
  return { rows: rows.flatMap((row) => toSearchRow(row, look?.newSince ?? null)), total }
}
