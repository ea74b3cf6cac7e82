import 'server-only'
import { readList } from '../../partner/client'
import type { FieldMapping } from '../../partner/profile/field-mapping'
import type { ProfilePatch } from '../../partner/profile/merge-profile'
import { pathsAt } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import type { PartnerRecord } from '../../records/record'
import type { MappingSaved } from '../contract'
import { columnsOfApplicants, columnsOfJobs, withChangedPaths } from '../guess/choose-columns'
import { currentGuess, notedAnswers } from '../guess/note-answers'
import { baseProfile, profile } from '../profile'
import type { StoredReason } from '../reasons/field-reason'
import { readNewestPatch, saveProfileVersion } from '../versions/profile-versions'

type Given = { mapping: FieldMapping; version: number; person: { id: string; name: string } }

/** Puts a field mapping in force on all servers. What the newest version says about forms is kept. */
export async function saveMapping({ mapping, version, person }: Given): Promise<MappingSaved> {
  const { patch } = await readNewestPatch()
  const columns = columnsFor(mapping, patch)
  const whole: ProfilePatch = {
    ...patch,
    applicants: {
      ...patch.applicants,
      ...mapping.applicants,
      columns: columns.applicants,
    },
    jobs: {
      ...patch.jobs,
      ...mapping.jobs,
      columns: columns.jobs,
    },
  }
  const saved = await saveProfileVersion({
    patch: whole,
    source: 'confirmed',
    reasons: reasonsFor(mapping),
    person,
    expected: version,
  })
  if (saved.state === 'superseded') return { state: 'superseded', by: saved.by }
  if (saved.state === 'invalid') return { state: 'invalid', errors: { '': saved.issues.join('; ') } }
  return { state: 'saved', version: saved.version }
}

/** Columns that an admin confirmed or imported stay, with the paths that this mapping changes; else chosen anew. */
function columnsFor(
  mapping: FieldMapping,
  { applicants, jobs }: ProfilePatch,
): { applicants: Pointer[]; jobs: Pointer[] } {
  const [records, base, before] = [notedRecords(mapping), baseProfile(), profile()]
  return {
    applicants: applicants?.columns
      ? withChangedPaths(applicants.columns, before.applicants, mapping.applicants)
      : columnsOfApplicants(mapping.applicants, base.applicants.columns, records.applicants),
    jobs: jobs?.columns
      ? withChangedPaths(jobs.columns, before.jobs, mapping.jobs)
      : columnsOfJobs(mapping.jobs, base.jobs.columns, records.jobs),
  }
}

/** The records that the admin has looked at. */
function notedRecords({ applicants, jobs }: FieldMapping): { applicants: PartnerRecord[]; jobs: PartnerRecord[] } {
  const known = notedAnswers()
  return {
    applicants: known.applicants.flatMap(({ answer }) => readList(answer, applicants.items ?? undefined) ?? []),
    jobs: known.jobs === null ? [] : (readList(known.jobs, jobs.items ?? undefined) ?? []),
  }
}

/** Only for guesses that the admin kept: the reason for another path would explain one that is not in use. */
function reasonsFor(mapping: FieldMapping): Record<string, StoredReason[]> {
  const guess = currentGuess()
  const of = (section: 'applicants' | 'jobs') => {
    const kept: Record<string, unknown> = mapping[section]
    return Object.entries(guess[section]?.guesses ?? {})
      .filter(([key, { value }]) => pathsAt(value).join(' ') === pathsAt(kept[key]).join(' '))
      .map(([key, { reasons }]) => [`${section}.${key}`, reasons] as const)
  }
  return Object.fromEntries([...of('applicants'), ...of('jobs')])
}
