import { inUnit } from './figures.mjs'
import { alignRows, times } from './table.mjs'

const keyOf = ({ measurement, figure }) => `${measurement}: ${figure}`

/**
 * Each of the desk's figures before and after, and their ratio; beside it the same ratio of the floor, or else of the
 * peer, which shows the effect of machine and browser. Figures that only one of the runs has come last.
 */
export function against(before, after) {
  const earlier = new Map(before.figures.map((figure) => [keyOf(figure), figure]))
  const later = new Set(after.figures.map(keyOf))
  const measured = new Set(after.figures.map(({ measurement }) => measurement))
  const rows = [['', 'before', 'after', 'ratio', 'floor or peer']]
  const unpaired = []
  for (const figure of after.figures) {
    const same = earlier.get(keyOf(figure))
    if (same) rows.push(rowOf(same, figure))
    else unpaired.push(`${keyOf(figure)}: only now`)
  }
  for (const figure of before.figures)
    if (measured.has(figure.measurement) && !later.has(keyOf(figure))) unpaired.push(`${keyOf(figure)}: only before`)
  return [differences(before, after), alignRows(rows), unpaired.join('\n')].filter(Boolean).join('\n\n')
}

function rowOf(before, after) {
  const [old, now] = [before.desk, after.desk].map((summary, index) =>
    summary ? inUnit(summary.median, index === 0 ? before : after) : '–',
  )
  return [
    keyOf(after),
    old,
    now,
    times(change(before.desk, after.desk)),
    times(change(before.floor, after.floor) ?? change(before.peer, after.peer)),
  ]
}

function change(before, after) {
  return before && after && before.median > 0 ? after.median / before.median : null
}

/** Describes both runs, and what makes them hard to compare. */
function differences(before, after) {
  const lines = [`Before: ${describe(before)}`, `After:  ${describe(after)}`]
  if (before.machine.processor !== after.machine.processor || before.machine.cores !== after.machine.cores)
    lines.push('Not the same machine: compare the ratios to the floor only.')
  if (before.browser !== after.browser) lines.push('Not the same browser.')
  return lines.join('\n')
}

function describe({ commit, isChanged, at, machine, browser }) {
  const source = `${commit.slice(0, 12)}${isChanged ? ' with changes' : ''}`
  return `${source}, ${at}, ${machine.cores} × ${machine.processor}, Chromium ${browser}`
}
