import { type Pointer, pointerOf } from '../records/pointer'
import type { FormNode } from './form-node'

/** Returns where a body has its long texts, such as a job's description. */
export function findLongTexts(nodes: FormNode[]): Pointer[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return findLongTexts(node.nodes)
    return node.kind === 'long-text' ? [pointerOf(node.tokens)] : []
  })
}
