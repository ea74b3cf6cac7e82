import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readComplaint } from '../../forms/read-message'
import { type WriteEndpoint, writeEndpoints } from '../../partner/endpoint'
import { log } from '../../runtime/log'
import { singleton } from '../../runtime/singleton'
import { store } from '../../store/connection'
import { refusedFields } from '../../store/connection-tables'
import type { RefusedField } from '../contract'
import type { LearnedField } from './learn-fields'
import { isValueIn, repeatsValue } from './repeats-value'

type Noted = { endpoint: WriteEndpoint; field: string; message: string; isRequired: boolean; times: number }

const state = singleton('noted-fields', () => ({ waiting: new Map<string, Noted>(), isWriting: false }))

/**
 * Stored for a field that the partner does not accept, if its words cannot be kept. Reads as a complaint; never shown.
 */
const wordless = '(unknown field)'

/**
 * Notes in the background what a refusal says about a field: a run may be refused for it thousands
 * of times. Neither name nor message is kept if it repeats something from the body, which may be about a person.
 */
export function noteRefusedField(endpoint: WriteEndpoint, learned: LearnedField, body: unknown): void {
  const { field } = learned
  if (isValueIn(field, body)) return
  const isRequired = 'isRequired' in learned && learned.isRequired
  addWaiting({ endpoint, field, message: storedMessage(learned, body), isRequired, times: 1 })
  if (!state.isWriting) void writeWaiting()
}

/** Later, only the message tells whether the field was asked for, is not accepted, or has other choices. */
function storedMessage(learned: LearnedField, body: unknown): string {
  if ('choices' in learned) return choicesAsMessage(learned.choices)
  const kept = repeatsValue(learned.message, learned.field, body) ? '' : learned.message
  return 'isEntered' in learned && !saysUnwanted(kept) ? wordless : kept
}

/** The partner's own choices are about no one, unlike its words for the value that it refused. */
const choicesAsMessage = (choices: readonly (string | number)[]) =>
  `one of: ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`

function choicesIn(message: string): (string | number)[] | null {
  if (!message.startsWith('one of: ')) return null
  try {
    return choicesSchema.parse(JSON.parse(`[${message.slice('one of: '.length)}]`))
  } catch {
    // The partner's own words began like that.
    return null
  }
}

const choicesSchema = z.array(z.union([z.string(), z.number()])).min(1)

function addWaiting(noted: Noted): void {
  const key = `${noted.endpoint} ${noted.field}`
  state.waiting.set(key, { ...noted, times: noted.times + (state.waiting.get(key)?.times ?? 0) })
}

/** A field that cannot be written waits for the next one. */
async function writeWaiting(): Promise<void> {
  state.isWriting = true
  const failed: Noted[] = []
  for (const [key, noted] of state.waiting) {
    state.waiting.delete(key)
    try {
      await write(noted)
    } catch (error) {
      failed.push(noted)
      log.warn({ err: error }, 'a field that the partner asked for could not be kept')
    }
  }
  for (const noted of failed) addWaiting(noted)
  state.isWriting = false
}

/** Reopens a closed field: a user could not work without it. */
async function write({ endpoint, field, message, isRequired, times }: Noted): Promise<void> {
  await store()
    .insert(refusedFields)
    .values({ endpoint, field, message, times, isRequired })
    .onConflictDoUpdate({
      target: [refusedFields.endpoint, refusedFields.field],
      set: {
        message: sql`case when excluded.message = '' then ${refusedFields.message} else excluded.message end`,
        times: sql`${refusedFields.times} + excluded.times`,
        isRequired: sql`${refusedFields.isRequired} or excluded.is_required`,
        lastAt: sql`now()`,
        settledAt: null,
      },
    })
}

const saysUnwanted = (message: string) => readComplaint(message) === 'unwanted'

/** Returns the latest 100 fields that refusals taught and that no one has settled, latest first. */
export async function listRefusedFields(): Promise<RefusedField[]> {
  const rows = await store().select().from(refusedFields).where(isOpen).orderBy(desc(refusedFields.lastAt)).limit(100)
  return rows.flatMap(toRefusedField)
}

/** Returns all such fields of one form. */
export async function refusedFieldsOf(endpoint: WriteEndpoint): Promise<RefusedField[]> {
  const rows = await store()
    .select()
    .from(refusedFields)
    .where(and(isOpen, eq(refusedFields.endpoint, endpoint)))
  return rows.flatMap(toRefusedField)
}

/** Returns the field if no one has settled it. */
export async function readRefusedField(endpoint: WriteEndpoint, field: string): Promise<RefusedField | undefined> {
  const rows = await store()
    .select()
    .from(refusedFields)
    .where(and(isOpen, eq(refusedFields.endpoint, endpoint), eq(refusedFields.field, field)))
  return rows.flatMap(toRefusedField)[0]
}

const isOpen = isNull(refusedFields.settledAt)

function toRefusedField(row: typeof refusedFields.$inferSelect): RefusedField[] {
  const { endpoint: stored, field, message, times, isRequired, lastAt } = row
  const endpoint = writeEndpoints.find((known) => known === stored)
  if (!endpoint) return []
  const choices = choicesIn(message)
  const isUnwanted = choices === null && saysUnwanted(message)
  const shown = message === wordless || choices ? '' : message
  return [{ endpoint, field, message: shown, times, isRequired, isUnwanted, choices, lastAt: lastAt.toISOString() }]
}

/**
 * Settles a field: it was added to the form, removed from it, or neither is needed. Returns false if it was settled
 * before.
 */
export async function closeRefusedField(endpoint: WriteEndpoint, field: string): Promise<boolean> {
  const settled = await store()
    .update(refusedFields)
    .set({ settledAt: sql`now()` })
    .where(and(isOpen, eq(refusedFields.endpoint, endpoint), eq(refusedFields.field, field)))
    .returning({ field: refusedFields.field })
  return settled.length > 0
}
