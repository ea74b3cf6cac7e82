import { sheetWords } from './words'

type Uneven = { rows: string[][]; numbers: number[]; lengths: number[]; width: number; written: number }

/** Returns notes about rows with more or fewer cells than the header; these rows are kept. */
export function noteUnevenRows({ rows, numbers, lengths, width, written }: Uneven): string[] {
  const longer: number[] = []
  const shorter: number[] = []
  for (const [at, row] of rows.entries()) {
    const number = numbers[at] ?? 0
    if (row.length > width) longer.push(number)
    else if ((lengths[at] ?? 0) < Math.min(width, written)) shorter.push(number)
  }
  const column = String(width + 1)
  return [
    ...noteOn(longer, (facts) => sheetWords.longerRows({ ...facts, column })),
    ...noteOn(shorter, sheetWords.shorterRows),
  ]
}

function noteOn(rows: number[], inWords: (facts: { count: number; row: string }) => string): string[] {
  const [first] = rows
  return first === undefined ? [] : [inWords({ count: rows.length, row: String(first) })]
}

const maxNameLength = 200

/** Returns unique names for all columns: an empty one becomes "Column 3", a second "Email" becomes "Email (2)". */
export function uniqueColumnNames(header: readonly string[], columns: number): string[] {
  const taken = new Set<string>()
  return Array.from({ length: columns }, (_, at) => {
    const written = header[at]?.replace(/\s+/g, ' ').slice(0, maxNameLength) ?? ''
    const name = written === '' ? sheetWords.column({ number: String(at + 1) }) : written
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${name} (${number})`
    taken.add(unique.toLowerCase())
    return unique
  })
}
