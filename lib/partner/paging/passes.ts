/**
 * How often a list is read. One whose order is not fixed, such as a list sorted by day alone, moves records between
 * pages: some come twice, others never. It is read again, in pages that overlap more, until a pass finds nothing new.
 */
export function createPasses(most: number) {
  let isUnordered = false
  let before: readonly string[] = []
  let pass = 1
  let found = 0
  return {
    /** Consecutive pages contained the same records in another order. */
    isUnordered: () => isUnordered,
    isFirst: () => pass === 1,
    /** A page was delivered: all its keys in order, and the number of new ones. */
    take(keys: readonly string[], newCount: number): void {
      isUnordered ||= areReordered(before, keys)
      before = keys
      found += newCount
    },
    /** At the end of the list: whether another pass begins. `isNewKnown`: which records are new can be told. */
    startNext(isNewKnown: boolean): boolean {
      if (!isUnordered || pass >= most || (pass > 1 && (found === 0 || !isNewKnown))) return false
      pass += 1
      found = 0
      before = []
      return true
    },
    /** Once the list has ended: the last pass still found records, so there may be more. */
    mayMissSome: () => isUnordered && found > 0,
  }
}

/** Whether the order of records that are in both pages has changed. A key that occurs twice in a page proves nothing. */
function areReordered(before: readonly string[], after: readonly string[]): boolean {
  const indexes = indexByKey(before)
  const isOnce = indexByKey(after)
  const shared = after.flatMap((key) => (isOnce.has(key) ? (indexes.get(key) ?? []) : []))
  return shared.some((position, index) => position < (shared[index - 1] ?? 0))
}

/** The index of each key that occurs only once. */
function indexByKey(keys: readonly string[]): Map<string, number> {
  const indexes = new Map(keys.map((key, index) => [key, index]))
  for (const [index, key] of keys.entries()) if (indexes.get(key) !== index) indexes.delete(key)
  return indexes
}
