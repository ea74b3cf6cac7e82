import { CheckCheck, CircleAlert, CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import type { LeftOutRows } from '@/lib/bulk-apply/contract'
import type {
  IssueGroup,
  RowState,
  SheetRow,
  SheetSummary,
  Target,
  ValidationIssue,
} from '@/lib/bulk-apply/sheet/contract'
import { issueKinds } from '@/lib/bulk-apply/sheet/issue-kind'
import { checkWords } from './check/words'

/** Icon and color of each state; its text is in `checkWords.states`. */
export const stateLooks: Record<RowState, { icon: LucideIcon; ink: string }> = {
  ready: { icon: CircleCheck, ink: 'text-good' },
  invalid: { icon: CircleAlert, ink: 'text-bad' },
  warning: { icon: CircleHelp, ink: 'text-unclear' },
  accepted: { icon: CheckCheck, ink: 'text-warn' },
  'left-out': { icon: CircleMinus, ink: 'text-quiet' },
}

export function rowsToSend({ states }: SheetSummary): number {
  return states.ready + states.accepted
}

/** What a run of the ready rows leaves out. Rows left out by hand that have an issue count under that issue. */
export function leftOutOf({ states, kinds, leftOutKinds }: SheetSummary): LeftOutRows {
  const all = { ...kinds }
  let byPerson = states['left-out']
  for (const kind of issueKinds) {
    const count = leftOutKinds[kind] ?? 0
    if (count > 0) all[kind] = (all[kind] ?? 0) + count
    byPerson -= count
  }
  return { byPerson, kinds: all }
}

/** "4,700 ready · 3 sending anyway · 212 to fix · 10 to review · 88 left out" */
export function summaryLine(checked: SheetSummary): string {
  const { ready, accepted, invalid, warning, 'left-out': out } = checked.states
  const parts = [
    checkWords.ready({ count: ready }),
    accepted > 0 ? checkWords.sendingAnyway({ count: accepted }) : '',
    invalid > 0 ? checkWords.toFix({ count: invalid }) : '',
    warning > 0 ? checkWords.toReview({ count: warning }) : '',
    out > 0 ? checkWords.leftOut({ count: out }) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Why the partner refused the row, until the row is changed; '' after that. */
export function causeOf({ issues }: Pick<SheetRow, 'issues'>, columns: Target[]): string {
  return issuesInWords(
    issues.filter(({ kind }) => kind === 'refused' || kind === 'job-refused'),
    columns,
  ).join(' · ')
}

/** Messages about a cell; for a `column` before the first cell, about the whole row. */
export function issueTexts(
  { row, issues }: SheetRow,
  columns: Target[],
  column: number,
  rowErrors: ReadonlyMap<number, string>,
): string[] {
  const target = columns[column]
  const texts = issuesInWords(target ? issues.filter((issue) => issue.target === target.key) : issues, columns)
  if (target) return texts
  const fromDesk = rowErrors.get(row)
  return fromDesk === undefined ? texts : [...texts, fromDesk]
}

/** The messages, each with the title of its column. */
export function issuesInWords(
  issues: readonly Pick<ValidationIssue, 'target' | 'message'>[],
  columns: Target[],
): string[] {
  const titles = new Map(columns.map(({ key, title }) => [key, title]))
  return issues.map(({ target, message }) => {
    const title = target === null ? undefined : titles.get(target)
    return title === undefined ? message : `${title}: ${message}`
  })
}

/** The value that a group's rows share, or null if the message already names it. */
export function valueBeside({ message, value }: Pick<IssueGroup, 'message' | 'value'>): string | null {
  return value && !message.split(/\s+/).includes(value) ? value : null
}
