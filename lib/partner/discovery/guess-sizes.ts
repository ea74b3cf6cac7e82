import type { FieldWord } from '../../records/field-words'
import { meaningsOf } from '../../records/name-words'
import { type Pointer, pointerOf, tokensOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { type Guess, openGuess } from './proposal'
import type { Reason } from './reason'

type Size = { pointer: Pointer; value: number; meanings: Set<FieldWord> }

const deepest = 3
const maxKeys = 100
const isCalledTotal = /total|gesamt|totaal|tong|合計|総|总|總|전체/i

/** Where an answer gives the number of jobs, and the maximum it contains. */
export function guessSizes(
  answer: unknown,
  items: Pointer | null,
  listed: number,
): Record<'limit' | 'total', Guess<Pointer>> {
  const numbers = numbersOf(answer, items)
  const totals = numbers.filter(
    ({ value, meanings }) => meanings.has('total') && !meanings.has('limit') && value >= listed,
  )
  const limits = numbers.filter(({ value, meanings }) => meanings.has('limit') && value >= listed)
  return {
    total: only(literal(totals), { code: 'no-total' }, (value) => ({
      code: value === listed ? 'total-listed' : 'total-beyond',
      listed,
    })),
    limit: only(limits, { code: 'no-limit' }, () => ({ code: 'named' })),
  }
}

/** Of several numbers, the one that is called a total: a "count" or "size" may be that of a page. */
function literal(found: Size[]): Size[] {
  const called = found.filter(({ pointer }) => isCalledTotal.test(tokensOf(pointer).at(-1) ?? ''))
  return called.length === 1 ? called : found
}

function only(found: Size[], nothing: Reason, reason: (value: number) => Reason): Guess<Pointer> {
  const [first] = found
  if (!first || found.length > 1)
    return {
      ...openGuess<Pointer>(nothing),
      alternatives: found.slice(0, 5).map(({ pointer }) => ({ value: pointer, score: 0.5, filled: 1 })),
    }
  return { value: first.pointer, confidence: 'likely', reasons: [reason(first.value)], alternatives: [] }
}

/** The integers around the list, not those in it. */
function numbersOf(answer: unknown, items: Pointer | null): Size[] {
  const found: Size[] = []
  const walk = (value: unknown, tokens: string[]) => {
    if (!isRecord(value) || tokens.length >= deepest) return
    for (const key of Object.keys(value).slice(0, maxKeys)) {
      const inner = value[key]
      const pointer = pointerOf([...tokens, key])
      if (pointer === items) continue
      if (typeof inner === 'number' && Number.isInteger(inner) && inner > 0)
        found.push({ pointer, value: inner, meanings: new Set(meaningsOf(key).flatMap((set) => [...set])) })
      else walk(inner, [...tokens, key])
    }
  }
  walk(answer, [])
  return found
}
