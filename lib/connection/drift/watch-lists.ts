import type { Profile } from '../../partner/profile/profile'
import type { Result } from '../../partner/result'
import type { PartnerRecord } from '../../records/record'
import { type AlarmDetails, sharedIdKey } from '../contract'
import type { AlarmChanges, InForce } from './alarm-changes'
import { createMappedFieldWatch, type MappedFieldWatch, type Sample } from './mapped-field-watch'
import { createFieldWatch } from './new-fields'
import { createSharedIdWatch } from './shared-id-watch'
import { type WatchedList, watchedFields } from './watched-fields'

/** Enough records to judge a longer list by. */
const maxRecords = 500
/** An answer, readable or not, counts as much as a list of this many records. */
const wholeAnswer = 10

/** Watches the answers of both lists for fields of the profile that are no longer filled, and for new fields. */
export function createListWatch(inForce: () => InForce, changes: AlarmChanges) {
  const watches = new Map<string, MappedFieldWatch>()
  const fields = { applicants: createFieldWatch(), jobs: createFieldWatch() }
  const sharedIds = createSharedIdWatch()

  function note({ fieldKey, path, isBreaking }: WatchedPath, sample: Sample, newPaths: string[]) {
    const now = inForce()
    if (!now) return
    const key = `${fieldKey} ${path}`
    const watch = watches.get(key) ?? createMappedFieldWatch({ isExpected: now.isExpected(fieldKey) })
    watches.set(key, watch)
    const { isLost, isRead } = watch.note(sample)
    if (isRead) return changes.end(fieldKey)
    if (!isLost) return
    const details: AlarmDetails = { what: 'lost', path, newPaths }
    const severity = isBreaking ? 'breaking' : 'note'
    const alarm = { fieldKey, severity, details, isExpectedOnly: !watch.hasBeenSeen() } as const
    changes.open(alarm, () => watches.set(key, createMappedFieldWatch({ isExpected: false })))
  }

  function noteList(list: WatchedList, records: readonly PartnerRecord[]) {
    const now = inForce()
    if (!now) return
    for (const path of fields[list].note(records)) {
      const details: AlarmDetails = { what: 'new', path, newPaths: [] }
      changes.open({ fieldKey: `${list}${path}`, severity: 'note', details, isExpectedOnly: true })
    }
    const newPaths = fields[list].lately()
    note(itemsOf(list, now.profile), { records: wholeAnswer, filled: wholeAnswer }, newPaths)
    const some = records.slice(0, maxRecords)
    for (const watched of watchedFields(now.profile, list))
      note(watched, { records: some.length, filled: watched.count(some) }, newPaths)
  }

  return {
    note<T extends { items: PartnerRecord[] }>(list: WatchedList, answer: Result<T>): Result<T> {
      if (answer.ok) noteList(list, answer.value.items)
      else if (answer.failure.issue === 'other-shape') {
        const now = inForce()
        if (now) note(itemsOf(list, now.profile), { records: wholeAnswer, filled: 0 }, [])
      }
      return answer
    },
    /** Checks any page of applicants for IDs that several applications share. */
    noteIds(records: readonly PartnerRecord[]) {
      const now = inForce()
      if (!now) return
      const { id, job } = now.profile.applicants
      const guessed = job === undefined ? now.guessedJob : undefined
      if (!sharedIds.note(records, { id, job: job ?? guessed })) return
      const details: AlarmDetails = { what: 'shared', path: id ?? '', newPaths: guessed === undefined ? [] : [guessed] }
      changes.open({ fieldKey: sharedIdKey, severity: 'note', details, isExpectedOnly: true })
    },
    /** Forgets what is usual there, to learn it again. */
    forget(fieldKey: string) {
      for (const key of watches.keys()) if (key.startsWith(`${fieldKey} `)) watches.delete(key)
    },
  }
}

type WatchedPath = { fieldKey: string; path: string; isBreaking: boolean }

/** Where the list itself is in an answer. */
function itemsOf(list: WatchedList, profile: Profile): WatchedPath {
  return { fieldKey: `${list}.items`, path: profile[list].items ?? '', isBreaking: true }
}
