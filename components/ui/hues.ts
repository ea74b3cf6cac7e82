const hues = ['hue-1', 'hue-2', 'hue-3', 'hue-4', 'hue-5', 'hue-6', 'hue-7', 'hue-8'] as const
export type Hue = (typeof hues)[number] | 'none'

/** Written out, since Tailwind only finds complete class names. */
export const hueFills: Record<Hue, string> = {
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

/** Returns a category's hue, derived from a hash of its value alone, so that it is the same on every screen. */
export function hueOf(value: string | null): Hue {
  const text = value?.trim().toLowerCase() ?? ''
  return text === '' ? 'none' : (hues[hashOf(text) % hues.length] ?? 'none')
}

/** Chosen so that the common hiring stages get eight different hues, and "Hired" is green. */
const seed = 13_856

/** FNV-1a, with the upper bits mixed into the lower ones. */
function hashOf(text: string): number {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return hash >>> 0
}
