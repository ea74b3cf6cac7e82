/** Returns the records with some of their top-level fields renamed. */
export function renameFields(records: readonly unknown[], names: Readonly<Record<string, string>>): unknown[] {
  if (Object.keys(names).length === 0) return [...records]
  return records.map((record) =>
    typeof record === 'object' && record !== null
      ? Object.fromEntries(Object.entries(record).map(([name, value]) => [names[name] ?? name, value]))
      : record,
  )
}
