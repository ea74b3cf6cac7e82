import Papa from 'papaparse'

export const separators = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'pipes' } as const
type Separator = keyof typeof separators

const sampledRows = 60
const sampledLength = 200_000

/**
 * Returns the separator that splits most rows into the same number of cells, preferably as many as the header; null for
 * a single column.
 */
export function guessSeparator(text: string): Separator | null {
  const head = text.slice(0, sampledLength)
  let best: { separator: Separator; score: number; cells: number } | null = null
  for (const separator of [',', ';', '\t', '|'] as const) {
    const parsed = Papa.parse<string[]>(head, { delimiter: separator, preview: sampledRows, skipEmptyLines: 'greedy' })
    const lengths = parsed.data.map(({ length }) => length)
    const score = scoreOf(lengths)
    const cells = lengths[0] ?? 0
    if (score === 0) continue
    if (!best || score > best.score + 0.001 || (score > best.score - 0.001 && cells > best.cells))
      best = { separator, score, cells }
  }
  return best?.separator ?? null
}

/** Scores from 0 to 1, by the number of cells in the rows; the first row is the header. */
function scoreOf([header = 0, ...rows]: number[]): number {
  if (header < 2) return 0
  // Without rows, the header's cells decide.
  if (rows.length === 0) return 1
  const counts = new Map<number, number>()
  for (const length of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [usual, count] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))
  if (usual < 2) return 0
  return (0.7 * count + 0.3 * (counts.get(header) ?? 0)) / rows.length
}

/** Takes the separator that Excel writes into the first line for its own use: `sep=;`. */
export function takeNamedSeparator(text: string): { text: string; separator: string | null } {
  const named = /^\ufeff?"?sep=(.)"?[ \t,;]*(?:\r\n|\r|\n)/i.exec(text)
  return named?.[1] === undefined
    ? { text, separator: null }
    : { text: text.slice(named[0].length), separator: named[1] }
}
