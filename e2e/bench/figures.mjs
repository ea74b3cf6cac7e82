import { summarise } from './compare.mjs'

/**
 * A measurement's results, one figure per line: median and range of the desk, the floor and the peer (null when they
 * have none), as stored in a run's file.
 */
export function figuresOf({ id, name, title, lines }, results) {
  return lines.map((line) => {
    const { name: figure, unit, digits = 0, of, ...aim } = line
    const values = Object.fromEntries(
      ['desk', 'floor', 'peer'].map((target) => [target, results[target] ? summary(results[target].map(of)) : null]),
    )
    return { measurement: id ?? name, title, figure, unit, digits, aim, ...values }
  })
}

/** Null when any run could not measure the figure. */
function summary(values) {
  return values.length > 0 && values.every(Number.isFinite) ? summarise(values) : null
}

/** The ratio of the desk's figure to the floor's or the peer's, or null. */
export function ratioTo({ desk, ...others }, target) {
  return desk && others[target]?.median > 0 ? desk.median / others[target].median : null
}

/** A figure's aim in words, or null. */
export function aimOf({ aim, unit }) {
  const { most, under, least, mostRatio, leastRatio, mostPeerRatio } = aim
  const value = (number) => `${number.toLocaleString('en')} ${unit}`.trim()
  const times = (ratio, target) => (ratio === 1 ? `the ${target}'s` : `${ratio}x the ${target}`)
  if (most !== undefined) return `at most ${value(most)}`
  if (under !== undefined) return `under ${value(under)}`
  if (least !== undefined) return `at least ${value(least)}`
  if (mostRatio !== undefined) return `at most ${times(mostRatio, 'floor')}`
  if (leastRatio !== undefined) return `at least ${times(leastRatio, 'floor')}`
  return mostPeerRatio === undefined ? null : `at most ${times(mostPeerRatio, 'peer')}`
}

/** "within", "over" or "under" its aim; "not measured" also when what it is compared with has no figure. */
export function judge({ aim, desk, floor, peer }) {
  const { most, under, least, mostRatio, leastRatio, mostPeerRatio } = aim
  const limits = [
    { limit: most, rating: 'over', fits: (ours, limit) => ours <= limit },
    { limit: under, rating: 'over', fits: (ours, limit) => ours < limit },
    { limit: least, rating: 'under', fits: (ours, limit) => ours >= limit },
    { limit: scaled(floor, mostRatio), rating: 'over', fits: (ours, limit) => ours <= limit },
    { limit: scaled(floor, leastRatio), rating: 'under', fits: (ours, limit) => ours >= limit },
    { limit: scaled(peer, mostPeerRatio), rating: 'over', fits: (ours, limit) => ours <= limit },
  ].filter(({ limit }) => limit !== undefined)
  if (limits.length === 0) return null
  if (!desk || limits.some(({ limit }) => limit === null)) return 'not measured'
  return limits.find(({ limit, fits }) => !fits(desk.median, limit))?.rating ?? 'within'
}

/** A multiple of another target's figure: undefined without an aim, null when that target has no figure. */
function scaled(other, ratio) {
  if (ratio === undefined) return undefined
  return other ? other.median * ratio : null
}

/** A value formatted with the figure's digits and unit. */
export function inUnit(value, { unit, digits }) {
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${number} ${unit}`.trim()
}
