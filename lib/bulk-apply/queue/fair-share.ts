/**
 * Takes up to `count` items from several sources so that each ends up with an equal share of what is claimed; unused
 * shares go to the others. `take` returns fewer items than requested if there are no more.
 */
export async function takeFairly<Thing>(
  sources: readonly string[],
  claimedCounts: ReadonlyMap<string, number>,
  count: number,
  take: (source: string, share: number) => Promise<Thing[]>,
): Promise<Thing[]> {
  const counts = new Map(sources.map((source) => [source, claimedCounts.get(source) ?? 0]))
  const taken: Thing[] = []
  let left = [...sources]
  while (left.length > 0 && taken.length < count) {
    const exhausted = new Set<string>()
    for (const [source, share] of sharesOf(left, counts, count - taken.length)) {
      const things = await take(source, share)
      if (things.length < share) exhausted.add(source)
      counts.set(source, (counts.get(source) ?? 0) + things.length)
      taken.push(...things)
    }
    left = left.filter((source) => !exhausted.has(source))
  }
  return taken
}

/** Gives each next item to the source with the fewest. */
function sharesOf(sources: string[], counts: ReadonlyMap<string, number>, count: number): Map<string, number> {
  const shares = new Map<string, number>()
  const level = (source: string) => (counts.get(source) ?? 0) + (shares.get(source) ?? 0)
  for (let given = 0; given < count; given += 1) {
    const [least] = [...sources].sort((one, other) => level(one) - level(other))
    if (least !== undefined) shares.set(least, (shares.get(least) ?? 0) + 1)
  }
  return shares
}
