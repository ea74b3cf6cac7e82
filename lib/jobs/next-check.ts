type CheckState = { reconcileAttempts: number; ceilingAt: Date | null }

/** The first waits, as fractions of the ceiling: users want to know soon, and most work in progress ends early. */
const early = [1 / 30, 1 / 6, 1 / 2]

/** How long after the partner can no longer be working the last check takes place. */
export const lastCheckMs = (ceilingMs: number) => 0.4 * ceilingMs

/**
 * Milliseconds until GET /jobs is read again for an uncertain job; null after the last check. Before the ceiling only
 * finding the job proves anything; two checks after it without the job prove that it was not created.
 */
export function nextCheckMs(
  { reconcileAttempts, ceilingAt }: CheckState,
  { nowMs, ceilingMs }: { nowMs: number; ceilingMs: number },
) {
  const endMs = ceilingAt?.getTime() ?? nowMs
  const lastMs = endMs + lastCheckMs(ceilingMs)
  if (nowMs < endMs) return Math.min(ceilingMs * (early[reconcileAttempts] ?? 1), endMs - nowMs + ceilingMs / 30)
  if (nowMs < lastMs) return lastMs - nowMs
  return reconcileAttempts === 0 ? ceilingMs / 10 : null
}
