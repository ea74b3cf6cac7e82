import type { FieldWord } from '../../records/field-words'
import { meaningsOf } from '../../records/name-words'
import { type Pointer, tokensOf } from '../../records/pointer'

/** The meanings of the names on a path. */
export type PathWords = {
  /** The meanings of the last name that has any. */
  last: ReadonlySet<FieldWord>
  /** The meanings of the names before it. */
  above: ReadonlySet<FieldWord>
  /** Whether it is about someone else, such as an owner or a recruiter. */
  isSomeoneElse: boolean
  /** How many of its words mean a status. */
  statusWords: number
}

const isIndex = /^\d+$/
/** Names that say nothing about their content. */
const generic = new Set([
  'value',
  'text',
  'content',
  'data',
  'attributes',
  'fields',
  'val',
  '$t',
  '#text',
  '_text',
  '_',
  'node',
  'wert',
  'valeur',
  'valor',
  'valore',
])

/** Reads the meanings of the names on a path within a record. */
export function wordsOfPath(pointer: Pointer): PathWords {
  return wordsOfNames(tokensOf(pointer).filter((token) => !isIndex.test(token)))
}

export function wordsOfNames(names: string[]): PathWords {
  const telling = names.filter((name, index) => index === 0 || !generic.has(name.toLowerCase()))
  const meanings = telling.map(meaningsOf)
  const parts = meanings.flat()
  return {
    last: union(meanings.at(-1) ?? []),
    above: union(meanings.slice(0, -1).flat()),
    // A "reference number" is a code, but whoever has a reference's e-mail address is a person.
    isSomeoneElse: parts.some(
      (part) => part.has('someone') && !part.has('person') && (!part.has('code') || isOfContact(meanings.at(-1) ?? [])),
    ),
    statusWords: parts.filter((part) => part.has('status')).length,
  }
}

function isOfContact(meanings: ReadonlySet<FieldWord>[]): boolean {
  return contact.some((meaning) => meanings.some((meanings) => meanings.has(meaning)))
}

const contact = ['email', 'phone', 'first', 'last'] as const

function union(sets: ReadonlySet<FieldWord>[]): Set<FieldWord> {
  return new Set(sets.flatMap((set) => [...set]))
}

/** How well the names fit a field: 1 if they say so, 0 if they say nothing, -1 if they say something else. */
export type NameRule = (words: PathWords) => number

const whether = (words: PathWords) => {
  const lastIs = (...meanings: FieldWord[]) => meanings.some((meaning) => words.last.has(meaning))
  const isIn = (...meanings: FieldWord[]) => lastIs(...meanings) || meanings.some((meaning) => words.above.has(meaning))
  return { lastIs, isIn }
}

/** A way to contact the applicant: e-mail or phone. */
const reach =
  (kind: 'email' | 'phone'): NameRule =>
  (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse) return -1
    if (!isIn(kind)) return lastIs('link', 'source') ? -1 : 0
    if (isIn('other', 'nick')) return 0.3
    if (isIn('job', 'team') && !isIn('application', 'person')) return 0.1
    return lastIs(kind) ? 1 : 0.9
  }

const idRule =
  (own: FieldWord[], foreign: FieldWord[]): NameRule =>
  (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse || lastIs('email', 'phone', 'link', 'time', 'total', 'limit', 'paging')) return -1
    const strength = lastIs('id') ? 1 : lastIs('code') ? 0.8 : 0
    // A person who applies twice is one person with two applications.
    const isPersons = isIn('person') && !isIn('application')
    if (isIn(...own))
      return strength > 0 ? strength - (isPersons ? 0.1 : 0) : lastIs(...own) && !lastIs('name', 'title') ? 0.4 : 0
    return isIn(...foreign) ? -1 : strength === 0.8 ? 0.7 : strength
  }

const teamId: NameRule = (words) => {
  const { lastIs, isIn } = whether(words)
  if (!isIn('team')) return words.isSomeoneElse ? -1 : 0
  if (lastIs('email', 'phone', 'link', 'time')) return -1
  if (lastIs('id', 'code')) return words.isSomeoneElse ? 0.6 : 1
  return lastIs('team') && !lastIs('name', 'title') ? 0.6 : lastIs('name', 'title') ? -0.5 : 0
}

const teamName: NameRule = (words) => {
  const { lastIs, isIn } = whether(words)
  if (words.isSomeoneElse || !isIn('team')) return words.isSomeoneElse ? -1 : 0
  if (lastIs('id', 'code', 'email', 'phone', 'link', 'time')) return -0.5
  // "location" and "store" more often mean a place.
  return lastIs('name', 'title') ? 1 : lastIs('site') ? 0.3 : lastIs('team') ? 0.6 : 0
}

