import type { ApplicantRecords, Partner } from '../partner/client'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Profile } from '../partner/profile/profile'
import type { Result } from '../partner/result'
import type { PartnerRecord } from '../records/record'
import type { AlarmDetails, MappingAlarm } from './contract'
import { createFieldWatch } from './new-fields'
import { createPlaceWatch, type PlaceWatch, type Sample } from './place-watch'
import { createRefusalWatch, type RefusalWatch } from './refusal-watch'
import { type WatchedList, watchedPlaces } from './watched-places'

/** The profile that writes and keys go by at the moment of an answer; null for work that goes on by an older one. */
type InForce = { profile: Profile; version: number; isExpected: (place: string) => boolean } | null

type NewAlarm = Pick<MappingAlarm, 'place' | 'severity' | 'details'> & {
  /** Nothing but the profile says that the field was ever there. */
  isExpectedOnly: boolean
}

export type Alarms = {
  openPlaces(): readonly string[]
  /** False where a person has said that nothing is wrong with the place. */
  open(alarm: NewAlarm): Promise<boolean>
  end(place: string): Promise<void>
  onEnded(listener: (place: string) => void): void
}

/** Readable or not, an answer counts as much as a list of so many records. */
const wholeAnswer = 10
const postPlaces = { 'create-job': 'jobs.create', 'submit-application': 'easyApply.body' } as const
type WatchedPost = keyof typeof postPlaces

/**
 * Wraps the client so that every answer shows whether the fields of the profile are still where it says: lists that
 * people and runs read, and bodies that are taken or refused. What is usual is remembered in memory, per server.
 */
export function watchMapping(partner: Partner, inForce: () => InForce, alarms: Alarms): Partner {
  const places = new Map<string, PlaceWatch>()
  const fields = { applicants: createFieldWatch(), jobs: createFieldWatch() }
  const posts = new Map<string, RefusalWatch>()
  /** Places whose alarm is being stored. */
  const pending = new Set<string>()
  alarms.onEnded((place) => {
    for (const key of places.keys()) if (key.startsWith(`${place} `)) places.delete(key)
    posts.clear()
  })

  const isOpen = (place: string) => alarms.openPlaces().includes(place)

  /** In the background: an answer does not wait for it, and the next one tries again where it fails. */
  function change(place: string, work: () => Promise<unknown>) {
    if (pending.has(place)) return
    pending.add(place)
    void work().finally(() => pending.delete(place))
  }

  function note({ place, path, isBreaking }: Place, sample: Sample, newPaths: string[]) {
    const now = inForce()
    if (!now) return
    const key = `${place} ${path}`
    const watch = known(places, key, () => createPlaceWatch({ isExpected: now.isExpected(place) }))
    const { isLost, isRead } = watch.note(sample)
    if (isRead && isOpen(place)) return change(place, () => alarms.end(place))
    if (!isLost || isOpen(place)) return
    const details: AlarmDetails = { what: 'lost', path, newPaths }
    const severity = isBreaking ? 'breaking' : 'note'
    change(place, async () => {
      const isTaken = await alarms.open({ place, severity, details, isExpectedOnly: !watch.hasBeenSeen() })
      if (!isTaken) places.set(key, createPlaceWatch({ isExpected: false }))
    })
  }

  function noteList(list: WatchedList, records: readonly PartnerRecord[]) {
    const now = inForce()
    if (!now) return
    for (const path of fields[list].note(records)) {
      const details: AlarmDetails = { what: 'new', path, newPaths: [] }
      const place = `${list}${path}`
      change(place, () => alarms.open({ place, severity: 'note', details, isExpectedOnly: true }))
    }
    const newPaths = fields[list].lately()
    note(itemsOf(list, now.profile), { records: wholeAnswer, filled: wholeAnswer }, newPaths)
    for (const watched of watchedPlaces(now.profile, list))
      note(watched, { records: records.length, filled: watched.count(records) }, newPaths)
  }

  function noteAnswer<T extends { items: PartnerRecord[] }>(list: WatchedList, answer: Result<T>): Result<T> {
    if (answer.ok) noteList(list, answer.value.items)
    else if (answer.failure.issue === 'other-shape') {
      const now = inForce()
      if (now) note(itemsOf(list, now.profile), { records: wholeAnswer, filled: 0 }, [])
    }
    return answer
  }

  function notePost(endpoint: WatchedPost, body: unknown, answer: Result<unknown>): Result<unknown> {
    const now = inForce()
    if (!now) return answer
    const watch = known(posts, `${endpoint} ${now.version}`, createRefusalWatch)
    const start = `${postPlaces[endpoint]} `
    if (answer.ok) {
      if (watch.notePass(body))
        for (const place of alarms.openPlaces()) if (place.startsWith(start)) change(place, () => alarms.end(place))
      return answer
    }
    for (const { field, what } of watch.noteRefusal(body, fieldsOf(answer.failure))) {
      const place = `${start}${field}`
      const details: AlarmDetails = { what, path: field, newPaths: [] }
      if (!isOpen(place))
        change(place, () => alarms.open({ place, severity: 'breaking', details, isExpectedOnly: false }))
    }
    return answer
  }

  return {
    ...partner,
    // Pages further on may be of older records, with other fields: only the first ones are compared.
    listApplicants: async (page, options) => {
      const answer: Result<ApplicantRecords> = await partner.listApplicants(page, options)
      return page.offset === 0 ? noteAnswer('applicants', answer) : answer
    },
    listJobs: async (options) => noteAnswer('jobs', await partner.listJobs(options)),
    createJob: async (job, options) => notePost('create-job', job, await partner.createJob(job, options)),
    submitApplication: async (application, options) =>
      notePost('submit-application', application, await partner.submitApplication(application, options)),
  }
}

type Place = { place: string; path: string; isBreaking: boolean }

/** Where the list itself is in an answer. */
function itemsOf(list: WatchedList, profile: Profile): Place {
  return { place: `${list}.items`, path: profile[list].items ?? '', isBreaking: true }
}

/** Only what the partner says of the request's fields (spec 7, 400 and 422). */
function fieldsOf({ kind, fields }: PartnerFailure): string[] {
  return kind === 'bad-request' || kind === 'invalid' ? Object.keys(fields).filter((field) => field !== '') : []
}

function known<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
