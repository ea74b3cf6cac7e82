import { stepOfStage } from './stage-words'

/** A stage, and how far down the list its applications are on average. */
type Stage = { name: string; meanRow: number }

/** From this step on an application is decided, so its age says nothing. */
const firstDecided = 4

/**
 * Returns stages from first to last: by their names if these tell a step, the others by how far down the list they are,
 * since older applications have come further. Null if neither says enough.
 */
export function orderStages(stages: readonly Stage[], { isByAge }: { isByAge: boolean }): string[] | null {
  const known = stages.map((stage) => ({ ...stage, step: stepOfStage(stage.name) }))
  const named = known.filter(({ step }) => step !== null).length
  if (stages.length < 2) return null
  if (named * 2 < stages.length && !isByAge) return areNumbers(stages) ? byNumber(stages) : null
  const isNewestFirst = isFalling(known) === false
  const sorted = [...known].sort((one, other) => (one.meanRow - other.meanRow) * (isNewestFirst ? 1 : -1))
  const ordered: (Stage & { step: number })[] = []
  // A stage without a step comes after those before it in the list, decided ones aside.
  let reached = 0
  for (const stage of sorted) {
    const step = stage.step ?? Math.min(reached, firstDecided) - 0.5 + ordered.length / 1_000
    if (stage.step !== null && stage.step < firstDecided) reached = Math.max(reached, stage.step + 1)
    ordered.push({ ...stage, step })
  }
  return ordered.sort((one, other) => one.step - other.step).map(({ name }) => name)
}

/** Whether later steps come earlier in the list, as in a list with the oldest first. */
function isFalling(stages: readonly (Stage & { step: number | null })[]): boolean {
  let rising = 0
  for (const one of stages)
    for (const other of stages)
      if (one.step !== null && other.step !== null && one.step < other.step && other.step <= firstDecided)
        rising += Math.sign(other.meanRow - one.meanRow)
  return rising < 0
}

function areNumbers(stages: readonly Stage[]): boolean {
  return stages.every(({ name }) => /^\d+(?:\D|$)/.test(name))
}

/** "1", "2" or "1 - New", "2 - Interview". */
function byNumber(stages: readonly Stage[]): string[] {
  return [...stages]
    .sort((one, other) => Number.parseInt(one.name, 10) - Number.parseInt(other.name, 10))
    .map(({ name }) => name)
}
