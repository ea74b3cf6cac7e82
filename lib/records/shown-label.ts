import { knownLabels } from './words'

/** A label of a form or a field in the reader’s language where the desk knows it; else as the partner writes it. */
export const shownLabel = (label: string): string =>
  // Safe: it is one of them.
  Object.hasOwn(knownLabels, label) ? knownLabels[label as keyof typeof knownLabels] : label
