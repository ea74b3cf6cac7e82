import 'server-only'
import { z } from 'zod'
import { profile } from '../connection/profile'
import type { DispatchRow } from '../dispatch/row'
import type { PartnerRecord } from '../records/record'
import { storedJobIds } from './learn-jobs'
import { textAt } from './read-job'

/**
 * What was known of the list before a job was sent, and when it was asked for, by the database's clock. `isOld`: not
 * read right before, but everything that was ever seen, so that a job outside it may be older all the same.
 */
export type ListBefore = { ids: string[]; atMs: number; isOld: boolean }

/** The ids of a list; null where one cannot be read, or is not unique: then the list proves nothing. */
export function idsOf(items: readonly PartnerRecord[]): string[] | null {
  const { id } = profile().jobs
  const ids = items.flatMap((record) => textAt(record, id) ?? [])
  return ids.length === items.length && new Set(ids).size === ids.length ? ids : null
}

const beforeSchema = z.object({ ids: z.array(z.string()), atMs: z.number().optional(), isOld: z.boolean().optional() })

/** Null where nothing was known, as releases up to 0.1 recorded it. */
export function listBefore({ before, sentAt }: Pick<DispatchRow, 'before' | 'sentAt'>): ListBefore | null {
  const known = beforeSchema.safeParse(before).data
  return known ? { ids: known.ids, atMs: known.atMs ?? sentAt?.getTime() ?? 0, isOld: known.isOld ?? false } : null
}

/**
 * What can be known where the list cannot be read now: undefined where an earlier attempt's list stands in the row,
 * which is never replaced by a worse one.
 */
export async function lastKnownList(row: DispatchRow, atMs: number): Promise<ListBefore | undefined> {
  const earlier = listBefore(row)
  return earlier && !earlier.isOld ? undefined : { ids: await storedJobIds(), atMs, isOld: true }
}

/** A person does not want to wait for the list any longer. */
export function isUnpreparedRow({ before }: Pick<DispatchRow, 'before'>): boolean {
  return z.object({ isUnprepared: z.literal(true) }).safeParse(before).success
}
