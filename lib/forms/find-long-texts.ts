import { type Pointer, pointerOf } from '../records/pointer'
import type { FormNode } from './form-node'

/** Where a body has its long texts, as a job has its description. */
export function findLongTexts(nodes: FormNode[]): Pointer[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return findLongTexts(node.nodes)
    return node.kind === 'long-text' ? [pointerOf(node.tokens)] : []
  })
}
