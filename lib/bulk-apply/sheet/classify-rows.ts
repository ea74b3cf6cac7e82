import type { EarlierApplication } from '../../easy-apply/contract'
import type { KnownBefore } from '../contract'
import type { CheckedRow } from './check-row'
import type { RowState, ValidationIssue } from './contract'
import { earlierGroup, listedGroup, repeatGroup } from './issue-group'
import { issueSeverity } from './issue-kind'
import type { RowStore } from './row-store'
import { sheetWords } from './words'

/** An issue with its group and the value of its cell. */
export type GroupedIssue = ValidationIssue & { group: string; value: string | null }

/** Facts about each row; `pairOf`: the number of its pair of applicant and job, -1 if one of them is missing. */
type RowFacts = {
  store: RowStore
  checked: (CheckedRow | undefined)[]
  pairOf: Int32Array
  pairs: number
  earlier: ReadonlyMap<number, KnownBefore>
}

export type ClassifiedRows = { states: RowState[]; issuesOf: (index: number) => readonly GroupedIssue[] }

const none: readonly GroupedIssue[] = []

/** Returns all rows' states. Of rows with the same applicant and job, all after the first sendable one are repeats. */
export function classifyRows({ store, checked, pairOf, pairs, earlier }: RowFacts): ClassifiedRows {
  const cannotGo = (index: number) => store.isOut(index) || hasError(checked[index]?.issues ?? none)
  const firstOf = firstRows({ count: store.count, pairOf, pairs, cannotGo })

  function issuesOf(index: number): readonly GroupedIssue[] {
    const own: readonly GroupedIssue[] = checked[index]?.issues ?? none
    const pair = pairOf[index] ?? -1
    const first = pair < 0 ? index : (firstOf[pair] ?? index)
    const before = pair < 0 ? undefined : earlier.get(pair)
    // A later row counts only if this one is left out: a row to fix becomes the first again once it is fixed.
    const isRepeat = first < index || (first > index && store.isOut(index))
    if (!isRepeat && !before) return own
    const issues = [...own]
    if (isRepeat) issues.push(repeatOf(store.numberOf(first)))
    if (before) issues.push(appliedBefore(before))
    return issues
  }

  const states = Array.from({ length: store.count }, (_, index): RowState => {
    if (store.isOut(index)) return 'left-out'
    const issues = issuesOf(index)
    if (issues.length === 0) return 'ready'
    if (hasError(issues)) return 'invalid'
    const accepted = store.acceptedOf(index)
    return issues.every(({ group }) => accepted.includes(group)) ? 'accepted' : 'warning'
  })
  return { states, issuesOf }
}

const hasError = (issues: readonly Pick<ValidationIssue, 'kind'>[]) =>
  issues.some(({ kind }) => issueSeverity[kind] === 'error')

type Pairs = Pick<RowFacts, 'pairOf' | 'pairs'> & { count: number; cannotGo: (index: number) => boolean }

/** Returns each pair's first row that is neither left out nor to fix, or its very first row if all are. */
function firstRows({ count, pairOf, pairs, cannotGo }: Pairs): Int32Array {
  const firstOf = new Int32Array(pairs).fill(-1)
  const isFirstStuck = new Uint8Array(pairs)
  for (let index = 0; index < count; index++) {
    const pair = pairOf[index] ?? -1
    if (pair < 0 || (firstOf[pair] !== -1 && !isFirstStuck[pair])) continue
    const isStuck = cannotGo(index)
    if (firstOf[pair] !== -1 && isStuck) continue
    firstOf[pair] = index
    isFirstStuck[pair] = isStuck ? 1 : 0
  }
  return firstOf
}

function repeatOf(row: number): GroupedIssue {
  const message = sheetWords.sameAsRow({ row: String(row) })
  return { kind: 'repeat', target: null, message, sameAs: row, group: repeatGroup, value: null }
}

function earlierMessage({ outcome }: EarlierApplication): string {
  if (outcome === 'uncertain') return sheetWords.maybeAppliedBefore
  return outcome === 'under-way' ? sheetWords.aboutToApply : sheetWords.appliedBefore
}

function appliedBefore(earlier: KnownBefore): GroupedIssue {
  if (earlier === 'listed') {
    const message = sheetWords.listedBefore
    return { kind: 'listed-before', target: null, message, group: listedGroup, value: null }
  }
  const message = earlierMessage(earlier)
  return { kind: 'applied-before', target: null, message, earlier, group: earlierGroup, value: null }
}
