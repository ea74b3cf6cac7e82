import { summarise } from './compare.mjs'

/** A plain-text table: one line per measure, with the median and the range of each target, the ratio and the aim. */
export function table({ lines }, { desk, floor }) {
  const rows = lines.map((line) => {
    const ours = summarise(desk.map(line.of))
    const least = summarise(floor.map(line.of))
    const ratio = least.median > 0 ? ours.median / least.median : null
    const verdict = isWithin(line, ours.median, ratio) ? 'within' : 'over'
    return [line.name, words(ours, line), words(least, line), ratio ? `${ratio.toFixed(2)}x` : '–', aim(line), verdict]
  })
  return align([['', 'desk', 'floor', 'ratio', 'aim', ''], ...rows])
}

function isWithin({ most, under, mostRatio }, value, ratio) {
  if (most !== undefined) return value <= most
  if (under !== undefined) return value < under
  return ratio !== null && ratio <= mostRatio
}

function aim({ most, under, mostRatio, unit }) {
  if (most !== undefined) return `at most ${most} ${unit}`
  return under !== undefined ? `under ${under} ${unit}` : `at most ${mostRatio}x the floor`
}

function words({ median, least, most }, { unit }) {
  const [middle, low, high] = [median, least, most].map((value) => Math.round(value).toLocaleString('en'))
  return `${middle} ${unit} (${low}–${high})`
}

function align(rows) {
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
