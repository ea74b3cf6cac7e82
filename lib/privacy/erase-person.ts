import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Store } from '../store/connection'
import type { Erasure, ErasurePreview, ErasureReport, ErasureTarget, HeldRecords } from './contract'
import { readColleague } from './deactivated-colleagues'
import { addExample } from './find-person'
import type { Holding, RowErasure } from './holding'
import { holdingWords } from './holdings/words'
import { registeredHoldings } from './registry'
import { eraseRows, findRows } from './scan'
import { type SearchTerms, searchTermsFor } from './search-terms'

type Row = Record<string, unknown>
/** Which rows of a holding to judge, and what to do to each. */
type Task = {
  holding: Holding
  where: SQL
  judge: (row: Row, tx: Store) => Promise<RowErasure<Row> | null> | RowErasure<Row> | null
}

type ErasureRefusal = { refused: 'nobody' | 'not-deactivated' }

/** Returns what erasing would do, by holding, including what has to wait. Changes nothing. */
export async function previewErasure(target: ErasureTarget): Promise<ErasurePreview | ErasureRefusal> {
  const plan = await planOf(target)
  return 'refused' in plan ? plan : preview(plan.tasks)
}

/**
 * Erases everything that can be erased, if the total is what the admin was shown; with `stops`, also writes that would
 * still be sent. Safe to repeat: what was erased is not found again.
 */
export async function erasePerson(
  { target, expected, stops }: Erasure,
  by: { id: string; name: string },
): Promise<{ changed: ErasurePreview } | { report: ErasureReport } | ErasureRefusal> {
  const plan = await planOf(target)
  if ('refused' in plan) return plan
  const { tasks, sought } = plan
  const shown = await preview(tasks)
  if (shown.total !== expected) return { changed: shown }
  if (stops && sought) for (const { stop } of registeredHoldings()) await stop?.(sought, by)
  const report: ErasureReport = { holdings: [], erased: 0, left: 0 }
  for (const { holding, where, judge } of tasks) {
    const { erased, left } = await eraseRows(holding, where, judge)
    report.erased += erased
    report.left += left
    if (erased + left > 0)
      report.holdings.push({ name: holding.name, title: holdingWords[holding.name].title, erased, left })
  }
  return { report }
}

async function preview(tasks: readonly Task[]): Promise<ErasurePreview> {
  const holdings: HeldRecords[] = []
  for (const { holding, where, judge } of tasks) {
    const { title, outcome } = holdingWords[holding.name]
    const found: HeldRecords = { title, outcome, count: 0, examples: [], blocked: {} }
    await findRows(holding, where, judge, ({ example, block }) => {
      if (block) found.blocked[block] = (found.blocked[block] ?? 0) + 1
      addExample(found, example)
    })
    if (found.count > 0) holdings.push(found)
  }
  return { holdings, total: holdings.reduce((sum, { count }) => sum + count, 0) }
}

async function planOf(target: ErasureTarget): Promise<{ tasks: Task[]; sought: SearchTerms | null } | ErasureRefusal> {
  if ('colleagueId' in target) {
    const colleague = await readColleague(target.colleagueId)
    if ('refused' in colleague) return colleague
    const { id, names, email } = colleague
    // A rough match: every row that holds one of these. The judge checks exactly.
    const { mayBeIn } = searchTermsFor({ emails: [email], names, ids: [id] })
    const tasks = registeredHoldings().flatMap((holding): Task[] => {
      const { table, ofColleague } = holding
      return ofColleague ? [{ holding, where: mayBeIn(table), judge: (row) => ofColleague(row, colleague) }] : []
    })
    return { tasks, sought: null }
  }
  const { emails, names, ids } = target.who
  if (emails.length + names.length + ids.length === 0) return { refused: 'nobody' }
  const sought = searchTermsFor(target.who)
  const tasks = registeredHoldings().flatMap((holding): Task[] => {
    const { table, ofApplicant, alsoOfApplicant } = holding
    if (!ofApplicant) return []
    const also = alsoOfApplicant?.(sought) ?? sql`false`
    const where = sql`${sought.mayBeIn(table)} or ${also}`
    return [{ holding, where, judge: (row, tx) => ofApplicant(row, sought, { tx, isSearch: false }) }]
  })
  return { tasks, sought }
}
