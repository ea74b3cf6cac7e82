import { type IndexStatus, indexStatusKey, indexStatusUrl } from '@/lib/applicant-index/contract'
import { getInBackground, valueOrThrow } from './desk-api'

/** The applicant index's status, for `useRead`. */
export const indexStatusQuery = {
  queryKey: indexStatusKey,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    valueOrThrow(await getInBackground<IndexStatus>(indexStatusUrl, signal)),
}
