import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Holding } from '../privacy/holding'
import { holdingWords } from '../privacy/holdings/words'
import { renameIn } from '../privacy/rename'
import type { Store } from '../store/connection'
import { applicantIndexes, indexedApplicants, indexSetting, walkSightings } from '../store/index-tables'

/** The copy of an applicant's record; it comes back with the next walk if the partner still lists the person. */
export const indexedApplicantHolding: Holding<typeof indexedApplicants> = {
  name: 'indexedApplicants',
  table: indexedApplicants,
  ofApplicant({ indexId, record, name, email, key }, sought) {
    if (!sought.isIn([record], { ids: true })) return null
    return {
      change: 'delete',
      example: holdingWords.indexedApplicants.example({ who: name ?? email ?? key }),
      about: { email, names: name === null ? [] : [name], ids: [] },
      alongside: (tx) => forgetKey(tx, indexId, key),
    }
  },
}

/** A key may be an e-mail address: it is also removed from the walk in progress, and the total is reduced by one. */
async function forgetKey(tx: Store, indexId: number, key: string): Promise<void> {
  await tx.delete(walkSightings).where(and(eq(walkSightings.indexId, indexId), eq(walkSightings.key, key)))
  const { total, walkSkipped } = applicantIndexes
  await tx
    .update(applicantIndexes)
    .set({
      total: sql`greatest(0, ${total} - 1)`,
      walkSkipped: sql`replace(${walkSkipped}::text, to_jsonb(${key}::text)::text, 'null')::jsonb`,
    })
    .where(eq(applicantIndexes.id, indexId))
}

/** Who switched the index on or off. */
export const indexSettingHolding: Holding<typeof indexSetting> = {
  name: 'indexSetting',
  table: indexSetting,
  ofColleague(row, colleague) {
    const change = renameIn(row, ['setByName'], colleague, row.setBy === colleague.id)
    return change && { change, example: holdingWords.indexSetting.example }
  },
}
