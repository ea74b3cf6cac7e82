/**
 * Takes up to `count` items from several sources so that each ends with an equal share of what is claimed; unused
 * shares go to the others. `take` returns fewer than asked for where there are no more.
 */
export async function takeFairly<Thing>(
  sources: readonly string[],
  inHand: ReadonlyMap<string, number>,
  count: number,
  take: (source: string, share: number) => Promise<Thing[]>,
): Promise<Thing[]> {
  const held = new Map(sources.map((source) => [source, inHand.get(source) ?? 0]))
  const taken: Thing[] = []
  let wet = [...sources]
  while (wet.length > 0 && taken.length < count) {
    const dry = new Set<string>()
    for (const [source, share] of sharesOf(wet, held, count - taken.length)) {
      const things = await take(source, share)
      if (things.length < share) dry.add(source)
      held.set(source, (held.get(source) ?? 0) + things.length)
      taken.push(...things)
    }
    wet = wet.filter((source) => !dry.has(source))
  }
  return taken
}

/** Each next one goes to whoever has the fewest. */
function sharesOf(sources: string[], held: ReadonlyMap<string, number>, count: number): Map<string, number> {
  const shares = new Map<string, number>()
  const level = (source: string) => (held.get(source) ?? 0) + (shares.get(source) ?? 0)
  for (let given = 0; given < count; given += 1) {
    const [least] = [...sources].sort((one, other) => level(one) - level(other))
    if (least !== undefined) shares.set(least, (shares.get(least) ?? 0) + 1)
  }
  return shares
}
