import { type Pointer, pointerOf } from '../records/pointer'
import { textAt } from '../records/read-field'
import type { FormNode } from './form-node'
import { textFields } from './text-fields'

/**
 * The title of what a body describes: at the path where the list has it, else the first text that the form requires.
 * Empty if neither is there.
 */
export function titleInBody(body: unknown, title: Pointer, nodes: FormNode[]): string {
  const required = textFields(nodes).filter(({ isRequired }) => isRequired)
  for (const pointer of [title, ...required.map(({ tokens }) => pointerOf(tokens))]) {
    const text = textAt(body, pointer)?.trim()
    if (text) return text
  }
  return ''
}
