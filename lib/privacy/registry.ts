import 'server-only'
import type { PgTable } from 'drizzle-orm/pg-core'
import { singleton } from '../runtime/singleton'
import type { Holding } from './holding'

const registered = singleton<{ holdings: readonly Holding[] }>('holdings', () => ({ holdings: [] }))

/** A holding beside those of other tables: each is asked about the rows of its own table only. */
export function asHolding<Table extends PgTable>(holding: Holding<Table>): Holding {
  return holding as unknown as Holding
}

/** Says what this desk keeps of people; in this order it is erased. */
export function registerHoldings(holdings: readonly Holding[]): void {
  registered.holdings = holdings
}

export function registeredHoldings(): readonly Holding[] {
  return registered.holdings
}
