import type { CheckedRow } from './check-row'
import type { ClassifiedRows, GroupedIssue } from './classify-rows'
import type { IssueGroup, RowState, SheetSummary, Target } from './contract'
import { repeatGroup } from './issue-group'
import { issueSeverity } from './issue-kind'
import type { RowStore } from './row-store'
import { sheetWords } from './words'

const maxGroups = 200
const maxJobs = 50

/** `at`: where it was first seen, so that groups of the same size keep the order of the rows. */
export type CountedGroup = IssueGroup & { at: number }

type SummaryInput = {
  store: RowStore
  classified: ClassifiedRows
  checked: (CheckedRow | undefined)[]
  targets: Target[]
  isJobListKnown: boolean
  /** Reused between calls: there may be as many groups as rows, and creating them is slow. */
  counted: Map<string, CountedGroup>
}

/** Counts states, issue groups, and the jobs of the rows to send. */
export function summarizeSheet({
  store,
  classified,
  checked,
  targets,
  isJobListKnown,
  counted,
}: SummaryInput): SheetSummary {
  const states: Record<RowState, number> = { ready: 0, invalid: 0, warning: 0, accepted: 0, 'left-out': 0 }
  for (const group of counted.values()) group.rows = group.open = 0
  const kinds: SheetSummary['kinds'] = {}
  const leftOutKinds: SheetSummary['leftOutKinds'] = {}
  const jobs = new Map<string, { id: string; title: string; rows: number }>()
  let met = 0
  for (const [index, state] of classified.states.entries()) {
    states[state]++
    if (state === 'ready' || state === 'accepted') countJob(jobs, checked[index])
    if (state === 'ready') continue
    const issues = classified.issuesOf(index)
    for (const issue of issues) {
      const isOpen = state !== 'left-out' && !store.acceptedOf(index).includes(issue.group)
      addTo(counted, issue, isOpen, met++)
    }
    const why = state === 'accepted' ? undefined : worstIssue(issues)
    const counts = state === 'left-out' ? leftOutKinds : kinds
    if (why) counts[why.kind] = (counts[why.kind] ?? 0) + 1
  }
  return {
    rows: store.count,
    states,
    groups: worstOf(counted),
    kinds,
    leftOutKinds,
    targets,
    jobs: [...jobs.values()].sort((one, other) => other.rows - one.rows).slice(0, maxJobs),
    jobCount: jobs.size,
    isJobListKnown,
  }
}

function worstOf(counted: Map<string, CountedGroup>): IssueGroup[] {
  const there: CountedGroup[] = []
  for (const group of counted.values()) {
    if (group.rows > 0) there.push(group)
    else counted.delete(group.key)
  }
  there.sort(
    (one, other) => Number(isWarning(one)) - Number(isWarning(other)) || other.rows - one.rows || one.at - other.at,
  )
  return there.slice(0, maxGroups).map(({ at: _, ...group }) => group)
}

function addTo(groups: Map<string, CountedGroup>, issue: GroupedIssue, isOpen: boolean, at: number) {
  const { kind, target, message, value, group: key } = issue
  const group = groups.get(key)
  if (group && group.rows > 0) {
    group.rows++
    if (isOpen) group.open++
    if (group.value !== value) group.value = null
    return
  }
  if (group) {
    Object.assign(group, { rows: 1, open: isOpen ? 1 : 0, value: kind === 'missing' ? null : value, at })
    return
  }
  const inWords = key === repeatGroup ? sheetWords.sameAsEarlier : message
  // A missing value cannot be shown.
  const shown = kind === 'missing' ? null : value
  const about = { key, kind, target, value: shown, message: inWords }
  // Not a kind of its own: kinds are stored with rows that are not sent, and servers of release 0.3 know no other.
  const thousands = message === sheetWords.thousands ? { isInThousands: true as const } : {}
  groups.set(key, { ...about, ...thousands, rows: 1, open: isOpen ? 1 : 0, at })
}

function countJob(jobs: Map<string, { id: string; title: string; rows: number }>, row: CheckedRow | undefined) {
  if (!row) return
  const job = jobs.get(row.jobId)
  if (job) job.rows++
  else jobs.set(row.jobId, { id: row.jobId, title: row.jobTitle, rows: 1 })
}

/** Returns the issue because of which a row is not sent. */
export function worstIssue(issues: readonly GroupedIssue[]): GroupedIssue | undefined {
  return issues.find((issue) => !isWarning(issue)) ?? issues[0]
}

/** Returns whether the user may accept the issue. */
export function isWarning({ kind }: Pick<GroupedIssue, 'kind'>): boolean {
  return issueSeverity[kind] === 'warning'
}
