import { knownLabels } from './words'

/** A label of a form or a field in the reader’s language where the desk knows it; else as the partner writes it. */
export const shownLabel = (label: string): string =>
  // Safe: it is one of them.
  Object.hasOwn(knownLabels, label) ? knownLabels[label as keyof typeof knownLabels] : label

/** Names of fields that stand beside the region of a place, or hold it. */
const placeNames = new Set([
  'address',
  'city',
  'town',
  'country',
  'location',
  'place',
  'region',
  'zip',
  'postalcode',
  'street',
])

const isPlaceName = (name: string) => placeNames.has(name.toLowerCase().replaceAll(/[^a-z]/g, ''))

/**
 * Whether a field called "state" is the region for which the desk has a name, and not how far something is: by the
 * names of the fields beside it, or of what holds it.
 */
export const isRegion = (around: readonly string[]): boolean => around.some(isPlaceName)
