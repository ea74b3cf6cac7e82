import type { Profile } from '../partner/profile/profile'
import type { Result } from '../partner/result'
import type { PartnerRecord } from '../records/record'
import type { AlarmChanges, InForce } from './alarm-changes'
import { type AlarmDetails, sharedIdPlace } from './contract'
import { createFieldWatch } from './new-fields'
import { createPlaceWatch, type PlaceWatch, type Sample } from './place-watch'
import { createSharedIdWatch } from './shared-id-watch'
import { type WatchedList, watchedPlaces } from './watched-places'

/** Enough records to judge a longer list by. */
const maxRecords = 500
/** An answer, readable or not, counts as much as a list of this many records. */
const wholeAnswer = 10

/** Watches the answers of both lists for places of the profile that are no longer filled, and for new fields. */
export function createListWatch(inForce: () => InForce, changes: AlarmChanges) {
  const places = new Map<string, PlaceWatch>()
  const fields = { applicants: createFieldWatch(), jobs: createFieldWatch() }
  const sharedIds = createSharedIdWatch()

  function note({ place, path, isBreaking }: Place, sample: Sample, newPaths: string[]) {
    const now = inForce()
    if (!now) return
    const key = `${place} ${path}`
    const watch = places.get(key) ?? createPlaceWatch({ isExpected: now.isExpected(place) })
    places.set(key, watch)
    const { isLost, isRead } = watch.note(sample)
    if (isRead) return changes.end(place)
    if (!isLost) return
    const details: AlarmDetails = { what: 'lost', path, newPaths }
    const severity = isBreaking ? 'breaking' : 'note'
    const alarm = { place, severity, details, isExpectedOnly: !watch.hasBeenSeen() } as const
    changes.open(alarm, () => places.set(key, createPlaceWatch({ isExpected: false })))
  }

  function noteList(list: WatchedList, records: readonly PartnerRecord[]) {
    const now = inForce()
    if (!now) return
    for (const path of fields[list].note(records)) {
      const details: AlarmDetails = { what: 'new', path, newPaths: [] }
      changes.open({ place: `${list}${path}`, severity: 'note', details, isExpectedOnly: true })
    }
    const newPaths = fields[list].lately()
    note(itemsOf(list, now.profile), { records: wholeAnswer, filled: wholeAnswer }, newPaths)
    const some = records.slice(0, maxRecords)
    for (const watched of watchedPlaces(now.profile, list))
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
      if (!now || !sharedIds.note(records, now.profile.applicants)) return
      const details: AlarmDetails = { what: 'shared', path: now.profile.applicants.id ?? '', newPaths: [] }
      changes.open({ place: sharedIdPlace, severity: 'note', details, isExpectedOnly: true })
    },
    /** Forgets what is usual there, to learn it again. */
    forget(place: string) {
      for (const key of places.keys()) if (key.startsWith(`${place} `)) places.delete(key)
    },
  }
}

type Place = { place: string; path: string; isBreaking: boolean }

/** Where the list itself is in an answer. */
function itemsOf(list: WatchedList, profile: Profile): Place {
  return { place: `${list}.items`, path: profile[list].items ?? '', isBreaking: true }
}
