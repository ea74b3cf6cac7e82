import { type CheckedSheet, placeOf } from './checked-sheet'
import type { RowStore } from './row-store'
import { isDoubt } from './sum-up'

type Here = { store: RowStore; sheet: CheckedSheet }
/** Rows by their numbers, or all of a group. */
export type Meant = number[] | { group: string }

/** The places of the rows that are meant, each once; numbers that no row has are passed over. */
export function findMeant({ store, sheet }: Here, meant: Meant): number[] {
  if (!Array.isArray(meant)) return [...sheet.find(meant)]
  return [...new Set(meant.flatMap((row) => store.indexOf(row) ?? []))]
}

/** Waves the doubts of rows through, or takes that back: of a group its own doubt, of rows all that they have now. */
export function acceptRows(here: Here, meant: Meant, isAccepted: boolean): void {
  const { store, sheet } = here
  const rows = findMeant(here, meant)
  if (rows.length === 0) return
  const only = Array.isArray(meant) ? null : [meant.group]
  store.accept(rows, (index) => {
    const before = store.acceptedOf(index)
    const doubts = sheet
      .problemsOf(index)
      .filter((problem) => isDoubt(problem) && (only?.includes(problem.group) ?? true))
    const keys = doubts.map(({ group }) => group)
    if (!isAccepted) return only ? before.filter((key) => !only.includes(key)) : []
    if (before.length === 0 && only && keys.length > 0) return only
    return [...new Set([...before, ...keys])]
  })
}

/** Writes a text into a target's cell of rows. Doubts about that cell are asked again; about the pair, where it is part of one. */
export function writeRows({ store, sheet }: Here, rows: number[], target: string, text: string): number[] {
  const cell = sheet.plan.cells[sheet.plan.indexOf.get(target) ?? -1]
  if (!cell || rows.length === 0) return []
  const isOfPair = target === 'email' || target === 'job'
  store.write(rows, placeOf(cell), text, (index) => {
    const before = store.acceptedOf(index)
    if (before.length === 0) return before
    const asked = sheet
      .problemsOf(index)
      .filter((problem) => problem.target === target || (isOfPair && problem.target === null))
    return before.filter((key) => !asked.some(({ group }) => group === key))
  })
  return rows
}

/** The target and the rows that a group's cells are in; rows left out stay as they are. */
export function cellsOfGroup(here: Here, group: string): { rows: number[]; target: string } | null {
  const rows = findMeant(here, { group }).filter((index) => !here.store.isOut(index))
  const [first] = rows
  if (first === undefined) return null
  const target = here.sheet.problemsOf(first).find((problem) => problem.group === group)?.target ?? null
  return target === null ? null : { rows, target }
}