const time =
  (best: FieldWord, good: FieldWord[]): NameRule =>
  (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse || isIn('birth') || isIn('other')) return -1
    // When the status was reached.
    if (isIn('status')) return lastIs(best) ? 0.5 : 0.1
    if (lastIs(best)) return lastIs('updated') ? 0.2 : 1
    if (lastIs('updated')) return -1
    if (lastIs('time') && isIn('application')) return 1
    if (lastIs(...good)) return 0.8
    return lastIs('time') ? 0.5 : 0
  }

/** `vorname_nachname`, `firstLastName`: one field for the whole name. */
const namesBothParts = ({ last }: PathWords) => last.has('first') && last.has('last')

const namePart =
  (part: 'first' | 'middle' | 'last'): NameRule =>
  (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse || isIn('kana', 'job', 'team') || lastIs('time', 'updated')) return -1
    if (part !== 'middle' && (lastIs('nick') || namesBothParts(words))) return -1
    return lastIs(part) ? 1 : 0
  }

export const applicantRules = {
  id: idRule(['application', 'person'], ['job', 'team', 'source', 'place', 'other', 'status', 'last']),
  job: (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse || lastIs('title', 'name', 'link', 'text', 'place', 'open', 'time', 'status')) return -1
    if (!isIn('job')) return isIn('team', 'source') ? -0.5 : 0
    return isIn('id') ? 1 : lastIs('code') ? 0.9 : lastIs('job') ? 0.6 : 0.2
  },
  jobTitle: (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse || lastIs('id', 'code', 'link', 'time')) return -1
    if (isIn('other')) return -0.5
    if (lastIs('title') && lastIs('name')) return 1
    if (isIn('job') && lastIs('title', 'name')) return 1
    return lastIs('title') ? 0.7 : lastIs('job') ? 0.5 : 0
  },
  email: reach('email'),
  phone: reach('phone'),
  status: (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse || lastIs('link', 'source', 'time')) return -1
    if (!isIn('status')) return lastIs('id') || lastIs('place') ? -1 : 0
    // A number for each stage, if no text says more.
    if (lastIs('id')) return 0.35
    if (isIn('job') && !isIn('application', 'person')) return -0.5
    // "state" can also mean a part of the country.
    if (lastIs('place')) return words.statusWords > 1 ? 1 : 0.3
    return lastIs('status') ? 1 : lastIs('name', 'title') ? 0.95 : 0.3
  },
  team: teamId,
  teamName,
  time: time('applied', ['created']),
  whole: (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse || isIn('kana', 'job', 'team', 'other', 'source', 'status')) return -1
    if (lastIs('whole') || namesBothParts(words)) return 1
    if (lastIs('first', 'middle', 'last') && !lastIs('name')) return -1
    if (lastIs('id', 'code', 'email', 'phone', 'time', 'nick')) return -1
    return lastIs('name') ? 0.9 : lastIs('person') ? 0.6 : 0
  },
  first: namePart('first'),
  middle: namePart('middle'),
  last: namePart('last'),
} satisfies Record<string, NameRule>

export const jobRules = {
  id: idRule(['job'], ['team', 'source', 'place', 'other', 'status']),
  title: (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse || lastIs('id', 'code', 'link', 'time', 'status', 'text', 'place', 'email')) return -1
    if (lastIs('title')) return 1
    if (isIn('team')) return -1
    return lastIs('name') ? 0.9 : lastIs('job') ? 0.6 : 0
  },
  team: teamId,
  teamName,
  open: (words) => {
    const { lastIs, isIn } = whether(words)
    if (words.isSomeoneElse || lastIs('id', 'total', 'link')) return -1
    if (lastIs('open', 'closed')) return 1
    if (lastIs('place')) return isIn('status') ? 0.4 : -1
    if (isIn('status')) return 0.8
    return lastIs('shown', 'hidden') ? 0.5 : 0
  },
  status: (words) => {
    const { lastIs } = whether(words)
    if (words.isSomeoneElse || lastIs('id') || !lastIs('status')) return words.isSomeoneElse || lastIs('id') ? -1 : 0
    return lastIs('place') && words.statusWords === 1 ? 0.3 : 1
  },
  time: time('created', ['applied', 'shown']),
} satisfies Record<string, NameRule>
