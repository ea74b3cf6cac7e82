import type { FormNode } from './form-node'

/** Returns the text fields that occur once: a list may have none, or many. */
export function textFields(nodes: FormNode[]): FormNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return textFields(node.nodes)
    return node.kind === 'text' || node.kind === 'long-text' ? [node] : []
  })
}
