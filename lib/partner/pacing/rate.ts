/**
 * What is known about the partner's rate limit, whose value and window are not disclosed (spec 8). Times are in ms of
 * the clock.
 */
export type Rate = {
  /** The rate after the last cut. */
  basePerSecond: number
  /** `unrefused`: no 429 yet; `searching`: the limit is somewhere below; `settled`: it is near. */
  phase: 'unrefused' | 'searching' | 'settled'
  /** How long the rate has held requests back since the last cut; only this makes it grow. */
  usedMs: number
  /** How much used time the rate needs to return to the refused rate. */
  recoveryMs: number
  /** Answers since the last blockage. */
  answered: number
  /** Refusals of requests sent up to this time have been counted. */
  countedAtMs: number
  /** Set from a refusal to the next answer. */
  blockage: { startedAtMs: number; usedBeforeMs: number; refusals: number; gapMs: number } | null
}

/** How much unused time can be caught up at once: half a second's requests. */
export const burstMs = 500

export const initialPerSecond = 20
const minPerSecond = 0.1
const maxPerSecond = 1000
const doublingMs = 1_000
const settlingMs = 5_000
const recovery = { searching: 9_000, settled: 45_000 }
const kept = { searching: 1 / 2, settled: 7 / 8 }
const longestGapMs = 10_000
const longBlockageRefusals = 5
/** Fewer answers than this say nothing about a window: a single user's requests were refused. */
const minToAverage = 20
const silence = { minMs: 60_000, doublingMs: 600_000 }

export function createRate(): Rate {
  return {
    basePerSecond: initialPerSecond,
    phase: 'unrefused',
    usedMs: 0,
    recoveryMs: recovery.settled,
    answered: 0,
    countedAtMs: Number.NEGATIVE_INFINITY,
    blockage: null,
  }
}

/**
 * Requests per second. Doubles per second of use before the first refusal. After a refusal it grows evenly back to the
 * refused rate and then ever faster (the exponent grows with the square of the time).
 */
export function ratePerSecond(rate: Rate): number {
  const recovered = rate.usedMs / rate.recoveryMs
  const growth =
    rate.phase === 'unrefused' ? 2 ** (rate.usedMs / doublingMs) : kept.settled ** -(recovered * Math.max(1, recovered))
  return Math.min(maxPerSecond, rate.basePerSecond * growth)
}

/** Time between one request and the next. */
export function gapMs(rate: Rate): number {
  return Math.max(1000 / ratePerSecond(rate), rate.blockage?.gapMs ?? 0)
}

/** The rate held a request back for `heldMs`: it is in use, so it grows. */
export function rateAfterUse(rate: Rate, heldMs: number): Rate {
  return rate.blockage ? rate : { ...rate, usedMs: rate.usedMs + heldMs }
}

/**
 * After a minute without requests, what was learned ages: the rate doubles every ten minutes, up to the initial one.
 */
export function rateAfterSilence(rate: Rate, silentMs: number): Rate {
  const room = initialPerSecond / ratePerSecond(rate)
  if (silentMs < silence.minMs || room <= 1) return rate
  return { ...rate, basePerSecond: rate.basePerSecond * Math.min(room, 2 ** (silentMs / silence.doublingMs)) }
}

/**
 * A 429 (spec 7, 429). The first one of a blockage cuts the rate, by an eighth near the limit and by half while
 * searching for it; each further one doubles the gap, up to 10 s. Requests sent before the last counted refusal are
 * ignored.
 */
export function rateAfterRefusal(rate: Rate, sentAtMs: number, nowMs: number, random: () => number): Rate {
  if (sentAtMs <= rate.countedAtMs) return rate
  // Servers that share the key would otherwise move in lockstep.
  const jitter = 0.75 + random() / 2
  const { blockage } = rate
  if (blockage) {
    const doubledMs = (2 ** blockage.refusals * 1000) / rate.basePerSecond
    const next = { refusals: blockage.refusals + 1, gapMs: Math.min(longestGapMs, doubledMs) * jitter }
    return { ...rate, countedAtMs: nowMs, blockage: { ...blockage, ...next } }
  }
  const isNear = rate.phase === 'settled' || (rate.phase === 'searching' && rate.usedMs > settlingMs)
  const phase = isNear ? 'settled' : 'searching'
  return {
    basePerSecond: Math.max(minPerSecond, ratePerSecond(rate) * kept[phase]),
    phase,
    usedMs: 0,
    recoveryMs: recovery[phase] * jitter,
    answered: rate.answered,
    countedAtMs: nowMs,
    blockage: { startedAtMs: nowMs, usedBeforeMs: rate.usedMs, refusals: 1, gapMs: 0 },
  }
}

/**
 * An answer other than 429 ends a blockage. A long blockage means a long window: the rate becomes the average of all
 * requests answered up to its end, so that the next window is used evenly.
 */
export function rateAfterAnswer(rate: Rate, sentAtMs: number): Rate {
  const answered = rate.answered + 1
  if (!rate.blockage || sentAtMs <= rate.countedAtMs) return { ...rate, answered }
  const { startedAtMs, usedBeforeMs, refusals } = rate.blockage
  const averagePerSecond = (answered * 1000) / (usedBeforeMs + rate.countedAtMs - startedAtMs)
  // Near the limit, never cut by more than half at once: another server may have used up the window.
  const leastPerSecond = rate.phase === 'settled' ? rate.basePerSecond / 2 : 0
  const spread = Math.max(minPerSecond, leastPerSecond, Math.min(rate.basePerSecond, averagePerSecond))
  const isLong = refusals >= longBlockageRefusals && answered >= minToAverage
  const basePerSecond = isLong ? spread : rate.basePerSecond
  return { ...rate, basePerSecond, usedMs: 0, answered: 0, blockage: null }
}
