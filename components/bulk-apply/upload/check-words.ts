import { CheckCheck, CircleAlert, CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import type { IssueKind, RowState, SheetRow, SheetSummary, Target } from '@/lib/bulk-apply/sheet/contract'
import { wholeNumber } from '../../ui/formats'

export const stateWords: Record<RowState, { word: string; icon: LucideIcon; ink: string }> = {
  ready: { word: 'Ready', icon: CircleCheck, ink: 'text-good' },
  invalid: { word: 'To fix', icon: CircleAlert, ink: 'text-bad' },
  warning: { word: 'To review', icon: CircleHelp, ink: 'text-unclear' },
  accepted: { word: 'Accepted', icon: CheckCheck, ink: 'text-good' },
  'left-out': { word: 'Left out', icon: CircleMinus, ink: 'text-quiet' },
}

export function rowsToSend({ states }: SheetSummary): number {
  return states.ready + states.accepted
}

/** "4,700 ready · 212 to fix · 10 to review · 88 left out" */
export function summaryLine(checked: SheetSummary): string {
  const { invalid, warning, 'left-out': out } = checked.states
  const parts = [
    `${wholeNumber(rowsToSend(checked))} ready`,
    invalid > 0 ? `${wholeNumber(invalid)} to fix` : '',
    warning > 0 ? `${wholeNumber(warning)} to review` : '',
    out > 0 ? `${wholeNumber(out)} left out` : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** "1 row", "4,700 rows" */
export function rowCountText(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? 'row' : 'rows'}`
}

/** Why rows are not sent, kind by kind: "12 invalid value". */
export const kindWords: Record<IssueKind, string> = {
  missing: 'missing a value',
  invalid: 'invalid value',
  'spreadsheet-error': 'spreadsheet error',
  'job-ambiguous': 'ambiguous job',
  'job-unknown': 'unknown job',
  'job-closed': 'job not accepting applications',
  repeat: 'repeat of a row above',
  'applied-before': 'already applied from this desk',
  formula: 'formula',
  shortened: 'number shortened by the spreadsheet',
  refused: 'refused and unchanged',
}

/** Messages about a cell; for an `index` before the first cell, about the whole row. */
export function issueTexts(
  { row, issues }: SheetRow,
  columns: Target[],
  place: number,
  rowErrors: ReadonlyMap<number, string>,
): string[] {
  const target = columns[place]
  if (target) return issues.filter((issue) => issue.target === target.key).map(({ message }) => message)
  const titles = new Map(columns.map(({ key, title }) => [key, title]))
  const texts = issues.map(({ target, message }) => {
    const title = target === null ? undefined : titles.get(target)
    return title === undefined ? message : `${title}: ${message}`
  })
  const fromDesk = rowErrors.get(row)
  return fromDesk === undefined ? texts : [...texts, fromDesk]
}
