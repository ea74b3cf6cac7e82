import { type Pointer, pointerOf, tokensOf } from '../partner/profile/pointer'
import type { FormNode } from './form-node'

/**
 * Puts the partner's field messages on the fields of our form. The partner names fields in its own way (`interviewer_id`,
 * `applicant.fullName`); a field answers to a name when its own last key or its whole path reads the same without
 * case and separators. What fits nowhere is answered as `rest`, so that it can be shown above the form.
 */
export function placeErrors(fields: Record<string, string[]>, places: Pointer[]) {
  const placed: Record<Pointer, string> = {}
  const rest: Record<string, string[]> = {}
  for (const [field, messages] of Object.entries(fields)) {
    const wanted = plain(field)
    const place =
      places.find((pointer) => plain(pointer) === wanted) ??
      places.find((pointer) => plain(tokensOf(pointer).at(-1) ?? '') === wanted)
    if (place !== undefined && wanted !== '') placed[place] = messages.join(' ')
    else rest[field] = messages
  }
  return { placed, rest }
}

/** The places of all single fields of a form. */
export function placesOf(nodes: FormNode[]): Pointer[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? placesOf(node.nodes) : [pointerOf(node.tokens)]))
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
