import type { Column } from './column'
import { commonFirst } from './order-columns'
import type { Pointer } from './pointer'
import type { ValueKind } from './value-kind'

/** How informative a column of this kind is at a glance. */
const weights: Partial<Record<ValueKind, number>> = {
  text: 1,
  'date-time': 0.6,
  date: 0.6,
  list: 0.5,
  number: 0.5,
  phone: 0.4,
  boolean: 0.35,
  email: 0.3,
  'long-text': 0.2,
  url: 0.1,
}
/** A lower score says nothing: the column is empty nearly everywhere, or the same in all records. */
const minScore = 0.02
const isId = /(^|[/_-])(id|uuid|guid)$|[a-z]Id$/

/**
 * Returns the initial columns, common ones first: those of `lead` that are filled, then the ones that best tell records
 * apart for a reader: filled, different, with recurring values as in cities and sources, but not IDs. If there are few
 * fields, any that there are.
 */
export function defaultColumns(found: readonly Column[], lead: readonly Pointer[], most: number): Pointer[] {
  const all = Math.max(1, ...found.map(({ filled }) => filled))
  const isLead = ({ pointer }: Column) => lead.includes(pointer)
  const isFilled = ({ filled }: Column) => filled > 0
  const others = found
    .filter((column) => !isLead(column) && isFilled(column))
    .map((column) => ({ column, score: scoreOf(column, all) }))
  const telling = others.filter(({ score }) => score >= minScore).sort((one, other) => other.score - one.score)
  const rest = others.filter(({ score }) => score < minScore)
  const chosen = new Set(
    [
      ...found.filter((column) => isLead(column) && isFilled(column)),
      ...[...telling, ...rest].map(({ column }) => column),
      ...found.filter((column) => isLead(column) && !isFilled(column)),
    ].slice(0, most),
  )
  return commonFirst(found, lead).flatMap((column) => (chosen.has(column) ? column.pointer : []))
}

function scoreOf({ pointer, kind, filled, distinct = 0 }: Column, all: number): number {
  if (distinct < 2 || isId.test(pointer)) return 0
  const isDifferentEverywhere = distinct >= Math.min(filled, maxDistinct)
  const isCode = isDifferentEverywhere && (kind === 'number' || kind === 'text')
  return (weights[kind] ?? 0) * (filled / all) * (isCode ? 0.1 : 1)
}

/** How many distinct values are counted at most. */
export const maxDistinct = 24
