import { type Pointer, pointerOf } from '../records/pointer'
import type { FormNode } from './form-node'
import { plainName } from './plain-name'
import { textFields } from './text-fields'

const fullNames = new Set(['name', 'fullname'])

/**
 * Returns the form's field for a person's full name: the profile's path if a text field is there; if the profile has
 * none, the only text field titled or named exactly "name" or "full name". Undefined if that is ambiguous.
 */
export function findNameField(nodes: FormNode[], named: Pointer | undefined): Pointer | undefined {
  const texts = textFields(nodes)
  const pointers = texts.map(({ tokens }) => pointerOf(tokens))
  if (named !== undefined) return pointers.includes(named) ? named : undefined
  const called = texts.filter(({ title, tokens }) => isFullName(title) || isFullName(tokens.at(-1) ?? ''))
  return called.length === 1 && called[0] ? pointerOf(called[0].tokens) : undefined
}

function isFullName(text: string): boolean {
  return fullNames.has(plainName(text))
}
