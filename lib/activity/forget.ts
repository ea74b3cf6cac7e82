import 'server-only'
import type { Holding } from '../privacy/holding'
import { renameIn } from '../privacy/rename'
import { activity } from '../store/schema'
import { dayInWords } from '../text/day-in-words'
import { normalizeEmail } from '../text/normalize-email'
import { activityInWords } from './words'

const texts = ['subject', 'details', 'reference'] as const
/** Details about a person's devices (record-refusal.ts, add-passkey.ts): erased along with the name. */
const ofDevice = ['address', 'passkey']

/** Entries stay, since they say what was done and by whom; the person's address, name and ids are erased from them. */
export const activityHolding: Holding<typeof activity> = {
  name: 'activity',
  table: activity,
  ofApplicant(row, sought) {
    const { applicantEmail } = row
    const isTheirs = applicantEmail !== null && sought.hasEmail(normalizeEmail(applicantEmail))
    const change: Partial<typeof row> = isTheirs ? { applicantEmail: null } : {}
    for (const column of texts)
      if (sought.isIn(row[column], { ids: true }))
        Object.assign(change, { [column]: sought.redact(row[column], { ids: true }) })
    if (Object.keys(change).length === 0) return null
    return { change, example: `${activityInWords(row)}, ${dayInWords(row.at)}` }
  },
  ofColleague(row, colleague) {
    const details = Object(row.details)
    const isOwn = row.personId === colleague.id
    const isAboutThem = isOwn || details.account === colleague.id
    const change = renameIn(row, [...texts, ...(isOwn ? (['personName'] as const) : [])], colleague, isAboutThem)
    const kept = Object.entries(details).filter(([name]) => !(isAboutThem && ofDevice.includes(name)))
    const isCut = kept.length < Object.keys(details).length
    if (change === null && !isCut) return null
    const cut = isCut ? { details: { ...Object.fromEntries(kept), ...withoutDevice(change) } } : {}
    return {
      change: { ...Object(change), ...cut },
      example: `${activityInWords(row)}, ${dayInWords(row.at)}`,
    }
  },
}

/** Returns the renamed details, without those that are removed altogether. */
function withoutDevice(change: unknown): object {
  const { details } = Object(change)
  return Object.fromEntries(Object.entries(Object(details)).filter(([name]) => !ofDevice.includes(name)))
}
