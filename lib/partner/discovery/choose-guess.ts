import type { Alternative, Guess } from './proposal'
import type { Reason } from './reason'

export type ScoredValue<Value> = {
  value: Value
  score: number
  filled: number
  reasons: Reason[]
  /** Whether the evidence leaves no doubt, unless another candidate is close. */
  isProven: boolean
}

/** Below this score, a field stays open. */
const minScore = 0.4
/** A runner-up closer than this leaves doubt. */
const clearLead = 0.15
/** When closer than this, the two cannot be told apart. */
const minLead = 0.02
/** Fewer records than this prove nothing. */
export const enoughRecords = 20
const maxAlternatives = 5

/** The best candidate, and how far it can be trusted. Scores of 0 or less are not candidates. */
export function chooseGuess<Value>(
  candidates: ScoredValue<Value>[],
  records: number,
  nothing: Reason,
  { isAnyGood = false }: { isAnyGood?: boolean } = {},
): Guess<Value> {
  const ranked = candidates
    .filter(({ score }) => score > 0.05)
    .sort((one, other) => other.score - one.score || compare(keyOf(one.value), keyOf(other.value)))
  const [best, next] = ranked
  if (!best || best.score < minScore)
    return { value: null, confidence: 'open', reasons: [nothing], alternatives: alternativesOf(ranked) }
  const lead = best.score - (next?.score ?? 0)
  if (next && lead < minLead && !isAnyGood)
    return {
      value: null,
      confidence: 'open',
      reasons: [{ code: 'equal-fields' }],
      alternatives: alternativesOf(ranked),
    }
  const isSure = best.isProven && lead >= clearLead && records >= enoughRecords
  const reasons = [...best.reasons]
  if (best.isProven && records < enoughRecords) reasons.push({ code: 'few-records', records })
  if (next && lead < clearLead) reasons.push({ code: 'close-second' })
  return {
    value: best.value,
    confidence: isSure ? 'sure' : 'likely',
    reasons,
    alternatives: alternativesOf(ranked.slice(1)),
  }
}

function alternativesOf<Value>(ranked: ScoredValue<Value>[]): Alternative<Value>[] {
  return ranked.slice(0, maxAlternatives).map(({ value, score, filled }) => ({
    value,
    score: Math.round(score * 100) / 100,
    filled: Math.round(filled * 100) / 100,
  }))
}

function keyOf(value: unknown): string {
  return JSON.stringify(value)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** What a name adds to a score: a mismatch lowers it more than a match raises it, since a match may be chance. */
export function fromName(fit: number, weight: number): number {
  return fit >= 0 ? fit * weight : fit * weight * 1.5
}
