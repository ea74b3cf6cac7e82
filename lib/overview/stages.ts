import 'server-only'
import { readingProfile } from '../connection/reading-profile'

/** The statuses from the first stage to the last; none where nobody has put them in order. */
export function stages(): readonly string[] {
  const { status } = readingProfile().applicants
  return typeof status === 'object' ? status.order : []
}
