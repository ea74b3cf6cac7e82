import { type Pointer, pointerOf } from '../records/pointer'
import type { FormNode } from './form-node'

const fullNames = new Set(['name', 'fullname'])

/**
 * Where a form takes a person's whole name. The profile's word counts where a text field stands there; without one it is the only
 * text field that is called exactly "name" or "full name", by its title or in the body. Undefined where that is unclear.
 */
export function findNameField(nodes: FormNode[], named: Pointer | undefined): Pointer | undefined {
  const texts = textFields(nodes)
  const pointers = texts.map(({ tokens }) => pointerOf(tokens))
  if (named !== undefined) return pointers.includes(named) ? named : undefined
  const called = texts.filter(({ title, tokens }) => isFullName(title) || isFullName(tokens.at(-1) ?? ''))
  return called.length === 1 && called[0] ? pointerOf(called[0].tokens) : undefined
}

/** Those that stand once: a list has none, or many. */
function textFields(nodes: FormNode[]): FormNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return textFields(node.nodes)
    return node.kind === 'text' || node.kind === 'long-text' ? [node] : []
  })
}

function isFullName(text: string): boolean {
  return fullNames.has(text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
}
