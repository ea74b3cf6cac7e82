import { aimOf, inUnit, judge, ratioTo } from './figures.mjs'

const titles = { floor: 'to floor', peer: 'to peer' }

/**
 * A plain-text table of figures: median and range of each target, the ratios and the aim. A line without an aim is only
 * for information; a dash marks a figure that could not be measured.
 */
export function table(figures) {
  const beside = Object.keys(titles).filter((target) => figures.some((figure) => figure[target]))
  const head = ['', 'desk', ...beside.flatMap((target) => [target, titles[target]]), 'aim', '']
  const rows = figures.map((figure) => [
    figure.figure,
    withRange(figure.desk, figure),
    ...beside.flatMap((target) => [withRange(figure[target], figure), times(ratioTo(figure, target))]),
    aimOf(figure) ?? '–',
    judge(figure) ?? '',
  ])
  return alignRows([head, ...rows])
}

/** The medians of all figures with an aim, for the README. */
export function markdownTable(figures) {
  const rows = [['', 'desk', 'floor', 'peer', 'beside the floor', 'beside the peer', 'aim', '']]
  let title = null
  for (const figure of figures.filter((figure) => aimOf(figure))) {
    if (figure.title !== title) rows.push([`**${figure.title}**`, ...Array(7).fill('')])
    title = figure.title
    const medians = ['desk', 'floor', 'peer'].map((target) => median(figure[target], figure))
    const ratios = ['floor', 'peer'].map((target) => times(ratioTo(figure, target)))
    rows.push([figure.figure, ...medians, ...ratios, aimOf(figure), judge(figure)])
  }
  const [head, ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`.replaceAll('|  ', '| '))
  return [head, `|${'---|'.repeat(8)}`, ...others].join('\n')
}

function median(summary, figure) {
  return summary === null ? '–' : inUnit(summary.median, figure)
}

function withRange(summary, figure) {
  if (summary === null) return '–'
  const { least, most } = summary
  const bare = (value) => inUnit(value, { ...figure, unit: '' })
  return `${median(summary, figure)} (${bare(least)}–${bare(most)})`
}

export function times(ratio) {
  return ratio === null ? '–' : `${ratio.toFixed(2)}x`
}

export function alignRows(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

/** A plain-text table of times in ms, `{ name, value, most }`; `value` is null where it could not be measured. */
export function timesTable(lines, { digits = 1 } = {}) {
  const rows = lines.map((line) => {
    const { name, value, most } = line
    const aim = most === undefined ? '' : `${isWithinAim(line) ? 'within' : 'over'} ${most}`
    return [name, value === null ? 'not on this system' : value.toFixed(digits), aim]
  })
  return alignRows([['', 'ms', 'aim'], ...rows])
}

export function isWithinAim({ value, most }) {
  return most === undefined || (value !== null && value <= most)
}
