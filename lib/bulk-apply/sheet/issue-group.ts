import type { IssueKind } from './issue-kind'
import type { PlannedCell } from './row-plan'

type UngroupedIssue = { kind: IssueKind; target: string | null; message: string; value: string }

/**
 * The key of issues that are corrected together. Values of a small set (choices, jobs, spreadsheet errors) form groups
 * of their own; values that differ in every row, such as email addresses, form one group per message.
 */
export function groupKey({ kind, target, message, value }: UngroupedIssue, cell: PlannedCell | undefined): string {
  return `${kind}|${target ?? ''}|${isByValue(kind, cell) ? value : ''}|${message}`
}

function isByValue(kind: IssueKind, cell: PlannedCell | undefined): boolean {
  if (kind === 'spreadsheet-error') return true
  if (!cell || kind === 'missing' || kind === 'formula' || kind === 'shortened') return false
  if (cell.node === null) return cell.target.key !== 'email'
  return cell.node.kind === 'choice' || cell.node.kind === 'yes-no'
}

/** One group each, whichever row or application came first. */
export const repeatGroup = 'repeat'
export const earlierGroup = 'applied-before'
export const listedGroup = 'listed-before'
/** About an applicant and a job, whichever row they are in. */
export const pairGroups: readonly string[] = [repeatGroup, earlierGroup, listedGroup]
