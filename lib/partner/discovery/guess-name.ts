import type { NameParts } from '../../records/field-path'
import { agreementWith, initialBefore } from './agree-with-email'
import { fromName, type ScoredValue } from './choose-guess'
import type { FieldColumn } from './field-column'
import { applicantRules } from './path-words'

type Named = { column: FieldColumn; agreement: number }
type Result = ScoredValue<string | NameParts>

/** Fields that could be the applicant's name: one with the full name, or its parts. */
export function namesOf(
  columns: FieldColumn[],
  emails: FieldColumn | null,
  ofJobs: ReadonlySet<FieldColumn>,
): Result[] {
  const candidates = columns
    .filter((column) => isNameLike(column) && !ofJobs.has(column) && !column.words.isSomeoneElse)
    .map((column) => ({ column, agreement: emails ? agreementWith(emails, column) : 0 }))
  const parts = checkOrder(findParts(candidates, emails), emails)
  const wholes = candidates
    .filter(({ column }) => column !== parts?.first?.column && column !== parts?.last?.column)
    .map((named) => wholeOf(named, candidates.length, parts))
  const middle = candidates.find(({ column }) => applicantRules.middle(column.words) === 1)?.column
  return parts ? [...wholes, partsOf(parts, middle)] : wholes
}

function isNameLike(column: FieldColumn): boolean {
  const { meanLength, withDigit, filled, count, beyondLatin } = column
  // Chinese and Korean family names have one character.
  const least = beyondLatin > 0.5 ? 1 : 1.5
  return (
    column.share('text') >= 0.9 &&
    meanLength >= least &&
    meanLength <= 60 &&
    withDigit <= 0.1 &&
    filled > 0 &&
    count > 0
  )
}

function wholeOf({ column, agreement }: Named, others: number, parts: Parts | null): Result {
  const fit = applicantRules.whole(column.words)
  const own = column.distinct / column.count
  const hasParts = parts !== null && containsBoth(column, parts)
  const looksWhole = column.withBlank >= 0.6 || (column.beyondLatin > 0.5 && column.meanLength <= 8)
  const lacks = column.filled < 0.6 ? 0.3 : 0
  return {
    value: column.pointer,
    score:
      0.05 +
      0.35 * Math.min(1, agreement / 0.6) +
      0.1 * own +
      (looksWhole ? 0.1 : 0) +
      (hasParts ? 0.25 : 0) +
      (others === 1 && own >= 0.5 ? 0.15 : 0) -
      lacks -
      (own < 0.3 && column.count >= 20 && fit < 1 ? 0.2 : 0) +
      fromName(fit, 0.35),
    filled: column.filled,
    reasons: [
      ...(agreement >= 0.3 ? [{ code: 'agrees-with-email' as const, share: rounded(agreement) }] : []),
      ...(hasParts ? [{ code: 'holds-both-names' as const }] : []),
      ...(fit >= 0.6 ? [{ code: 'named-name' as const }] : []),
    ],
    isProven: own >= 0.5 && looksWhole && ((agreement >= 0.4 && fit >= 0) || (fit >= 0.9 && column.beyondLatin >= 0.5)),
  }
}

type Parts = { first: Named; last: Named; isOrderKnown: boolean; isNamed: boolean; isContradicted?: boolean }

/** First and last name by field name or, if those say nothing, by the e-mail addresses. */
function findParts(candidates: Named[], emails: FieldColumn | null): Parts | null {
  const filled = candidates.filter(({ column }) => column.filled >= 0.6)
  const first = bestBy(filled, ({ column }) => applicantRules.first(column.words))
  const last = bestBy(filled, ({ column }) => applicantRules.last(column.words))
  if (first && last && first !== last) return { first, last, isOrderKnown: true, isNamed: true }
  const partner = (one: Named) => findPartner(one, filled)
  if (first) return withOther(first, partner(first), (last) => ({ first, last, isOrderKnown: true, isNamed: true }))
  if (last) return withOther(last, partner(last), (first) => ({ first, last, isOrderKnown: true, isNamed: true }))
  return emails ? findUnnamedParts(filled, emails) : null
}

/** If addresses begin with the first letter of the field called last name, names and values contradict each other. */
function checkOrder(parts: Parts | null, emails: FieldColumn | null): Parts | null {
  if (!parts || !emails) return parts
  const { first, last } = parts
  const isContradicted =
    initialBefore(emails, last.column, first.column) > initialBefore(emails, first.column, last.column) + 0.05
  return { ...parts, isContradicted }
}

