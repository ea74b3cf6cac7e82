import 'server-only'
import { z } from 'zod'
import { profile } from '../connection/profile'
import { fingerprintOf } from '../dispatch/fingerprint'
import type { DispatchRow } from '../dispatch/row'
import { textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import { storedJobIds } from './learn-jobs'

/**
 * What was known of the list before a job was sent, and when it was requested, by the database's clock. `isOld`: not
 * read right before, but everything that was ever seen, so a job outside it may still be older. `marks`: a hash of each
 * job, in the order of the ids; empty for an old list and for one stored by a release up to 0.3.
 */
export type ListBefore = { ids: string[]; marks: string[]; atMs: number; isOld: boolean }

/** If the partner has moved one of these, its list proves nothing. */
export const fieldsOfList = ['jobs.id', 'jobs.items']

/** The ids in a list; null if one cannot be read or is not unique: then the list proves nothing. */
export function idsOf(items: readonly PartnerRecord[]): string[] | null {
  const { id } = profile().jobs
  const ids = items.flatMap((record) => textAt(record, id) ?? [])
  return ids.length === items.length && new Set(ids).size === ids.length ? ids : null
}

/** What `prepare` stores of a list with readable ids; null if it proves nothing. */
export function listToKeep(items: readonly PartnerRecord[], atMs: number): Omit<ListBefore, 'isOld'> | null {
  const ids = idsOf(items)
  return ids && { ids, marks: items.map(markOf), atMs }
}

/**
 * Whether the profile's id field now identifies other jobs than before: most ids are gone, or an old one now belongs to
 * a job that may be the submitted one. This happens with list positions, with numbers that change on every read, and if
 * the profile has since taken the id from another field. Such lists prove nothing.
 */
export function haveIdsMoved(
  { ids, marks, isOld }: ListBefore,
  items: readonly PartnerRecord[],
  mayBeSubmitted: (record: PartnerRecord) => boolean,
): boolean {
  if (isOld) return false
  // Not the same list: the partner may have renamed its own.
  if (items.length === 0 && ids.length > 0) return true
  const indexById = new Map(ids.map((id, at) => [id, at]))
  const indexOf = (record: PartnerRecord) => indexById.get(textAt(record, profile().jobs.id) ?? '')
  const stayed = items.filter((record) => indexOf(record) !== undefined)
  if (stayed.length * 2 < Math.min(ids.length, items.length)) return true
  return stayed.some((record) => {
    const mark = marks[indexOf(record) ?? -1]
    return mark !== undefined && mark !== markOf(record) && mayBeSubmitted(record)
  })
}

const markOf = (record: PartnerRecord) => fingerprintOf(record).slice(0, 8)

const beforeSchema = z.object({
  ids: z.array(z.string()),
  marks: z.array(z.string()).default([]),
  atMs: z.number().optional(),
  isOld: z.boolean().default(false),
})

/** Null if nothing was known, as in rows from releases up to 0.1. */
export function listBefore({ before, sentAt }: Pick<DispatchRow, 'before' | 'sentAt'>): ListBefore | null {
  const known = beforeSchema.safeParse(before).data
  return known ? { ...known, atMs: known.atMs ?? sentAt?.getTime() ?? 0 } : null
}

/**
 * What can be known if the list cannot be read now: undefined if the row has the list from an earlier attempt, which is
 * never replaced by a worse one.
 */
export async function lastKnownList(row: DispatchRow, atMs: number): Promise<ListBefore | undefined> {
  const earlier = listBefore(row)
  return earlier && !earlier.isOld ? undefined : { ids: await storedJobIds(), marks: [], atMs, isOld: true }
}

/** Whether the last check did not find the job. What a check did find, a person judges before it is sent again. */
export function wasMissing({ timeline }: Pick<DispatchRow, 'timeline'>): boolean {
  const last = timeline.findLast(({ what }) => what === 'reconciled')
  return last !== undefined && last.outcome !== 'candidates'
}

/** A person does not want to wait for the list any longer. */
export function isUnpreparedRow({ before }: Pick<DispatchRow, 'before'>): boolean {
  return z.object({ isUnprepared: z.literal(true) }).safeParse(before).success
}
