import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { verifications } from '@/lib/store/account-tables'
import type { Store } from '@/lib/store/connection'

/** The `identifier` of begun second steps; their `value` ends with the person's id. */
export const secondStepIdentifier = 'second-step'
export const personOfStep = sql<string>`split_part(${verifications.value}, ' ', 2)`

/** Ends the sign-ins that wait for a code, in every browser: their password is no longer the person's. */
export async function endSecondSteps(tx: Pick<Store, 'delete'>, personId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, secondStepIdentifier), eq(personOfStep, personId)))
}
