import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { readComplaint } from '../forms/read-message'
import { type WriteEndpoint, writeEndpoints } from '../partner/endpoint'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { store } from '../store/connection'
import { refusedFields } from '../store/connection-tables'
import type { RefusedField } from './contract'
import type { LearnedField } from './learn-fields'
import { isValueIn, repeatsValue } from './repeats-value'

type Noted = { endpoint: WriteEndpoint; field: string; message: string; isRequired: boolean; times: number }

const state = singleton('noted-fields', () => ({ waiting: new Map<string, Noted>(), isWriting: false }))

/** Kept of a field that the partner does not take where its words cannot be kept: reads as a complaint, never shown. */
const wordless = '(unknown field)'

/**
 * Notes a field that the partner asked for, or does not take, in the background: a run may be refused for it thousands
 * of times. Neither name nor message is kept where it repeats something of the body, which may be about a person.
 */
export function noteRefusedField(endpoint: WriteEndpoint, learned: LearnedField, body: unknown): void {
  const { field } = learned
  if (isValueIn(field, body)) return
  const key = `${endpoint} ${field}`
  const kept = repeatsValue(learned.message, field, body) ? '' : learned.message
  // The message alone tells later which of the two it was.
  const message = 'isEntered' in learned && !saysUnwanted(kept) ? wordless : kept
  const isRequired = 'isRequired' in learned && learned.isRequired
  const times = (state.waiting.get(key)?.times ?? 0) + 1
  state.waiting.set(key, { endpoint, field, message, isRequired, times })
  if (!state.isWriting) void writeWaiting()
}

async function writeWaiting(): Promise<void> {
  state.isWriting = true
  try {
    for (const [key, noted] of state.waiting) {
      state.waiting.delete(key)
      await write(noted)
    }
  } catch (error) {
    log.warn({ err: error }, 'a field that the partner asked for could not be kept')
  } finally {
    state.isWriting = false
  }
}

/** What was settled is open again: somebody could not work without it. */
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

/** Fields that the partner asked for or refused, and that nobody has settled, the latest first. */
export async function listRefusedFields(): Promise<RefusedField[]> {
  const rows = await store()
    .select()
    .from(refusedFields)
    .where(isNull(refusedFields.settledAt))
    .orderBy(desc(refusedFields.lastAt))
    .limit(100)
  return rows.flatMap(({ endpoint: stored, field, message, times, isRequired, lastAt }) => {
    const endpoint = writeEndpoints.find((known) => known === stored)
    if (!endpoint) return []
    const isUnwanted = saysUnwanted(message)
    const shown = message === wordless ? '' : message
    return [{ endpoint, field, message: shown, times, isRequired, isUnwanted, lastAt: lastAt.toISOString() }]
  })
}

/** It was added to the form or removed from it, or that is not needed. False where it was settled before. */
export async function settleRefusedField(endpoint: WriteEndpoint, field: string): Promise<boolean> {
  const settled = await store()
    .update(refusedFields)
    .set({ settledAt: sql`now()` })
    .where(and(eq(refusedFields.endpoint, endpoint), eq(refusedFields.field, field), isNull(refusedFields.settledAt)))
    .returning({ field: refusedFields.field })
  return settled.length > 0
}
