import { knownLabels } from './words'

/** Returns a form's or field's label in the reader’s language if the desk knows it; else as the partner writes it. */
export const shownLabel = (label: string): string =>
  // Safe: the label is one of the keys.
  Object.hasOwn(knownLabels, label) ? knownLabels[label as keyof typeof knownLabels] : label

/** Names of fields that appear beside a place's region, or contain it. */
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
 * Whether a field called "state" is the region that the desk has a label for, and not a progress status: judged by the
 * names of the fields beside it, or of its parent.
 */
export const isRegion = (around: readonly string[]): boolean => around.some(isPlaceName)
