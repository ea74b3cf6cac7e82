import 'server-only'
import type { PgTable } from 'drizzle-orm/pg-core'
import { singleton } from '../runtime/singleton'
import type { Holding } from './holding'

const registered = singleton<{ holdings: readonly Holding[] }>('holdings', () => ({ holdings: [] }))

/** Widens a holding's type for a list of several tables: safe, as each is only asked about its own table's rows. */
export function asHolding<Table extends PgTable>(holding: Holding<Table>): Holding {
  return holding as unknown as Holding
}

/** Registers the personal data this desk keeps, in the order in which it is erased. */
export function registerHoldings(holdings: readonly Holding[]): void {
  registered.holdings = holdings
}

export function registeredHoldings(): readonly Holding[] {
  return registered.holdings
}
