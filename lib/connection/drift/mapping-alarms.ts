import 'server-only'
import { and, asc, eq, inArray, isNotNull, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { WriteEndpoint } from '../../partner/endpoint'
import { bodyKey } from '../../partner/profile/form-parts'
import { log } from '../../runtime/log'
import { singleton } from '../../runtime/singleton'
import { type Store, store } from '../../store/connection'
import { mappingAlarms } from '../../store/connection-tables'
import { followChannel } from '../../store/follow-channel'
import { type AlarmDetails, alarmKinds, type MappingAlarm, sharedIdKey } from '../contract'
import { profile, profileVersion } from '../profile'
import type { NewAlarm } from './alarm-changes'

const channel = 'mapping_alarms'
/** More than this would be of no use to an admin. */
const maxNotes = 20

const state = singleton('mapping-alarms', () => ({
  open: new Map<string, MappingAlarm>(),
  /** Paths of IDs that several applications share, including those whose warning was dismissed. */
  sharedIds: new Set<string>(),
  onEnded: new Set<(fieldKey: string) => void>(),
  reading: Promise.resolve(),
}))

/**
 * SQL condition: fields are missing without which something could be written wrongly, so runs wait. It refers to no
 * table of the surrounding query.
 */
export const areFieldsMissing = sql`exists (select 1 from mapping_alarms
  where mapping_alarms.ended_at is null and mapping_alarms.severity = 'breaking')`

/**
 * Reads the open alarms and follows changes, which arrive within a second, whichever server noticed them, and within
 * ten seconds if a notification was lost.
 */
export async function followMappingAlarms(): Promise<void> {
  await followChannel(channel, readAgain, { warning: 'the warnings about fields could not be read' })
}

/** Returns the fields with an open alarm, as far as this server knows. */
export function fieldsWithAlarms(): string[] {
  return [...state.open.keys()]
}

/** Whether the applicant ID identifies the person, so that several applications can have the same one. */
export function areIdsShared(): boolean {
  const { id } = profile().applicants
  return id !== undefined && state.sharedIds.has(id)
}

/** Returns a fingerprint that stays the same as long as the same fields are missing, as far as this server knows. */
export function openWarningsFingerprint(): string {
  const breaking = [...state.open.values()].filter(({ severity }) => severity === 'breaking')
  return breaking.map(({ id }) => id).join('.') || 'none'
}

/** Calls `listener` with each field whose alarm has ended, whoever ended it. */
export function onAlarmEnded(listener: (fieldKey: string) => void): void {
  state.onEnded.add(listener)
}

/** Returns all open alarms, breaking ones first. */
export async function readMappingAlarms(): Promise<MappingAlarm[]> {
  const rows = await store()
    .select()
    .from(mappingAlarms)
    .where(isNull(mappingAlarms.endedAt))
    .orderBy(sql`severity <> 'breaking'`, asc(mappingAlarms.at), asc(mappingAlarms.id))
  return rows.map(toAlarm)
}

/** Whether fields are missing without which something could be written wrongly; `fieldKeys`: checks only these. */
export async function isFieldMissing(fieldKeys?: readonly string[]): Promise<boolean> {
  const ofThese = fieldKeys === undefined ? undefined : inArray(mappingAlarms.fieldKey, [...fieldKeys])
  const isOpen = and(isNull(mappingAlarms.endedAt), eq(mappingAlarms.severity, 'breaking'), ofThese)
  return (await store().$count(mappingAlarms, isOpen)) > 0
}

/**
 * Opens an alarm, unless the field has one. Returns false if an admin has dismissed it. While too many notes are open
 * none is added, and a later call may add it.
 */
export async function openAlarm({ fieldKey, severity, details, isExpectedOnly }: NewAlarm): Promise<boolean> {
  const version = profileVersion()
  const outcome = await store().transaction(async (tx: Store) => {
    await tx.execute(sql`lock table mapping_alarms in share row exclusive mode`)
    const isDismissed = and(isNotNull(mappingAlarms.endedBy), eq(mappingAlarms.version, version))
    const stands = or(isNull(mappingAlarms.endedAt), isExpectedOnly ? isDismissed : undefined)
    if ((await tx.$count(mappingAlarms, and(eq(mappingAlarms.fieldKey, fieldKey), stands))) > 0) return 'known'
    const isNote = and(isNull(mappingAlarms.endedAt), eq(mappingAlarms.severity, 'note'))
    if (severity === 'note' && (await tx.$count(mappingAlarms, isNote)) >= maxNotes) return 'full'
    await tx.insert(mappingAlarms).values({ fieldKey, severity, details, version })
    await tx.execute(sql`select pg_notify(${channel}, '')`)
    return 'opened'
  })
  if (outcome === 'opened')
    log.warn({ fieldKey, severity, path: details.path, version }, `a field of the partner's: ${details.what}`)
  await readAgain()
  return outcome === 'full' || state.open.has(fieldKey)
}

/** Ends an alarm because the field is there again. */
export async function endAlarm(fieldKey: string): Promise<void> {
  const ended = await end(store(), eq(mappingAlarms.fieldKey, fieldKey), null)
  if (ended > 0) log.info({ fieldKey }, 'a field of the partner’s is read again')
  await readAgain()
}

/** Ends an alarm because an admin says that nothing is wrong. Returns false if it had already ended. */
export async function dismissAlarm(id: number, person: { name: string }): Promise<boolean> {
  // It may have been opened under an earlier version; what an admin says counts for the present one.
  const ended = await end(store(), eq(mappingAlarms.id, id), person.name, profileVersion())
  await readAgain()
  return ended > 0
}

type Saved = { person: { name: string }; form?: WriteEndpoint }

/**
 * Runs in the transaction that saves a version: the person who saved it has looked at the fields; with `form`, only at
 * those of this form.
 */
export async function endAlarmsBefore(tx: Store, version: number, { person, form }: Saved): Promise<void> {
  const isOfForm = form && like(mappingAlarms.fieldKey, `${bodyKey(form)} %`)
  await end(tx, and(lt(mappingAlarms.version, version), isOfForm), person.name)
}

async function end(tx: Store, which: SQL | undefined, by: string | null, version?: number): Promise<number> {
  const rows = await tx
    .update(mappingAlarms)
    .set({ endedAt: sql`now()`, endedBy: by, version })
    .where(and(isNull(mappingAlarms.endedAt), which))
    .returning({
      told: sql`pg_notify(${channel}, '')`,
      // Rows of waiting runs may be sent now.
      woken: sql`pg_notify('dispatches', 'due group')`,
    })
  return rows.length
}

/** One after the other: an older read must not overwrite a newer one. */
function readAgain(): Promise<void> {
  const turn = state.reading.then(readOpen)
  state.reading = turn.catch(() => {})
  return turn
}

async function readOpen(): Promise<void> {
  const before = state.open
  const [alarms, shared] = await Promise.all([
    readMappingAlarms(),
    store().select().from(mappingAlarms).where(eq(mappingAlarms.fieldKey, sharedIdKey)),
  ])
  state.open = new Map(alarms.map((alarm) => [alarm.fieldKey, alarm]))
  state.sharedIds = new Set(shared.map((row) => toAlarm(row).details.path))
  for (const fieldKey of before.keys())
    if (!state.open.has(fieldKey)) for (const listener of state.onEnded) listener(fieldKey)
}

const detailsSchema: z.ZodType<AlarmDetails> = z.object({
  what: z.enum(alarmKinds),
  path: z.string(),
  newPaths: z.array(z.string()).default([]),
})

function toAlarm({ id, fieldKey, severity, details, at, version }: typeof mappingAlarms.$inferSelect): MappingAlarm {
  const known = detailsSchema.safeParse(details).data
  return {
    id,
    fieldKey,
    severity: severity === 'breaking' ? 'breaking' : 'note',
    details: known ?? { what: 'lost', path: '', newPaths: [] },
    version,
    at: at.toISOString(),
  }
}
