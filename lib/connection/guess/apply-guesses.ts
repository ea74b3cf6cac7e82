import { readList } from '../../partner/client'
import type { Guess, Proposal } from '../../partner/discovery/proposal'
import type { ProfilePatch } from '../../partner/profile/merge-profile'
import type { Profile } from '../../partner/profile/profile'
import { pathOf, pathsAt } from '../../records/field-path'
import { isFilled } from '../../records/kind-of'
import { listIn } from '../../records/list-in'
import { type Pointer, readPointer } from '../../records/pointer'
import { textAt } from '../../records/read-field'
import { isRecord, type PartnerRecord } from '../../records/record'
import { columnsOfApplicants, columnsOfJobs } from './choose-columns'
import { findIdElsewhere } from './find-id-elsewhere'

/**
 * Whether a key of the shipped profile is in the data: no data was seen, the key is found, or the data contradict it.
 */
type KeyState = 'no-data' | 'reads' | 'contradicts'

/** The patch with which one section is displayed; null where the section fits as it is. */
export type GuessedSection<Section extends 'applicants' | 'jobs'> = {
  patch: NonNullable<ProfilePatch[Section]> | null
  key: KeyState
  /** How many records it was guessed from. */
  records: number
}

/** `idElsewhere`: where the applications' IDs are if not where the profile says; null if that is not certain. */
export type GuessedApplicants = GuessedSection<'applicants'> & { idElsewhere: Pointer | null }

type Lists = { own: PartnerRecord[]; guessed: PartnerRecord[] }

/** Returns the guesses to show: nothing changes where the profile finds its values in the data. */
export function applyApplicantGuesses(
  base: Profile['applicants'],
  guesses: Proposal['applicants'],
  { answers, knownIdElsewhere }: { answers: readonly unknown[]; knownIdElsewhere: Pointer | null },
): GuessedApplicants {
  const lists = listsIn(answers, base.items, guesses.items)
  const isElsewhere = isListElsewhere(lists, [base.id, base.email])
  const records = isElsewhere ? lists.guessed : lists.own
  const found = {
    id: chosen(records, base.id, guesses.id),
    email: chosen(records, base.email, guesses.email),
    name: chosen(records, base.name, guesses.name),
    phone: chosen(records, base.phone, guesses.phone),
    job: chosen(records, base.job, guesses.job),
    jobTitle: chosen(records, base.jobTitle, guesses.jobTitle),
    status: chosen(records, base.status, guesses.status),
    team: chosen(records, base.team, guesses.team),
    teamName: chosen(records, base.teamName, guesses.teamName),
    time: chosen(records, base.time, guesses.time),
  }
  const { id, email, name, team } = found
  const isChanged = isElsewhere || [id, email, name].some(({ isOther }) => isOther) || isFoundElsewhere(team)
  const patch = {
    ...(isElsewhere && { items: guesses.items.value }),
    ...valuesOf(found),
    columns: columnsOfApplicants(valuesOf(found), base.columns, records),
  }
  return {
    patch: records.length > 0 && isChanged ? patch : null,
    key: isElsewhere ? 'contradicts' : keyState(lists.own, base.email, guesses.email),
    records: records.length,
    idElsewhere: findIdElsewhere(records, {
      own: base.id,
      guess: guesses.id,
      known: knownIdElsewhere,
      ofApplication: [found.email.value, found.job.value, pathOf(found.time.value ?? undefined)],
    }),
  }
}

/**
 * The same for jobs. `open` is only taken if it is a plain boolean: an admin is asked which other values mean open.
 * `named`: the jobs that applicants name.
 */
export function applyJobGuesses(
  base: Profile['jobs'],
  guesses: Proposal['jobs'],
  { answers, named }: { answers: readonly unknown[]; named: ReadonlySet<string> },
): GuessedSection<'jobs'> {
  const lists = listsIn(answers, base.items, guesses.items)
  const isElsewhere = isListElsewhere(lists, [base.id])
  const records = isElsewhere ? lists.guessed : lists.own
  const guessedId = raiseConfidenceIfNamed(records, guesses.id, { own: base.id, named })
  const found = {
    id: chosen(records, base.id, guessedId),
    title: chosen(records, base.title, guesses.title),
    team: chosen(records, base.team, guesses.team),
    teamName: chosen(records, base.teamName, guesses.teamName),
    open: chosen(records, base.open, plainOpen(guesses.open)),
    status: chosen(records, base.status, guesses.status),
    time: chosen(records, base.time, guesses.time),
  }
  const { id, title, team, open } = found
  const isChanged = isElsewhere || [id, title].some(({ isOther }) => isOther) || [team, open].some(isFoundElsewhere)
  const key = isElsewhere ? 'contradicts' : keyState(lists.own, base.id, guessedId)
  const patch = {
    ...(isElsewhere && { items: guesses.items.value }),
    ...valuesOf(found),
    columns: columnsOfJobs(valuesOf(found), base.columns, records),
  }
  return {
    patch: records.length > 0 && isChanged ? patch : null,
    // Jobs without a value at the profile's ID cannot be told apart, whatever other field could be the ID.
    key: key === 'no-data' && lists.own.length > 0 ? 'contradicts' : key,
    records: records.length,
  }
}

