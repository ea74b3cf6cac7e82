const longest = 200

/** Names for all columns, each once: an empty one is "Column 3", a second "Email" is "Email (2)". */
export function uniqueColumnNames(header: readonly string[], columns: number): string[] {
  const taken = new Set<string>()
  return Array.from({ length: columns }, (_, at) => {
    const written = header[at]?.replace(/\s+/g, ' ').slice(0, longest) ?? ''
    const name = written === '' ? `Column ${at + 1}` : written
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${name} (${number})`
    taken.add(unique.toLowerCase())
    return unique
  })
}
