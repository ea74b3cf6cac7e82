/**
 * Takes up to `count` things from several sources so that each comes to an equal share of what is in hand then; what some leave the
 * others have. `take` answers fewer than it is asked for where there are no more.
 */
export async function shareOut<Thing>(
  sources: readonly string[],
  inHand: ReadonlyMap<string, number>,
  count: number,
  take: (source: string, share: number) => Promise<Thing[]>,
): Promise<Thing[]> {
  const held = (source: string) => inHand.get(source) ?? 0
  const order = [...sources].sort((one, other) => held(one) - held(other))
  const all = sources.reduce((sum, source) => sum + held(source), count)
  const fair = Math.ceil(all / Math.max(1, sources.length))
  const taken: Thing[] = []
  const isDry = new Set<string>()
  for (const isFair of [true, false])
    for (const source of order) {
      const left = count - taken.length
      const share = isFair ? Math.min(left, fair - held(source)) : left
      if (share <= 0 || isDry.has(source)) continue
      const things = await take(source, share)
      if (things.length < share) isDry.add(source)
      taken.push(...things)
    }
  return taken
}