function withOther(one: Named, other: Named | null, make: (other: Named) => Parts): Parts | null {
  return other && other !== one ? make(other) : null
}

/**
 * "nom" beside "prenom", "nombre" beside "apellidos": a generic name field whose values do not contain the other part.
 * Otherwise a field whose name says nothing but whose values agree with the address.
 */
function findPartner(one: Named, candidates: Named[]): Named | null {
  const parent = parentOf(one.column)
  const others = candidates.filter(
    (other) =>
      other !== one &&
      parentOf(other.column) === parent &&
      applicantRules.middle(other.column.words) <= 0 &&
      !holds(other.column, one.column),
  )
  const named = others.filter(({ column }) => column.words.last.has('name'))
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  const agreeing = others.filter(
    ({ column, agreement }) => agreement >= 0.25 && column.withBlank < 0.6 && column.words.last.size === 0,
  )
  return agreeing.length === 1 ? (agreeing[0] ?? null) : null
}

/** Two fields that both agree with the address, and neither of which contains the other. */
function findUnnamedParts(candidates: Named[], emails: FieldColumn): Parts | null {
  const agreeing = candidates
    .filter(({ column, agreement }) => agreement >= 0.25 && column.withBlank < 0.6 && column.filled >= 0.6)
    .sort((one, other) => other.agreement - one.agreement || (one.column.pointer < other.column.pointer ? -1 : 1))
  const [one, other] = agreeing
  if (!one || !other || agreeing.length > 2 || holds(one.column, other.column) || holds(other.column, one.column))
    return null
  const isOneFirst = initialBefore(emails, one.column, other.column)
  const isOtherFirst = initialBefore(emails, other.column, one.column)
  const [first, last] = isOneFirst >= isOtherFirst ? [one, other] : [other, one]
  return { first, last, isOrderKnown: Math.abs(isOneFirst - isOtherFirst) >= 0.05, isNamed: false }
}

function partsOf(
  { first, last, isOrderKnown, isNamed, isContradicted = false }: Parts,
  middle: FieldColumn | undefined,
): Result {
  const agreement = Math.max(first.agreement, last.agreement)
  const value: NameParts = { first: first.column.pointer, last: last.column.pointer }
  if (middle) value.middle = middle.pointer
  if (isCustomaryFamilyFirst(last.column)) value.familyFirst = true
  return {
    value,
    score: 0.1 + 0.35 * Math.min(1, agreement / 0.4) + (isNamed ? 0.45 : 0) + (isOrderKnown ? 0.1 : 0),
    filled: Math.min(first.column.filled, last.column.filled),
    reasons: [
      { code: isNamed ? 'named-parts' : 'parts-agree-with-email' },
      ...(agreement >= 0.25 ? [{ code: 'parts-agree-share' as const, share: rounded(agreement) }] : []),
    ],
    // If one part agrees with the address, that says nothing about the other.
    isProven: isNamed && !isContradicted && Math.min(first.agreement, last.agreement) >= 0.2,
  }
}

/** When most family names are in Chinese, Japanese or Korean script. */
function isCustomaryFamilyFirst(last: FieldColumn): boolean {
  const written = last.texts.filter((text) => text !== null)
  const eastAsian = written.filter((text) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text),
  )
  return eastAsian.length > written.length * 0.6
}

function bestBy(candidates: Named[], rule: (named: Named) => number): Named | null {
  let best: Named | null = null
  for (const candidate of candidates)
    if (rule(candidate) > 0 && (best === null || isBefore(candidate, best))) best = candidate
  return best
}

function isBefore(one: Named, other: Named): boolean {
  const byAgreement = one.agreement - other.agreement
  if (Math.abs(byAgreement) > 0.05) return byAgreement > 0
  return (
    one.column.depth < other.column.depth ||
    (one.column.depth === other.column.depth && one.column.pointer < other.column.pointer)
  )
}

/** Whether the values of one are contained in the values of the other in most records. */
function holds(whole: FieldColumn, part: FieldColumn): boolean {
  const rows = part.texts.flatMap((text, row) =>
    text === null || whole.texts[row] === null ? [] : [[text, whole.texts[row] ?? '']],
  )
  const held = rows.filter(([text = '', within = '']) => within.includes(text) && within.length > text.length)
  return rows.length > 0 && held.length >= rows.length * 0.7
}

function containsBoth(column: FieldColumn, { first, last }: Parts): boolean {
  return holds(column, first.column) && holds(column, last.column)
}

function parentOf({ pointer }: FieldColumn): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100
}
