import { type Pointer, pointerOf } from '../../records/pointer'
import { isRecord, type PartnerRecord } from '../../records/record'

const answersToLearn = 3
const answersToTell = 3
const minRecords = 3
/** A new field counts as recent for this many answers: a renamed field appears when its old name disappears. */
const recentAnswers = 5
const maxRecords = 100
const maxPaths = 500

/** Tracks which fields a list's records have, and reports a new one once several answers had it. */
export function createFieldWatch() {
  const known = new Set<Pointer>()
  const fresh = new Map<Pointer, number>()
  const toldAt = new Map<Pointer, number>()
  let answers = 0
  return {
    /** Takes in one answer. Returns the new fields, each reported once. */
    note(records: readonly PartnerRecord[]): Pointer[] {
      if (records.length < minRecords) return []
      const counts = countFields(records.slice(0, maxRecords))
      answers += 1
      const told: Pointer[] = []
      for (const [path, count] of counts) {
        if (known.has(path) || known.size + fresh.size > maxPaths) continue
        // A field that only some records have may have existed before, on other records.
        const isCommon = count * 2 >= Math.min(records.length, maxRecords)
        const seen = (fresh.get(path) ?? 0) + 1
        if (answers > answersToLearn && isCommon && seen < answersToTell) {
          fresh.set(path, seen)
          continue
        }
        fresh.delete(path)
        known.add(path)
        if (answers > answersToLearn && isCommon) {
          told.push(path)
          toldAt.set(path, answers)
        }
      }
      return told
    },
    /** Fields that appeared in the last few answers. */
    lately: (): Pointer[] => [
      ...fresh.keys(),
      ...[...toldAt].filter(([, at]) => answers - at < recentAnswers).map(([path]) => path),
    ],
  }
}

/** Counts the fields of the records and of the objects in them. */
function countFields(records: readonly PartnerRecord[]): Map<Pointer, number> {
  const counts = new Map<Pointer, number>()
  const count = (tokens: string[]) => {
    const path = pointerOf(tokens)
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  for (const record of records)
    for (const [key, value] of Object.entries(record)) {
      if (!isName(key)) continue
      if (!isRecord(value)) count([key])
      else for (const inner of Object.keys(value)) if (isName(inner)) count([key, inner])
    }
  return counts
}

/** Some partners key an object by IDs or addresses: those are values, not names. */
function isName(key: string): boolean {
  return /^\p{L}/u.test(key) && key.length <= 60 && !key.includes('@') && !/\d{4}/.test(key)
}
