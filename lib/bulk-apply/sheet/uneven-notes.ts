type Uneven = { rows: string[][]; numbers: number[]; lengths: number[]; width: number; written: number }

/** What is told of rows that have more or fewer cells than the header: they are kept. */
export function noteUnevenRows({ rows, numbers, lengths, width, written }: Uneven): string[] {
  const longer: number[] = []
  const shorter: number[] = []
  for (const [at, row] of rows.entries()) {
    const number = numbers[at] ?? 0
    if (row.length > width) longer.push(number)
    else if ((lengths[at] ?? 0) < Math.min(width, written)) shorter.push(number)
  }
  return [
    ...noteOn(longer, 'more', `what is beyond it stands in “Column ${width + 1}” and after`),
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
