import 'server-only'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { commaList } from '../store/comma-list'
import { indexedApplicants } from '../store/index-tables'

/**
 * Rows to insert, as a query with one parameter: hundreds of parameters take several times as long to build and read.
 */
export function rowsFromJson(rows: readonly (typeof indexedApplicants.$inferInsert)[]): SQL {
  const columns = Object.entries(getTableColumns(indexedApplicants))
  const named = rows.map((row) => {
    const values: Record<string, unknown> = row
    return Object.fromEntries(columns.map(([name, column]) => [column.name, values[name]]))
  })
  const names = commaList(columns.map(([, column]) => sql`${sql.identifier(column.name)}`))
  return sql`select ${names} from json_populate_recordset(null::indexed_applicants, ${JSON.stringify(named)}::json)`
}
