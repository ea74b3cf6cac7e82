import type { ApplicantMapping } from '@/lib/applicants/contract'

type Value = string | null

/** Sorts from the first stage to the last where the mapping gives their order; a missing status comes last. */
export function inStageOrder<One>(
  ones: readonly One[],
  status: ApplicantMapping['status'],
  readValue: (one: One) => Value,
): One[] {
  const order = status !== null && typeof status === 'object' ? status.order : []
  const rank = (value: Value) =>
    value === null ? order.length + 1 : order.includes(value) ? order.indexOf(value) : order.length
  return [...ones].sort((one, other) => rank(readValue(one)) - rank(readValue(other)))
}
