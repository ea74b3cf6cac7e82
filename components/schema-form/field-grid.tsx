import type { ReactNode } from 'react'
import { type FormNode, isShown } from '@/lib/forms/form-node'
import { fieldName } from '@/lib/forms/form-values'
import { splitTracking } from '@/lib/forms/group-nodes'
import { FoldedFields } from './folded-fields'
import { formWords } from './words'

/** Renders one node; `name` is the path of its value in the form. */
export type DrawNode = (node: FormNode, name: string) => ReactNode

type FieldGridProps = {
  nodes: FormNode[]
  /** The path of their values in the form. */
  name: string
  draw: DrawNode
}

/** A form's controls, in two columns if there is room; tracking fields come last and are collapsed. */
export function FieldGrid({ nodes, name, draw }: FieldGridProps) {
  const { nodes: usual, tracking } = splitTracking(nodes.filter(isShown))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {cellsOf({ nodes: usual, name, draw })}
      {tracking.length > 0 && (
        <div className="sm:col-span-2">
          <FoldedFields title={formWords.tracking} nodes={tracking} name={name}>
            <div className="grid gap-4 sm:grid-cols-2">{cellsOf({ nodes: tracking, name, draw })}</div>
          </FoldedFields>
        </div>
      )}
    </div>
  )
}

function cellsOf({ nodes, name, draw }: FieldGridProps): ReactNode {
  return nodes.map((node) => {
    const path = `${name}.${fieldName(node.tokens.at(-1) ?? '')}`
    return (
      <div key={path} className={wide.has(node.kind) ? 'sm:col-span-2' : ''}>
        {draw(node, path)}
      </div>
    )
  })
}

const wide = new Set<FormNode['kind']>(['long-text', 'json', 'file', 'group', 'list'])
