import type { CheckedRow } from './check-row'
import { type Checked, type IssueGroup, issueKinds, type RowState, type Target } from './contract'
import { repeatGroup } from './issue-group'
import type { GroupedProblem, JudgedRows } from './judge-rows'
import type { RowStore } from './row-store'

const mostGroups = 200
const mostJobs = 50

/** `at`: where it was first met, so that groups of one size keep the order of the rows. */
export type CountedGroup = IssueGroup & { at: number }

type Summed = {
  store: RowStore
  judged: JudgedRows
  checked: (CheckedRow | undefined)[]
  targets: Target[]
  isJobListKnown: boolean
  /** The groups as they were counted last: kept, since there may be as many as rows, and making them anew is slow. */
  counted: Map<string, CountedGroup>
}

/** The whole sheet in numbers: states, groups of problems, the jobs of what would be sent. */
export function sumUp({ store, judged, checked, targets, isJobListKnown, counted }: Summed): Checked {
  const states: Record<RowState, number> = { ready: 0, wrong: 0, doubtful: 0, accepted: 0, 'left-out': 0 }
  for (const group of counted.values()) group.rows = group.open = 0
  const kinds: Checked['kinds'] = {}
  const jobs = new Map<string, { id: string; title: string; rows: number }>()
  let met = 0
  for (const [index, state] of judged.states.entries()) {
    states[state]++
    if (state === 'ready' || state === 'accepted') countJob(jobs, checked[index])
    if (state === 'ready') continue
    const problems = judged.problemsOf(index)
    for (const [at, problem] of problems.entries()) {
      const isOpen = state !== 'left-out' && !store.acceptedOf(index).includes(problem.group)
      addTo(counted, problem, isOpen, met++)
      if (problems.findIndex(({ kind }) => kind === problem.kind) === at)
        kinds[problem.kind] = (kinds[problem.kind] ?? 0) + 1
    }
  }
  return {
    rows: store.count,
    states,
    groups: largestOf(counted),
    kinds,
    targets,
    jobs: [...jobs.values()].sort((one, other) => other.rows - one.rows).slice(0, mostJobs),
    jobCount: jobs.size,
    isJobListKnown,
  }
}

function largestOf(counted: Map<string, CountedGroup>): IssueGroup[] {
  const there: CountedGroup[] = []
  for (const group of counted.values()) {
    if (group.rows > 0) there.push(group)
    else counted.delete(group.key)
  }
  there.sort((one, other) => other.rows - one.rows || one.at - other.at)
  return there.slice(0, mostGroups).map(({ at: _, ...group }) => group)
}

function addTo(groups: Map<string, CountedGroup>, problem: GroupedProblem, isOpen: boolean, at: number) {
  const { kind, target, message, value, group: key } = problem
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
  const inWords = key === repeatGroup ? 'The same applicant and job as in an earlier row' : message
  // What is missing has no value to show.
  const shown = kind === 'missing' ? null : value
  groups.set(key, { key, kind, target, value: shown, message: inWords, rows: 1, open: isOpen ? 1 : 0, at })
}

function countJob(jobs: Map<string, { id: string; title: string; rows: number }>, row: CheckedRow | undefined) {
  if (!row) return
  const job = jobs.get(row.jobId)
  if (job) job.rows++
  else jobs.set(row.jobId, { id: row.jobId, title: row.jobTitle, rows: 1 })
}

/** Whether a problem may be waved through. */
export function isDoubt({ kind }: GroupedProblem): boolean {
  return issueKinds[kind] === 'doubtful'
}
