import { dispatchSubject } from '../dispatch/subject-in-words'
import { teamInWords } from '../records/teams/team-in-words'
import { inLanguage, language } from '../text/language'
import type { StoredExport } from './stored-facts'
import { entryWords, exportInWords } from './words'

/** Returns one of the desk's own subjects as it is stored: in English, since users read it in different languages. */
export function storedSubject(read: (subjects: typeof entryWords.subjects) => string): string {
  return inLanguage('en', () => read(entryWords.subjects))
}

type Entry = {
  kind: string
  subject: string
  jobId: string | null
  /** Empty if the rule for all accounts was changed. */
  accountId: string | null
  teamId: string | null
  outcome: string
  exported: StoredExport | null
}

/**
 * Returns what an entry is about, in the user's language; names, and texts worded by another release, stay as stored.
 * `teamName`: the desk's name for the entry's team.
 */
export function entrySubject(entry: Entry, teamName: string | null = null): string {
  const { kind, subject, exported } = entry
  // The outcome says whether it was switched on or off.
  if (entry.teamId !== null && (entry.outcome === 'switched-on' || entry.outcome === 'switched-off'))
    return teamInWords(entry.teamId, teamName)
  if (kind === 'export') return (exported && exportOf(exported)) ?? subject
  if (entry.teamId !== null) return dispatchSubject(entry, teamName)
  if (language() === 'en') return subject
  switch (kind) {
    case 'erasure':
      return oneOf(subject, ({ anApplicant, formerColleague }) => [anApplicant, formerColleague])
    case 'account':
      return entry.accountId === '' ? oneOf(subject, ({ everyone }) => [everyone]) : subject
    case 'connection':
      return ofNamedTeam(subject) ?? ofConnection(subject)
    case 'restore':
      return ofRestore(subject)
    default:
      return dispatchSubject(entry)
  }
}

function exportOf({ what, run, count }: StoredExport): string | null {
  if (typeof count !== 'number') return null
  if (what === 'applicants' || what === 'activity' || what === 'profile') return exportInWords({ what }, count)
  const isOfRun = (what === 'results' || what === 'failed-rows') && typeof run === 'string'
  return isOfRun ? exportInWords({ what, run }, count) : null
}

function ofConnection(subject: string): string {
  const [version = ''] = /\d+$/.exec(subject) ?? []
  return oneOf(subject, ({ forms, search, changedFields, ...versions }) => [
    ...Object.values(forms),
    search,
    changedFields,
    versions.version({ version }),
    versions.importedVersion({ version }),
    versions.versionAgain({ version }),
  ])
}

/** Translates the stored subject of a team's new or removed name; null for any other subject. */
function ofNamedTeam(subject: string): string | null {
  const { teamNamed, teamUnnamed } = entryWords.subjects
  const [, named, name = ''] = /^team (.+?): (.+)$/su.exec(subject) ?? []
  if (named !== undefined) return teamNamed({ team: named, name })
  const [, unnamed] = /^team (.+), name removed$/su.exec(subject) ?? []
  return unnamed === undefined ? null : teamUnnamed({ team: unnamed })
}

function ofRestore(subject: string): string {
  const [, count] = /^(\d+) unsent writes?$/.exec(subject) ?? []
  if (count !== undefined) return entryWords.subjects.unsent({ count: Number(count) })
  return oneOf(subject, ({ heldJobs, allHeld, severalHeld }) => [heldJobs, allHeld, severalHeld])
}

/** Returns the translation of a stored English text, or the text itself if it is none of these. */
function oneOf(subject: string, texts: (subjects: typeof entryWords.subjects) => string[]): string {
  const index = inLanguage('en', () => texts(entryWords.subjects)).indexOf(subject)
  return texts(entryWords.subjects)[index] ?? subject
}
