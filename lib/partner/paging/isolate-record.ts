import type { PartnerRecord } from '../../records/record'
import type { ConnectionIssue } from '../failure/connection-issue'
import type { PartnerFailure } from '../failure/failure'
import type { Result } from '../result'
import type { DeliveredRecords } from './delivered-records'

/**
 * A record left out because the partner fails whenever it is requested alone. It has no key: if the list changes right
 * after it and it is read again, it is reported twice rather than not at all.
 */
export type SkippedRecord = {
  /** Its position in the list at that time. */
  offset: number
  failure: PartnerFailure
  /** False if the list kept moving during the search: more records than this one may be missing here. */
  isExact: boolean
}

/** A delivered record at its offset; at −1, with null, the start of the list, which never moves. */
type StartPoint = { offset: number; key: string | null }

/** Why the limit fell to 1, and how often the list has moved on the way down since the last progress. */
type Common = { reason: PartnerFailure; startOverCount: number }

/**
 * Reads one record at a time when not even pages of two work: up from a delivered record to the first offset that
 * answers, and down the same way. Only records that failed both times are skipped.
 */
export type Isolation = Common &
  (
    | { step: 'find'; offset: number; stride: number }
    | { step: 'up'; anchor: StartPoint; failed: PartnerFailure[] }
    // `remaining`: how many of the failed offsets must still be read again; at 0 the anchor is read.
    | { step: 'down'; anchor: StartPoint; failed: PartnerFailure[]; beyond: PartnerRecord[]; remaining: number }
  )

/** The end: only skipped records lie between what is delivered and `items`, which start at `offset`. */
type Isolated = {
  step: 'isolated'
  offset: number
  items: PartnerRecord[]
  skipped: SkippedRecord[]
  startOverCount: number
}

const maxStartOvers = 5

/** Searches for a delivered record from this offset toward the start of the list, which counts as one. */
export function searchDownFrom(offset: number, { reason, startOverCount }: Common, stride = 1): Isolation {
  return offset < 0
    ? probeUpFrom({ offset: -1, key: null }, { reason, startOverCount })
    : { step: 'find', offset, stride, reason, startOverCount }
}

/** Continues upward from a delivered record. */
export function probeUpFrom(anchor: StartPoint, { reason, startOverCount }: Common): Isolation {
  return { step: 'up', anchor, failed: [], reason, startOverCount }
}

/** The offset to request next, with limit 1. */
export function offsetToRead(isolation: Isolation): number {
  if (isolation.step === 'find') return isolation.offset
  return isolation.anchor.offset + (isolation.step === 'up' ? isolation.failed.length + 1 : isolation.remaining)
}

/** True on the way down, where a failure is not news. */
export function isFailureExpected(isolation: Isolation): boolean {
  return isolation.step === 'down' && isolation.remaining > 0
}

/** Takes the answer for `offsetToRead`; a failure only if the record itself can be its cause. */
export function advance(
  isolation: Isolation,
  answer: Result<{ items: PartnerRecord[] }>,
  seen: DeliveredRecords,
): Isolation | Isolated {
  if (!answer.ok) return afterFailure(isolation, answer.failure)
  const { items } = answer.value
  const { startOverCount } = isolation
  if (isolation.step === 'down') {
    const isAnchor = isolation.remaining === 0 && items[0] && seen.keyOf(items[0]) === isolation.anchor.key
    return isAnchor ? endIsolation(isolation, isolation.beyond, true) : startOver(isolation)
  }
  const offset = offsetToRead(isolation)
  if (offset === 0 || seen.hasAny(items)) return { step: 'isolated', offset, items, skipped: [], startOverCount }
  if (isolation.step === 'find') return searchDownFrom(offset - isolation.stride, isolation, 2 * isolation.stride)
  if (startOverCount >= maxStartOvers) return endIsolation(isolation, items, false)
  return { ...isolation, step: 'down', beyond: items, remaining: isolation.failed.length }
}

function afterFailure(isolation: Isolation, failure: PartnerFailure): Isolation | Isolated {
  if (isolation.step === 'find') return searchDownFrom(isolation.offset - 1, isolation, isolation.stride)
  if (isolation.step === 'up') return { ...isolation, failed: [...isolation.failed, failure] }
  if (isolation.remaining === 0) return startOver(isolation)
  const after = { ...isolation, remaining: isolation.remaining - 1 }
  return after.remaining === 0 && after.anchor.key === null ? endIsolation(after, after.beyond, true) : after
}

function startOver(isolation: Isolation & { anchor: StartPoint }): Isolation {
  return searchDownFrom(isolation.anchor.offset, { ...isolation, startOverCount: isolation.startOverCount + 1 })
}

type Climbed = Common & { anchor: StartPoint; failed: PartnerFailure[] }

function endIsolation(
  { anchor, failed, reason, startOverCount }: Climbed,
  items: PartnerRecord[],
  isExact: boolean,
): Isolated {
  const first = anchor.offset + 1
  const failures = failed.length === 0 && !isExact ? [reason] : failed
  return {
    step: 'isolated',
    offset: first + failed.length,
    items,
    skipped: failures.map((failure, index) => ({ offset: first + index, failure, isExact })),
    startOverCount,
  }
}

/** Answers that are not from the partner's list: smaller pages would not help. */
const notFromRecords: ConnectionIssue[] = ['web-page', 'empty-answer', 'damaged-answer', 'not-json', 'other-shape']

/**
 * Failures that one poisoned record can cause for every page containing it. Others concern the key or the connection.
 */
export function canLieInRecord({ retry, issue = null }: PartnerFailure): boolean {
  if (issue !== null && notFromRecords.includes(issue)) return false
  return retry === 'less-data' || retry === 'once'
}
