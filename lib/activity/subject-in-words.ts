import { dispatchSubject } from '../dispatch/subject-in-words'
import { teamInWords } from '../records/teams/team-in-words'
import { inLanguage, language } from '../text/language'
import type { StoredExport } from './stored-facts'
import { entryWords, exportInWords } from './words'

/** A subject of the desk's own words as it is stored: in English, since others read it in another language. */
export function storedSubject(read: (subjects: typeof entryWords.subjects) => string): string {
  return inLanguage('en', () => read(entryWords.subjects))
}

type Entry = {
  kind: string
  subject: string
  jobId: string | null
  /** Empty where the rule of all accounts was changed. */
  accountId: string | null
  teamId: string | null
  outcome: string
  exported: StoredExport | null
}

/**
 * What an entry is about, in the reader's language; names, and what another release has worded, stay as stored.
 * `teamName`: what the desk calls the team of the entry.
 */
export function entrySubject(entry: Entry, teamName: string | null = null): string {
  const { kind, subject, exported } = entry
  // The outcome says which of the two it is.
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

/** A team that was named, as `teamRenamedSubject` has stored it; null for another subject. */
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

/** The text in whose place the stored one is in English. */
function oneOf(subject: string, texts: (subjects: typeof entryWords.subjects) => string[]): string {
  const place = inLanguage('en', () => texts(entryWords.subjects)).indexOf(subject)
  return texts(entryWords.subjects)[place] ?? subject
}
