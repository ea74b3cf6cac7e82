import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '../runtime/log'
import { patientStore, type Store, store } from '../store/connection'
import { hasErrorCode } from '../store/error-code'
import { lockNumbers } from '../store/lock-numbers'

/** Whether words are found through the trigram index, or by scanning all texts (README, "Search"). */
export type SearchMode = 'trigram' | 'plain'

/**
 * Rows are added to the trigram index in batches, when the pending list reaches this size: four times as fast as one by
 * one. Whoever writes the row that fills it does the work, so a longer list would delay that writer; and every search
 * reads the list.
 */
const maxPendingKb = 512
const indexName = 'indexed_applicants_search'

/**
 * Creates the trigram index on the search texts if the database allows it: once, even with two servers at the same
 * time. It exists completely or not at all. While it is created the texts can be read but not written, so create it
 * before the first walk.
 */
export async function prepareSearch(): Promise<SearchMode> {
  try {
    await patientStore().transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.search})`)
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`create extension if not exists pg_trgm`)
      await tx.execute(
        sql`create index if not exists ${sql.identifier(indexName)} on indexed_applicants using gin (search gin_trgm_ops)
          with (fastupdate = on, gin_pending_list_limit = ${sql.raw(String(maxPendingKb))})`,
      )
    })
  } catch (error) {
    if (!hasErrorCode(error, indexUnavailable)) throw error
    log.warn({ err: error }, 'pg_trgm cannot be used: search reads through all texts, and finds no similar spellings')
  }
  return readSearchMode(store())
}

/** SQL for the mode: `trigram` if the index exists, whoever created it. */
export const searchMode = sql<SearchMode>`case when exists (
  select from pg_index where indexrelid = to_regclass(${indexName}) and indisvalid
) then 'trigram' else 'plain' end`

export async function readSearchMode(from: Store): Promise<SearchMode> {
  const [row] = await from.select({ mode: searchMode }).from(sql`(select 1) as one`)
  return row?.mode ?? 'plain'
}

/** Moves pending rows into the trigram index; does nothing if there is none, or it belongs to another role. */
export async function indexPending(): Promise<void> {
  try {
    await store().execute(sql`select gin_clean_pending_list(to_regclass(${indexName}))`)
  } catch (error) {
    if (!hasErrorCode(error, indexUnavailable)) throw error
  }
}

/** No permission, not supported, not installed, or installed outside the connection's search path. */
const indexUnavailable = /^(42501|0A000|58P01|42704)$/
