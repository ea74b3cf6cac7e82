import type { EarlierApplication } from '../../easy-apply/contract'
import type { CheckedRow } from './check-row'
import type { RowState, ValidationIssue } from './contract'
import { earlierGroup, repeatGroup } from './issue-group'
import { issueSeverity } from './issue-kind'
import type { RowStore } from './row-store'
import { sheetWords } from './words'

/** An issue with its group and the value of its cell. */
export type GroupedIssue = ValidationIssue & { group: string; value: string | null }

/** Each row's own class; `pairOf`: a number for each applicant and job, -1 where one of them is missing. */
type RowFacts = {
  store: RowStore
  checked: (CheckedRow | undefined)[]
  pairOf: Int32Array
  pairs: number
  earlier: ReadonlyMap<number, EarlierApplication>
}

export type ClassifiedRows = { states: RowState[]; issuesOf: (index: number) => readonly GroupedIssue[] }

const none: readonly GroupedIssue[] = []

/** The states of all rows. Of rows with the same applicant and job, all but the first one kept are repeats. */
export function classifyRows({ store, checked, pairOf, pairs, earlier }: RowFacts): ClassifiedRows {
  const firstOf = firstRows(store, pairOf, pairs)

  function issuesOf(index: number): readonly GroupedIssue[] {
    const own: readonly GroupedIssue[] = checked[index]?.issues ?? none
    const pair = pairOf[index] ?? -1
    const first = pair < 0 ? index : (firstOf[pair] ?? index)
    const before = pair < 0 ? undefined : earlier.get(pair)
    if (first === index && !before) return own
    const issues = [...own]
    // A later one only where this row is left out.
    if (first !== index) issues.push(repeatOf(store.numberOf(first)))
    if (before) issues.push(appliedBefore(before))
    return issues
  }

  const states = Array.from({ length: store.count }, (_, index): RowState => {
    if (store.isOut(index)) return 'left-out'
    const issues = issuesOf(index)
    if (issues.length === 0) return 'ready'
    if (issues.some(({ kind }) => issueSeverity[kind] === 'error')) return 'invalid'
    const accepted = store.acceptedOf(index)
    return issues.every(({ group }) => accepted.includes(group)) ? 'accepted' : 'warning'
  })
  return { states, issuesOf }
}

/** The first row of each pair that is not left out, or the very first where all are. */
function firstRows(store: RowStore, pairOf: Int32Array, pairs: number): Int32Array {
  const firstOf = new Int32Array(pairs).fill(-1)
  const isFirstOut = new Uint8Array(pairs)
  for (let index = 0; index < store.count; index++) {
    const pair = pairOf[index] ?? -1
    if (pair < 0) continue
    const isOut = store.isOut(index)
    if (firstOf[pair] === -1 || (isFirstOut[pair] && !isOut)) {
      firstOf[pair] = index
      isFirstOut[pair] = isOut ? 1 : 0
    }
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

function appliedBefore(earlier: EarlierApplication): GroupedIssue {
  const message = earlierMessage(earlier)
  return { kind: 'applied-before', target: null, message, earlier, group: earlierGroup, value: null }
}
