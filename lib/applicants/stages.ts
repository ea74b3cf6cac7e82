import 'server-only'
import { readingProfile } from '../connection/reading-profile'
import { orderStages } from '../records/order-stages'
import { stepOfStage } from '../records/stage-words'

/** More are no stages that one could be led through. */
const mostStages = 20

/**
 * Statuses from the first stage to the last: as the field mapping has them, else by their names; [] where neither says.
 */
export function stagesOf(statuses: readonly (string | null)[]): readonly string[] {
  const { status } = readingProfile().applicants
  if (typeof status === 'object') return status.order
  const names = statuses.flatMap((name) => name ?? [])
  if (names.length > mostStages) return []
  // One whose name says no step comes after those that lead to a decision.
  const stages = names.map((name) => ({ name, meanRow: stepOfStage(name) === null ? 1 : 0 }))
  return orderStages(stages, { isByAge: false }) ?? []
}
