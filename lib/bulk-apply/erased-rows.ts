import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../store/connection'
import type { runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { applicationForm } from './application-form'
import { readColumnMappings } from './column-mappings'
import type { RunRow } from './contract'
import { findTargets } from './sheet/find-targets'
import { guessColumns } from './sheet/guess-columns'
import { targetWords } from './words'

type ErasedRows = {
  /** Headings of columns to add after the upload's: it has none for these values. */
  added: string[]
  cellsOf(row: Pick<RunRow, 'applicantEmail' | 'jobTitle'>): string[]
}

/**
 * Where a file shows the email address and the job of rows whose upload is erased: in the columns that were probably
 * about them, else in columns of their own.
 */
export async function placeErasedRows({ id, personId, header }: typeof runs.$inferSelect): Promise<ErasedRows> {
  const form = applicationForm()
  const remembered = await readColumnMappings({ id: personId })
  // Written only by `createRun`.
  const upload = header as string[]
  const { columns } = guessColumns({ header: upload, rows: [] }, remembered, findTargets(form), form).matching
  const missing = (['email', 'job'] as const).filter((key) => !columns.includes(key))
  const keys = [...columns, ...(missing.length > 0 && (await hasErasedRows(id)) ? missing : [])]
  return {
    added: keys.slice(columns.length).map((key) => (key === 'email' ? targetWords.email : targetWords.job)),
    cellsOf: ({ applicantEmail, jobTitle }) =>
      keys.map((key) => (key === 'email' ? (applicantEmail ?? '') : key === 'job' ? jobTitle : '')),
  }
}

function hasErasedRows(runId: string): Promise<boolean> {
  const uploaded = sql`select 1 from run_rows where run_id = ${runId} and row = group_position and cells <> ''`
  return store()
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(sql`group_id = ${runId} and not exists (${uploaded})`)
    .limit(1)
    .then((rows) => rows.length > 0)
}
