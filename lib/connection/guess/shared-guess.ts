import 'server-only'
import { eq, sql } from 'drizzle-orm'

import { config } from '../../runtime/config'
import { log } from '../../runtime/log'
import { openedStore, store } from '../../store/connection'
import { guessedMappings } from '../../store/connection-tables'
import type { MappingGuess } from './mapping-guess'

export const guessChannel = 'guessed_mapping'

/** Stores a guess for this partner's address in the background, and notifies the other servers. */
export function saveGuess(guess: MappingGuess): void {
  if (!openedStore()) return
  void write(guess).catch((error: unknown) => log.warn({ err: error }, 'the guessed field mapping could not be kept'))
}

async function write(proposal: MappingGuess): Promise<void> {
  const partner = config().partner.url
  await store()
    .insert(guessedMappings)
    .values({ partner, proposal })
    .onConflictDoUpdate({ target: guessedMappings.partner, set: { proposal, at: sql`now()` } })
  await store().execute(sql`select pg_notify(${guessChannel}, '')`)
}

/** Returns the guess that one of this desk's servers stored for this partner's address. */
export async function readGuess(): Promise<MappingGuess | null> {
  const [row] = await store().select().from(guessedMappings).where(eq(guessedMappings.partner, config().partner.url))
  return row ? guessOf(row) : null
}

/** Only `saveGuess` writes the column. */
const guessOf = ({ proposal }: typeof guessedMappings.$inferSelect) => proposal as MappingGuess
