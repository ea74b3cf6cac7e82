import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isEndedRow } from '../dispatch/transitions'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Block } from '../privacy/contract'
import type { Holding } from '../privacy/holding'
import { holdingWords } from '../privacy/holdings/words'
import { namesIn } from '../privacy/names-in'
import { renameIn } from '../privacy/rename'
import type { SearchTerms } from '../privacy/search-terms'
import { valueKindOf } from '../records/kind-of'
import type { Store } from '../store/connection'
import { leftOutRows, matchedColumns, runJobs, runRows, runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { dayInWords } from '../text/day-in-words'
import { normalizeEmail } from '../text/normalize-email'
import type { RunStop } from './contract'

type StoredRun = typeof runs.$inferSelect
type StoredRow = typeof runRows.$inferSelect

/** Condition over `runs`: has rows of this person. Evaluated before their writes, which show this, are erased. */
const hasRowsOf = ({ identifiers: { emails } }: SearchTerms, runId = sql`runs.id`) =>
  emails.length === 0
    ? sql`false`
    : sql`exists (select 1 from dispatches where dispatches.group_id = ${runId} and applicant_email in ${emails})`

/** The uploaded rows, with all their cells. A deleted row is not sent again, whatever happens to its run. */
export const runRowHolding: Holding<typeof runRows> = {
  name: 'runRows',
  table: runRows,
  async ofApplicant(row, sought, { tx, isSearch }) {
    const content = [row.cells === '' ? null : JSON.parse(row.cells), JSON.parse(row.body)]
    const isTheirs = sought.hasEmail(row.applicantEmail) || (isSearch && sought.isNamedIn(content))
    if (!isTheirs && !sought.isIn(content, { ofOther: true })) return null
    const block = await blockOf(tx, row, isTheirs)
    const example = holdingWords.runRows.example({ row: row.row })
    if (isTheirs)
      return {
        change: 'delete',
        example,
        about: { email: row.applicantEmail, names: namesIn(content), ids: [] },
        ...(block && { block }),
      }
    const [cells = '', body = ''] = content.map((part) => JSON.stringify(sought.redact(part, { ofOther: true })))
    return { change: { ...(row.cells !== '' && { cells }), body }, example, ...(block && { block }) }
  },
}

/** Rows of uploads that were not sent. */
export const leftOutRowHolding: Holding<typeof leftOutRows> = {
  name: 'leftOutRows',
  table: leftOutRows,
  ofApplicant({ row, cells: stored }, sought) {
    // Written only by `saveLeftOutRows`.
    const cells = JSON.parse(stored) as string[]
    const email = cells.map(normalizeEmail).find((address) => sought.hasEmail(address))
    const example = holdingWords.leftOutRows.example({ row })
    if (email !== undefined) return { change: 'delete', example, about: { email, names: [], ids: [] } }
    // Without an address, often the reason why it was left out, only the name says whose row it is.
    if (!cells.some((cell) => valueKindOf(cell) === 'email') && sought.isNamedIn(cells))
      return { change: 'delete', example }
    if (!sought.isIn(cells, { ofOther: true })) return null
    return { change: { cells: JSON.stringify(sought.redact(cells, { ofOther: true })) }, example }
  },
}

/** A row is deleted only when its write is over: waiting rows are sent from here. */
async function blockOf(tx: Store, { runId, row }: StoredRow, isTheirs: boolean): Promise<Block | null> {
  const [run] = await tx
    .select({ runState: runs.state, state: dispatches.state, isEnded: sql<boolean | null>`dispatches.${isEndedRow}` })
    .from(runs)
    .leftJoin(dispatches, and(eq(dispatches.groupId, runs.id), eq(dispatches.groupPosition, row)))
    .where(eq(runs.id, runId))
  if (!run || run.runState === 'draft' || run.isEnded) return null
  if (!isTheirs) return 'in-use'
  if (run.state === 'needs-decision') return 'undecided'
  return run.state === 'scheduled' || run.state === 'queued' ? 'waiting' : 'on-its-way'
}

/** What is kept about a run itself: the name of its file, its headings, and why it was stopped. */
export const runHolding: Holding<typeof runs> = {
  name: 'runs',
  table: runs,
  alsoOfApplicant: (sought) => sql`(stop is not null and ${hasRowsOf(sought)})`,
  async ofApplicant(row, sought, { tx }) {
    const change: Partial<StoredRun> = {}
    if (sought.isIn(row.name, { ids: true })) change.name = 'Bulk apply'
    // Written only by `createRun`.
    const header = row.header as string[]
    // In a file without a header, the first person's values are in its place.
    const isPerson = sought.isIn(header) || header.some((heading) => sought.hasId(heading))
    if (isPerson) change.header = header.map((_, index) => `Column ${index + 1}`)
    // Written only by on-row-done.ts.
    const stop = row.stop as RunStop | null
    const failure = stop && (await forgottenFailure(tx, row.id, stop.failure, sought))
    if (stop && failure) change.stop = { ...stop, failure }
    if (Object.keys(change).length === 0) return null
    const forgetMatches = async (tx: Store) => {
      const isOfUpload = and(eq(matchedColumns.userId, row.personId), inArray(matchedColumns.heading, header))
      if (isPerson) await tx.delete(matchedColumns).where(isOfUpload)
    }
    return { change, example: exampleOf(row), alongside: forgetMatches }
  },
  ofColleague(row, colleague) {
    const isOwn = row.personId === colleague.id
    const change = renameIn(
      row,
      ['endedBy', 'name', 'stop', ...(isOwn ? (['personName'] as const) : [])],
      colleague,
      isOwn,
    )
    return change && { change, example: exampleOf(row) }
  },
}

const exampleOf = ({ createdAt }: StoredRun) => holdingWords.runs.example({ day: dayInWords(createdAt) })

/** Why jobs of a run are held: the partner's message may be about one of its rows. */
export const runJobHolding: Holding<typeof runJobs> = {
  name: 'runJobs',
  table: runJobs,
  alsoOfApplicant: (sought) => sql`(failure is not null and ${hasRowsOf(sought, sql`run_jobs.run_id`)})`,
  async ofApplicant(row, sought, { tx }) {
    // Written only by on-row-done.ts.
    const failure = await forgottenFailure(tx, row.runId, row.failure as PartnerFailure | null, sought)
    const title = sought.isIn(row.title) ? { title: sought.redact(row.title) } : {}
    const change = { ...(failure && { failure }), ...title }
    return Object.keys(change).length > 0 ? { change, example: holdingWords.runJobs.example } : null
  },
}

/** What each person matched their columns to. */
export const matchedColumnHolding: Holding<typeof matchedColumns> = {
  name: 'matchedColumns',
  table: matchedColumns,
  ofApplicant: (row, sought) =>
    sought.isIn(row.heading) || sought.hasId(row.heading)
      ? { change: 'delete', example: holdingWords.matchedColumns.example }
      : null,
  ofColleague: (row, { id }) =>
    row.userId === id ? { change: 'delete', example: holdingWords.matchedColumns.example } : null,
}

/** Removes the partner's words about a row if the row may have been this person's; null if nothing changes. */
async function forgottenFailure(
  tx: Store,
  runId: string,
  failure: PartnerFailure | null,
  sought: SearchTerms,
): Promise<PartnerFailure | null> {
  if (!failure) return null
  // An answer's content type is not personal data.
  const { contentType: _, ...facts } = failure.facts
  const isBare = failure.said === null && Object.keys({ ...failure.fields, ...facts }).length === 0
  const isNamed = sought.isIn(failure, { ids: true })
  if (isBare && !isNamed) return null
  const [run] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, runId), hasRowsOf(sought)))
  if (!run && !isNamed) return null
  return sought.redact({ ...failure, fields: {}, facts: {}, said: null }, { ids: true })
}
