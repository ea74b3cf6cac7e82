import 'server-only'
import { sql } from 'drizzle-orm'
import type { Store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { step } from './assign-positions'

/** Gives all records of the index new positions with room between them, in the same order. */
export async function renumber(inside: Store, indexId: number): Promise<void> {
  // A million rows take longer than a statement otherwise may.
  await inside.execute(sql`set local statement_timeout = 0`)
  await inside.execute(sql`
    update ${indexedApplicants} as renumbered set position = numbered.place * ${step}
    from (
      select key, row_number() over (order by position, key) as place
      from ${indexedApplicants} where index_id = ${indexId}
    ) as numbered
    where renumbered.index_id = ${indexId} and renumbered.key = numbered.key`)
}
