import Papa from 'papaparse'

export const separators = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'pipes' } as const
export type Separator = keyof typeof separators

const someRows = 60
const someText = 200_000

/** What stands between the cells: what cuts the most rows into as many cells as the first one; null where there is one column. */
export function guessSeparator(text: string): Separator | null {
  const head = text.slice(0, someText)
  let best: { separator: Separator; share: number; cells: number } | null = null
  for (const separator of [',', ';', '\t', '|'] as const) {
    const parsed = Papa.parse<string[]>(head, { delimiter: separator, preview: someRows, skipEmptyLines: 'greedy' })
    const [first, ...rest] = parsed.data
    const cells = first?.length ?? 0
    if (cells < 2) continue
    const alike = rest.filter((row) => row.length === cells).length
    // Without rows the cells of the header decide.
    const share = rest.length === 0 ? 1 : alike / rest.length
    if (share === 0) continue
    if (!best || share > best.share + 0.001 || (share > best.share - 0.001 && cells > best.cells))
      best = { separator, share, cells }
  }
  return best?.separator ?? null
}

/** What Excel writes into the first line for itself: `sep=;`. */
export function takeNamedSeparator(text: string): { text: string; separator: string | null } {
  const named = /^\ufeff?"?sep=(.)"?[ \t,;]*(?:\r\n|\r|\n)/i.exec(text)
  return named?.[1] === undefined
    ? { text, separator: null }
    : { text: text.slice(named[0].length), separator: named[1] }
}
