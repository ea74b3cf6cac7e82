import 'server-only'
import { profile } from '../connection/profile'
import { pathsOfName } from '../records/field-path'
import type { ApplicantMapping } from './contract'

/** The profile's field paths in an applicant's record. */
export function applicantMapping(): ApplicantMapping {
  const { id, email, name, columns } = profile().applicants
  const shown = columns.length > 0 ? columns : [...(name ? pathsOfName(name) : []), ...(email ? [email] : [])]
  return { id: id ?? null, email: email ?? null, name: name ?? null, columns: shown }
}
