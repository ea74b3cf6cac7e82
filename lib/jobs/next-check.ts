type Looked = { reconcileAttempts: number; ceilingAt: Date | null }

/** Parts of the ceiling: who waits wants to know soon, and most work that goes on ends early. */
const early = [1 / 30, 1 / 6, 1 / 2]

/** How long after no work can be going on any more the last look comes. */
export const lastCheckMs = (ceilingMs: number) => 0.4 * ceilingMs

/**
 * Milliseconds until GET /jobs is read again for an unclear job, or null after the last look. Before the ceiling only a job that is
 * there proves anything; two looks after it prove that there is none.
 */
export function nextCheckMs(
  { reconcileAttempts, ceilingAt }: Looked,
  { nowMs, ceilingMs }: { nowMs: number; ceilingMs: number },
) {
  const endMs = ceilingAt?.getTime() ?? nowMs
  const lastMs = endMs + lastCheckMs(ceilingMs)
  if (nowMs < endMs) return Math.min(ceilingMs * (early[reconcileAttempts] ?? 1), endMs - nowMs + ceilingMs / 30)
  if (nowMs < lastMs) return lastMs - nowMs
  return reconcileAttempts === 0 ? ceilingMs / 10 : null
}
