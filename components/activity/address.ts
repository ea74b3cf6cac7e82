import {
  type ActivityFilter,
  anyActivity,
  type FilterKind,
  filterKinds,
  type OutcomeFilter,
  outcomeFilterValues,
} from '@/lib/activity/contract'
import { isValidText } from '@/lib/forms/valid-text'

const dayMs = 24 * 3_600_000

export const times = ['today', '24-hours', '7-days', '30-days', 'days'] as const
type Time = (typeof times)[number]

/** The filter as in the URL. Days (`2026-02-27`) are in the reader's time zone and apply only if `time` is "days". */
export type FilterChoice = {
  person: string | null
  kind: FilterKind | null
  outcome: OutcomeFilter | null
  job: string | null
  run: string | null
  time: Time | null
  from: string | null
  to: string | null
}

/** The filter, and the entry whose details are open. */
export type Shown = { choice: FilterChoice; entry: string | null }

export const anyChoice: FilterChoice = {
  person: null,
  kind: null,
  outcome: null,
  job: null,
  run: null,
  time: null,
  from: null,
  to: null,
}

/** Whether both have the same address. */
export function isSameChoice(one: FilterChoice, other: FilterChoice): boolean {
  return writeFilterAddress({ choice: one, entry: null }) === writeFilterAddress({ choice: other, entry: null })
}

/** Reads the URL's query; ignores unknown values. */
export function readFilterAddress(query: URLSearchParams): Shown {
  const text = (name: string) => {
    const value = query.get(name)?.trim().slice(0, 200)
    return value && !value.includes('@') && isValidText(value) ? value : null
  }
  const among = <Word extends string>(name: string, words: readonly Word[]) =>
    words.find((word) => word === query.get(name)) ?? null
  const day = (name: string) => {
    const value = query.get(name) ?? ''
    return isDay(value) ? value : null
  }
  const [from, to] = [day('from'), day('to')]
  return {
    choice: {
      person: text('person'),
      kind: among('kind', filterKinds),
      outcome: among('outcome', outcomeFilterValues),
      job: text('job'),
      run: text('run'),
      time: from || to ? 'days' : among('time', times),
      from,
      to,
    },
    entry: text('entry'),
  }
}

/** Returns the query string, with its question mark unless it is empty. */
export function writeFilterAddress({ choice, entry }: Shown): string {
  const { from, to, time, ...rest } = choice
  const days = time === 'days' ? { from, to } : {}
  const time_ = time === 'days' && (from || to) ? null : time
  const words = Object.entries({ ...rest, time: time_, ...days, entry })
  const query = new URLSearchParams(
    words.filter((word): word is [string, string] => word[1] !== null && !word[1].includes('@')),
  )
  return query.size > 0 ? `?${query}` : ''
}

/** Whether the filter means the same rows in every time zone: only then can the server read them in advance. */
export function isSameEverywhere({ time }: FilterChoice): boolean {
  return time === null
}

/** Converts the choice to the desk's filter; days begin and end in the reader's time zone. `now` determines today. */
export function filterOf({ person, kind, outcome, job, run, time, from, to }: FilterChoice, now: Date): ActivityFilter {
  const filter = { ...anyActivity, person, kind, outcome, run, job: job?.includes('@') ? null : job }
  switch (time) {
    case null:
      return filter
    case 'today':
      return { ...filter, since: startOfDay(now, 0) }
    case '24-hours':
      return { ...filter, since: new Date(now.getTime() - dayMs).toISOString() }
    case '7-days':
      return { ...filter, since: startOfDay(now, -6) }
    case '30-days':
      return { ...filter, since: startOfDay(now, -29) }
    case 'days':
      return {
        ...filter,
        since: from === null ? null : startOfDay(dayOf(from), 0),
        until: to === null ? null : startOfDay(dayOf(to), 1),
      }
  }
}

export function countChosen({ from, to, time, ...rest }: FilterChoice): number {
  return Object.values({ ...rest, time }).filter((value) => value !== null).length
}

function startOfDay(date: Date, days: number): string {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).toISOString()
}

/** Noon, which no clock change moves to another day. */
function dayOf(text: string): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

/** Whether the text is a calendar day that can be queried: its year and the next day's must have four digits. */
function isDay(text: string): boolean {
  const time = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && text < '9999' ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
