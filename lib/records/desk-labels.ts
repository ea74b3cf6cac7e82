import { fieldLabel } from './field-label'
import type { Pointer } from './pointer'
import { knownLabels } from './words'

/** What the desk calls these fields, where the partner's own name for them says nothing to it. The first label counts. */
export function deskLabels(given: readonly (readonly [Pointer | undefined, string])[]): Record<Pointer, string> {
  const unknown = given.flatMap(([pointer, label]) =>
    pointer === undefined || Object.hasOwn(knownLabels, fieldLabel(pointer)) ? [] : [[pointer, label] as const],
  )
  return Object.fromEntries(unknown.toReversed())
}
