import { fieldLabel } from './field-label'
import type { Pointer } from './pointer'
import { knownLabels } from './words'

/**
 * Returns our own labels for fields whose names the desk does not know, by field; the first label given for a field
 * counts.
 */
export function deskLabels(given: readonly (readonly [Pointer | undefined, string])[]): Record<Pointer, string> {
  const unknown = given.flatMap(([pointer, label]) =>
    pointer === undefined || Object.hasOwn(knownLabels, fieldLabel(pointer)) ? [] : [[pointer, label] as const],
  )
  return Object.fromEntries(unknown.toReversed())
}
