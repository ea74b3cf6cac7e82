import 'server-only'
import type { PgTable } from 'drizzle-orm/pg-core'
import { singleton } from '../runtime/singleton'
import type { Holding } from './holding'

const registered = singleton<{ holdings: readonly Holding[] }>('holdings', () => ({ holdings: [] }))

/**
 * Returns a holding in the common type for holdings of any table. Safe: each is only asked about its own table's rows.
 */
export function asHolding<Table extends PgTable>(holding: Holding<Table>): Holding {
  return holding as unknown as Holding
}

/** Registers what this desk keeps about people; erased in this order. */
export function registerHoldings(holdings: readonly Holding[]): void {
  registered.holdings = holdings
}

export function registeredHoldings(): readonly Holding[] {
  return registered.holdings
}