/** Returns the values by which applicants name their jobs; empty if no field for them was guessed. */
export function jobIdsReferencedBy({ items, job }: Proposal['applicants'], answers: readonly unknown[]): Set<string> {
  const path = isShown(job) ? job.value : null
  if (path === null) return new Set()
  const records = answers.flatMap((answer) => readList(answer, items.value ?? undefined) ?? [])
  return new Set(records.flatMap((record) => textAt(record, path) ?? []))
}

/**
 * Returns the guess for a job's ID, as `sure` if applicants name jobs by it and never by the profile's own field: that
 * may hold a row number or an internal ID, and applications would name the wrong job.
 */
export function raiseConfidenceIfNamed(
  jobs: readonly PartnerRecord[],
  guess: Guess<Pointer>,
  { own, named }: { own: Pointer; named: ReadonlySet<string> },
): Guess<Pointer> {
  const isNamed = (path: Pointer) => jobs.some((record) => named.has(textAt(record, path) ?? ''))
  return guess.value !== null && isNamed(guess.value) && !isNamed(own) ? { ...guess, confidence: 'sure' } : guess
}

function listsIn(answers: readonly unknown[], items: Pointer | undefined, { value }: Guess<Pointer>): Lists {
  const at = (answer: unknown) => (value === null ? undefined : readPointer(answer, value))
  return {
    own: answers.flatMap((answer) => readList(answer, items) ?? []),
    guessed: answers.flatMap((answer) => (listIn(at(answer)) ?? []).filter(isRecord)),
  }
}

/** Whether the profile points to another list than the guess, and finds none of its keys there. */
function isListElsewhere({ own, guessed }: Lists, keys: (Pointer | undefined)[]): boolean {
  if (guessed.length === 0 || own[0] === guessed[0]) return false
  return !keys.some((key) => key !== undefined && reads(own, key))
}

function keyState(records: PartnerRecord[], key: Pointer | undefined, guess: Guess<Pointer>): KeyState {
  if (key === undefined || records.length === 0) return 'no-data'
  const isSureElsewhere = guess.confidence === 'sure' && guess.value !== key
  if (records.some((record) => textAt(record, key) !== null)) return isSureElsewhere ? 'contradicts' : 'reads'
  return isShown(guess) && guess.value !== null ? 'contradicts' : 'no-data'
}

type Chosen<Value> = { value: Value | null; isOther: boolean }

/**
 * Keeps the profile's field where the data have it, else takes the guess. `isOther`: the result is not what the profile
 * says.
 */
export function chosen<Own, Value>(
  records: readonly PartnerRecord[],
  own: Own | undefined,
  guess: Guess<Value>,
): Chosen<Own | Value> {
  const guessed = isShown(guess) ? guess.value : null
  if (own === undefined) return { value: guessed, isOther: false }
  const isSameField = guessed !== null && pathsAt(guessed).some((path) => pathsAt(own).includes(path))
  const isReplaced = guess.confidence === 'sure' && guessed !== null && !isSameField
  if (pathsAt(own).some((path) => reads(records, path)) && !isReplaced) return { value: own, isOther: false }
  return { value: guessed, isOther: true }
}

/**
 * For fields that a list can do without: records that merely lack the field change nothing about how they are shown.
 */
function isFoundElsewhere({ value, isOther }: Chosen<unknown>): boolean {
  return isOther && value !== null
}

function isShown({ confidence }: Guess<unknown>): boolean {
  return confidence !== 'open'
}

function plainOpen(guess: Proposal['jobs']['open']): Guess<Pointer> {
  const { value, confidence, reasons } = guess
  const isPlain = value !== null && value.values.length === 1 && value.values[0] === true
  return { value: isPlain ? value.at : null, confidence: isPlain ? confidence : 'open', reasons, alternatives: [] }
}

function valuesOf<Fields extends Record<string, Chosen<unknown>>>(
  fields: Fields,
): { [Field in keyof Fields]: Fields[Field]['value'] } {
  const values = Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]))
  return values as { [Field in keyof Fields]: Fields[Field]['value'] }
}

/** Screens show texts, numbers and booleans at these paths, and nothing for an object or a list. */
function reads(records: readonly PartnerRecord[], path: Pointer): boolean {
  return records.some((record) => {
    const value = readPointer(record, path)
    return isFilled(value) && typeof value !== 'object'
  })
}
