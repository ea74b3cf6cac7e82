import { asc } from 'drizzle-orm'
import type { IndexSource } from '../applicant-index/contract'
import { type SyncOptions, syncOnce } from '../applicant-index/sync-once'
import type { ReadPage } from '../partner/paging/page'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { MovingList } from './moving-list'

/** The source of an index that reads an in-memory list. */
export function listSource(readPage: ReadPage, own: Partial<IndexSource> = {}): IndexSource {
  return {
    source: () => 'key-1',
    isReady: () => true,
    readPage,
    mapping: () => ({
      fingerprint: 'm1',
      key: { id: '/id' },
      columns: [],
      read: ({ id, name, status }) => ({
        name: typeof name === 'string' ? name : `Applicant ${id}`,
        email: null,
        jobId: null,
        status: typeof status === 'string' ? status : null,
        teamId: null,
        appliedAt: null,
      }),
    }),
    ...own,
  }
}

/** A sync round that does not wait for anything. */
export const syncList = (source: IndexSource, own: Partial<SyncOptions> = {}) =>
  syncOnce({ server: 'server-1', source, signal: new AbortController().signal, pause: async () => {}, ...own })
/** A walk over the whole list, without pauses. */
export const walkMovingList = (list: MovingList, own: Partial<SyncOptions> = {}) =>
  syncList(listSource(list.readPage), { isWalkAsked: true, ...own })

/** The records of all indexes, in order. */
export async function indexedRecords(): Promise<unknown[]> {
  const rows = await store()
    .select({ record: indexedApplicants.record })
    .from(indexedApplicants)
    .orderBy(asc(indexedApplicants.position), asc(indexedApplicants.key))
  return rows.map(({ record }) => record)
}
