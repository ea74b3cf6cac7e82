import { mayBeInThousands, withoutThousands } from '../../forms/form-values'
import { addressOf, type CheckedSheet } from './checked-sheet'
import { entriesOf } from './read-cell'
import type { RowStore } from './row-store'
import { isWarning } from './summarize-sheet'

type Here = { store: RowStore; sheet: CheckedSheet }
/** Rows by number, or all rows of a group. */
type RowSelection = number[] | { group: string }

/** Returns the indexes of the selected rows, each once; unknown numbers are skipped. */
export function findSelected({ store, sheet }: Here, meant: RowSelection): number[] {
  if (!Array.isArray(meant)) return [...sheet.find(meant)]
  return [...new Set(meant.flatMap((row) => store.indexOf(row) ?? []))]
}

/** Returns the indexes of a group's rows that are neither left out nor accepted, as the summary counts them. */
function findOpen(here: Here, group: string): number[] {
  const { store } = here
  return findSelected(here, { group }).filter(
    (index) => !store.isOut(index) && !store.acceptedOf(index).includes(group),
  )
}

/** Leaves rows out, of a group its open ones; or takes them back. */
export function leaveOutRows(here: Here, meant: RowSelection, isOut: boolean): void {
  const { store } = here
  const rows =
    isOut && !Array.isArray(meant)
      ? findOpen(here, meant.group)
      : findSelected(here, meant).filter((index) => store.isOut(index) !== isOut)
  if (rows.length > 0) store.leaveOut(rows, isOut)
}

/** Accepts warnings, or revokes that: for a group its own warning, for rows all their current warnings. */
export function acceptRows(here: Here, meant: RowSelection, isAccepted: boolean): void {
  const { store, sheet } = here
  const only = Array.isArray(meant) ? null : meant.group
  const next = new Map<number, readonly string[]>()
  const selected = isAccepted && only !== null ? findOpen(here, only) : findSelected(here, meant)
  for (const index of selected) {
    const before = store.acceptedOf(index)
    const warnings = sheet.issuesOf(index).filter((issue) => isWarning(issue) && (only ?? issue.group) === issue.group)
    const keys = new Set(warnings.map(({ group }) => group))
    const after = isAccepted
      ? [...before, ...[...keys].filter((key) => !before.includes(key))]
      : before.filter((key) => only !== null && key !== only)
    if (after.length !== before.length) next.set(index, after)
  }
  if (next.size > 0) store.accept([...next.keys()], (index) => next.get(index) ?? [])
}

/**
 * Writes what `change` makes of a target's cells and returns the changed rows. Resets accepted warnings about the cell,
 * and about its pair of applicant and job.
 */
export function writeRows(
  { store, sheet }: Here,
  { rows, target }: { rows: number[]; target: string },
  change: (before: string) => string,
): number[] {
  const cell = sheet.plan.cells[sheet.plan.indexOf.get(target) ?? -1]
  if (!cell) return []
  const address = addressOf(cell)
  const texts = new Map<number, string>()
  for (const index of rows) {
    const before = store.textAt(index, address) ?? cell.constant
    const text = change(before ?? '')
    if (text !== before) texts.set(index, text)
  }
  if (texts.size === 0) return []
  const isOfPair = target === 'email' || target === 'job'
  store.write(texts, address, (index) => {
    const before = store.acceptedOf(index)
    if (before.length === 0) return before
    const asked = sheet
      .issuesOf(index)
      .filter((issue) => issue.target === target || (isOfPair && issue.target === null))
    return before.filter((key) => !asked.some(({ group }) => group === key))
  })
  return [...texts.keys()]
}

/** Returns a cell's text with its numbers read as thousands: 50000 for "50.000", also in a list. */
export function readAsThousands(text: string): string {
  const entries = entriesOf(text)
  return entries.some(mayBeInThousands) ? entries.map(withoutThousands).join('; ') : text
}

/** Returns a group's open rows and the target it is about, or the given target. */
export function cellsOfGroup(here: Here, group: string, given?: string): { rows: number[]; target: string } | null {
  const rows = findOpen(here, group)
  const [first] = rows
  if (first === undefined) return null
  const target = given ?? here.sheet.issuesOf(first).find((issue) => issue.group === group)?.target ?? null
  return target === null ? null : { rows, target }
}
