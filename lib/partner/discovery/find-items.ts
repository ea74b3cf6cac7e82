import { valueKindOf } from '../../records/kind-of'
import { listIn } from '../../records/list-in'
import { type Pointer, pointerOf, readPointer } from '../../records/pointer'
import { isRecord, type PartnerRecord } from '../../records/record'
import { enoughRecords } from './choose-guess'
import { type Guess, openGuess } from './proposal'
import type { Reason } from './reason'

export type FoundList = { guess: Guess<Pointer>; pages: PartnerRecord[][] }

type List = { pointer: Pointer; records: PartnerRecord[]; fields: number }
/** A path where the answers have lists: the highest number of fields in one, and the number of records in all. */
type Ranked = { pointer: Pointer; fields: number; count: number; hasEmails: boolean }

const deepest = 5
const deepestField = 3
const maxKeys = 200
const maxRecords = 500
/** A list of objects with at most this many fields is unlikely to contain people or jobs. */
const mostOfMinor = 5
/** How many values are examined in one answer, or in one record. */
const maxSteps = 5_000

/**
 * Finds the list in each of these answers: the list of objects with the most fields, up to five levels deep.
 * `ofPeople`: prefers one whose records have email addresses, which accompanying jobs and teams do not have.
 */
export function findItems(answers: readonly unknown[], { ofPeople = false } = {}): FoundList {
  const lists = answers.map(listsIn)
  const full = lists.flat().filter(({ records }) => records.length > 0)
  if (full.length === 0) return { guess: guessOfEmpty(answers), pages: [] }
  const ranked = rank(full, ofPeople)
  const [best, next] = ranked
  if (!best) return { guess: openGuess({ code: 'no-list' }), pages: [] }
  const isClear = ranked.every((other) => other === best || isMinorBeside(best, other))
  // The real list may be an empty one beside it.
  const isAlone =
    answers.every((answer) => listsIn(answer).every(({ records }) => records.length > 0)) || best.fields >= 5
  const { pointer: path, count: records, fields } = best
  const reason: Reason =
    path === '' ? { code: 'answer-is-list', records, fields } : { code: 'list', path, records, fields }
  return {
    guess: {
      value: best.pointer,
      confidence: isClear && isAlone && best.fields >= 3 && best.count >= enoughRecords ? 'sure' : 'likely',
      reasons: [reason, ...(next ? [{ code: 'other-list' as const, path: next.pointer, fields: next.fields }] : [])],
      alternatives: ranked.slice(1, 5).map(({ pointer, fields }) => ({ value: pointer, score: fields, filled: 1 })),
    },
    pages: answers.map((answer) => recordsAt(answer, best.pointer)),
  }
}

/** Compared with the best list, one with far fewer records, or with no more records and few fields, is not the list. */
function isMinorBeside(best: Ranked, { fields, count }: Ranked): boolean {
  if (count * 5 < best.count) return true
  return count <= best.count && fields <= mostOfMinor && best.fields >= fields * 2
}

/** A path found on several pages counts once, with its highest number of fields. */
function rank(lists: List[], ofPeople: boolean): Ranked[] {
  const found = new Map<Pointer, Ranked>()
  for (const { pointer, records, fields } of lists) {
    const known = found.get(pointer) ?? { pointer, fields: 0, count: 0, hasEmails: false }
    found.set(pointer, {
      pointer,
      fields: Math.max(known.fields, fields),
      count: known.count + records.length,
      hasEmails: known.hasEmails || (ofPeople && haveEmails(records)),
    })
  }
  // A few recruiters sent along with the list have addresses too.
  const most = Math.max(...[...found.values()].map(({ count, hasEmails }) => (hasEmails ? count : 0)))
  const isOfPeople = ({ count, hasEmails }: Ranked) => Number(hasEmails && count * 2 >= most)
  return [...found.values()].sort(
    (one, other) =>
      isOfPeople(other) - isOfPeople(one) ||
      other.fields - one.fields ||
      other.count - one.count ||
      (one.pointer < other.pointer ? -1 : 1),
  )
}

/** Whether at least half of the first records contain an email address. */
function haveEmails(records: PartnerRecord[]): boolean {
  const first = records.slice(0, 20)
  return first.filter(holdsEmail).length * 2 >= first.length
}

function holdsEmail(record: PartnerRecord): boolean {
  let steps = 0
  const walk = (value: unknown, depth: number): boolean => {
    if (depth > deepest || ++steps > maxKeys) return false
    if (typeof value !== 'object' || value === null) return valueKindOf(value) === 'email'
    return Object.values(value).some((tx) => walk(tx, depth + 1))
  }
  return walk(record, 0)
}

/** An empty list is accepted only if nothing else could be the list. */
function guessOfEmpty(answers: readonly unknown[]): Guess<Pointer> {
  const [first] = answers
  if (Array.isArray(first) && first.length === 0)
    return { ...openGuess<Pointer>({ code: 'empty-list' }), value: '', confidence: 'likely' }
  const lists = listsIn(first)
  const [only] = lists
  if (only && lists.length === 1 && !hasUnexplained(first, only.pointer))
    return {
      ...openGuess<Pointer>({ code: 'only-list-is-empty', path: only.pointer }),
      value: only.pointer,
      confidence: 'likely',
    }
  return openGuess({ code: 'no-list' })
}

/** Whether the answer has other objects that could be records: with fields of their own, and not around the list. */
function hasUnexplained(answer: unknown, pointer: Pointer): boolean {
  if (!isRecord(answer)) return true
  return Object.entries(answer)
    .slice(0, maxKeys)
    .some(([key, value]) => {
      const at = pointerOf([key])
      return isRecord(value) && countFields([value]) > 4 && at !== pointer && !pointer.startsWith(`${at}/`)
    })
}

function listsIn(answer: unknown): List[] {
  const lists: List[] = []
  let steps = 0
  const walk = (value: unknown, tokens: string[]) => {
    if (++steps > maxSteps) return
    const list = listIn(value)
    if (list && (list === value || list.length >= fewestIn(value))) {
      const records = list.slice(0, maxRecords).filter(isRecord)
      if (records.length > 0 || list.length === 0)
        lists.push({ pointer: pointerOf(tokens), records, fields: countFields(records) })
    } else if (isRecord(value) && tokens.length < deepest)
      for (const key of Object.keys(value).slice(0, maxKeys)) walk(value[key], [...tokens, key])
  }
  walk(answer, [])
  return lists
}

/** A table without rows looks like an empty list beside a list of words, and records by id like an envelope's parts. */
function fewestIn(value: unknown): number {
  return Object.values(value ?? {}).every(isRecord) ? 3 : 1
}

/** Counts the fields of the first records, including those of nested objects. */
function countFields(records: PartnerRecord[]): number {
  const paths = new Set<Pointer>()
  let steps = 0
  const walk = (value: unknown, tokens: string[]) => {
    if (paths.size >= maxKeys || tokens.length > deepestField || ++steps > maxSteps) return
    if (isRecord(value) && Object.keys(value).length > 0)
      for (const key of Object.keys(value).slice(0, maxKeys)) walk(value[key], [...tokens, key])
    else paths.add(pointerOf(tokens))
  }
  for (const record of records.slice(0, 5)) walk(record, [])
  return paths.size
}

export function recordsAt(answer: unknown, pointer: Pointer): PartnerRecord[] {
  return (listIn(readPointer(answer, pointer)) ?? []).slice(0, maxRecords).filter(isRecord)
}
