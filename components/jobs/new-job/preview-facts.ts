import type { FormNode } from '@/lib/forms/form-node'
import { type Pointer, pointerOf, readPointer } from '@/lib/records/pointer'

const maxFacts = 4

/** The few short values that a job board shows under a title, such as town and kind of work, as entered. */
export function previewFacts(nodes: FormNode[], body: unknown, shownElsewhere: readonly Pointer[]): string[] {
  return factsOf(nodes, body, shownElsewhere).slice(0, maxFacts)
}

function factsOf(nodes: FormNode[], body: unknown, shownElsewhere: readonly Pointer[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return factsOf(node.nodes, body, shownElsewhere)
    const pointer = pointerOf(node.tokens)
    if ((node.kind !== 'text' && node.kind !== 'choice') || shownElsewhere.includes(pointer)) return []
    const value = readPointer(body, pointer)
    if (node.kind === 'choice') return node.options.find((option) => option.value === value)?.label ?? []
    return typeof value === 'string' && value.trim() !== '' && value.length <= 60 ? [value.trim()] : []
  })
}
