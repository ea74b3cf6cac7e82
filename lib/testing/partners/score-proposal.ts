import type { Confidence, Guess, OpenAt, Proposal } from '../../partner/discovery/proposal'
import { isRecord } from '../../records/record'
import type { Accepted, FieldValue, Truth } from './convention'

/** One field of one partner: the guess, and whether it is right. */
export type Score = {
  fieldKey: string
  confidence: Confidence
  /** Whether a value was guessed at all, and whether there is one to find. */
  isGuessed: boolean
  isThere: boolean
  isRight: boolean
  guessed: unknown
}

/** Compares the guesses with the truth, field by field. Which values mean open is scored as `jobs.open values`. */
export function scoreProposal(proposal: Proposal, truth: Truth): Score[] {
  return [
    ...Object.entries(truth.applicants).map(([fieldKey, accepted]) =>
      scoreField(`applicants.${fieldKey}`, guessAt(proposal.applicants, fieldKey), accepted),
    ),
    ...Object.entries(truth.jobs).map(([fieldKey, accepted]) =>
      scoreField(`jobs.${fieldKey}`, guessAt(proposal.jobs, fieldKey), accepted),
    ),
    ...scorePolarity(proposal, truth),
  ]
}

type AnyGuess = Guess<unknown>

function guessAt(guesses: Record<string, AnyGuess>, fieldKey: string): AnyGuess {
  const guess = guesses[fieldKey]
  if (!guess) throw new Error(`no guess for ${fieldKey}`)
  return guess
}

function scoreField(fieldKey: string, { value, confidence }: AnyGuess, accepted: Accepted): Score {
  return {
    fieldKey,
    confidence,
    isGuessed: value !== null,
    isThere: ![accepted].flat().includes(null),
    isRight: isAccepted(accepted, value),
    guessed: value,
  }
}

/** Whether this is right for a field, apart from which values mean open. */
export function isAccepted(accepted: Accepted, value: unknown): boolean {
  return [accepted].flat().some((one) => isSame(one, value))
}

function scorePolarity({ jobs }: Proposal, truth: Truth): Score[] {
  const expected = [truth.jobs.open].flat().find(isOpenAt)
  const guessed = jobs.open.value
  if (!expected || guessed === null || guessed.at !== expected.at) return []
  const isRight = sorted(guessed.values) === sorted(expected.values)
  const { confidence } = jobs.open
  return [
    { fieldKey: 'jobs.open values', confidence, isGuessed: true, isThere: true, isRight, guessed: guessed.values },
  ]
}

function isOpenAt(value: FieldValue | null): value is OpenAt {
  return value !== null && typeof value !== 'string' && 'values' in value
}

function sorted(values: OpenAt['values']): string {
  return JSON.stringify(values.map(String).sort())
}

/** A plain pointer to a date means ISO format; which values mean open is scored separately. */
function isSame(expected: FieldValue | null, guessed: unknown): boolean {
  return JSON.stringify(plain(expected)) === JSON.stringify(plain(guessed))
}

function plain(value: unknown): unknown {
  if (!isRecord(value)) return value
  if ('values' in value) return value.at
  if (value.format === 'iso') return value.at
  if ('format' in value) return [value.at, value.format]
  return [value.first, value.middle, value.last]
}
