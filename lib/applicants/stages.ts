import 'server-only'
import { readingProfile } from '../connection/mapping/reading-profile'
import { orderStages } from '../records/order-stages'
import { stepOfStage } from '../records/stage-words'

/** With more statuses than this, they are not stages that applicants pass through. */
const maxStages = 20

/**
 * Statuses from the first stage to the last: in the field mapping's order, else by their names; [] if neither tells.
 */
export function stagesOf(statuses: readonly (string | null)[]): readonly string[] {
  const { status } = readingProfile().applicants
  if (typeof status === 'object') return status.order
  const names = statuses.flatMap((name) => name ?? [])
  if (names.length > maxStages) return []
  // A status whose name indicates no step follows those that lead to a decision.
  const stages = names.map((name) => ({ name, meanRow: stepOfStage(name) === null ? 1 : 0 }))
  return orderStages(stages, { isByAge: false }) ?? []
}
