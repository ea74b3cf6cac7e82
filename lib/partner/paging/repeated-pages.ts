/** Counts how many pages in a row brought the same records as the one before, although they began elsewhere. */
export function createRepeatedPages() {
  let lastContent = ''
  let count = 0
  return {
    take(offset: number, keys: readonly string[]): number {
      const content = keys.join()
      count = content === lastContent && offset > 0 ? count + 1 : 0
      lastContent = content
      return count
    },
  }
}
