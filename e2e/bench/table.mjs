import { summarise } from './compare.mjs'

/**
 * A plain-text table: one line per measure, with median and range of each target, the ratio and the aim. A line without
 * an aim is for information; a figure that is null could not be measured.
 */
export function table({ lines }, { desk, floor }) {
  const rows = lines.map((line) => {
    const ours = figuresOf(line, desk)
    const least = floor ? figuresOf(line, floor) : null
    const ratio = ours && least?.median > 0 ? ours.median / least.median : null
    return [
      line.name,
      words(ours, line),
      words(least, line),
      ratio === null ? '–' : `${ratio.toFixed(2)}x`,
      aim(line),
      judge(line, ours, ratio),
    ]
  })
  return alignRows([['', 'desk', 'floor', 'ratio', 'aim', ''], ...rows])
}

function figuresOf({ of }, runs) {
  const values = runs.map(of)
  return values.every(Number.isFinite) ? summarise(values) : null
}

function judge({ most, under, mostRatio, leastRatio }, ours, ratio) {
  const { median } = ours ?? {}
  const isWithin = [
    most === undefined || median <= most,
    under === undefined || median < under,
    mostRatio === undefined || (ratio !== null && ratio <= mostRatio),
    leastRatio === undefined || (ratio !== null && ratio >= leastRatio),
  ]
  if (aim({ most, under, mostRatio, leastRatio }) === '–') return ''
  if (ours === null) return 'not measured'
  if (isWithin.every(Boolean)) return 'within'
  return leastRatio === undefined ? 'over' : 'under'
}

function aim({ most, under, mostRatio, leastRatio, unit = '' }) {
  if (most !== undefined) return `at most ${most.toLocaleString('en')} ${unit}`.trim()
  if (under !== undefined) return `under ${under} ${unit}`.trim()
  if (mostRatio !== undefined) return `at most ${mostRatio}x the floor`
  return leastRatio === undefined ? '–' : `at least ${leastRatio}x the floor`
}

function words(figures, { unit, digits = 0 }) {
  if (figures === null) return '–'
  const number = (value) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const range = `(${number(figures.least)}–${number(figures.most)})`
  return [number(figures.median), unit, range].filter(Boolean).join(' ')
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
