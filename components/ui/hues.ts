const hues = ['hue-1', 'hue-2', 'hue-3', 'hue-4', 'hue-5', 'hue-6', 'hue-7', 'hue-8'] as const
export type Hue = (typeof hues)[number]

/** Written out, since Tailwind looks for whole names of classes. */
export const hueFills: Record<Hue | 'none', string> = {
  'hue-1': 'fill-hue-1',
  'hue-2': 'fill-hue-2',
  'hue-3': 'fill-hue-3',
  'hue-4': 'fill-hue-4',
  'hue-5': 'fill-hue-5',
  'hue-6': 'fill-hue-6',
  'hue-7': 'fill-hue-7',
  'hue-8': 'fill-hue-8',
  none: 'fill-line-strong',
}

/** A hue for each value, by a hash of it, and no hue twice among eight values. The order of the values says nothing. */
export function chooseHues(values: readonly string[]): ReadonlyMap<string, Hue> {
  const chosen = new Map<string, Hue>()
  const taken = new Set<Hue>()
  for (const value of [...new Set(values)].sort()) {
    if (taken.size === hues.length) taken.clear()
    const start = hashOf(value)
    const ordered = hues.map((_, place) => hues[(start + place) % hues.length] ?? hues[0])
    const hue = ordered.find((one) => !taken.has(one)) ?? hues[0]
    taken.add(hue)
    chosen.set(value, hue)
  }
  return chosen
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return hash >>> 0
}
