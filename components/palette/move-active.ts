type Entry = { id: string }

/** Returns the index of the entry for Enter: the chosen one while it is listed, else the first. */
export function activeIndex(entries: readonly Entry[], chosenId: string | null): number {
  const index = chosenId === null ? -1 : entries.findIndex(({ id }) => id === chosenId)
  return index >= 0 ? index : Math.min(0, entries.length - 1)
}

/** Returns the index that a key moves to; up and down wrap around. Null for other keys, and for an empty list. */
export function moveActive(count: number, from: number, key: string): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (Math.max(from, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
