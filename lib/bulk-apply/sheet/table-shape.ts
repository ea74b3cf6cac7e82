type Uneven = { rows: string[][]; numbers: number[]; lengths: number[]; width: number; written: number }

/** Notes about rows with more or fewer cells than the header, which are kept. */
export function noteUnevenRows({ rows, numbers, lengths, width, written }: Uneven): string[] {
  const longer: number[] = []
  const shorter: number[] = []
  for (const [at, row] of rows.entries()) {
    const number = numbers[at] ?? 0
    if (row.length > width) longer.push(number)
    else if ((lengths[at] ?? 0) < Math.min(width, written)) shorter.push(number)
  }
  return [
    ...noteOn(longer, 'more', `what is beyond it is in “Column ${width + 1}” and after`),
    ...noteOn(shorter, 'fewer', 'the cells at the end count as empty'),
  ]
}

function noteOn(rows: number[], than: string, what: string): string[] {
  const [first] = rows
  if (first === undefined) return []
  return rows.length === 1
    ? [`Row ${first} has ${than} cells than the header: ${what}`]
    : [`${rowCount(rows.length)} have ${than} cells than the header, the first is row ${first}: ${what}`]
}

/** "1 row", "61,234 rows" */
export function rowCount(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`
}

const maxNameLength = 200

/** Unique names of all columns: an empty one is "Column 3", a second "Email" is "Email (2)". */
export function uniqueColumnNames(header: readonly string[], columns: number): string[] {
  const taken = new Set<string>()
  return Array.from({ length: columns }, (_, at) => {
    const written = header[at]?.replace(/\s+/g, ' ').slice(0, maxNameLength) ?? ''
    const name = written === '' ? `Column ${at + 1}` : written
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${name} (${number})`
    taken.add(unique.toLowerCase())
    return unique
  })
}
