import type { ReactNode } from 'react'
import { type FormNode, isShown } from '@/lib/forms/form-node'
import { fieldName } from '@/lib/forms/form-values'

/** Renders one node; `name` is the path of its value in the form. */
export type DrawNode = (node: FormNode, name: string) => ReactNode

/** The controls of a form's nodes, in two columns where there is room. `name`: the path of their values in the form. */
export function FieldGrid({ nodes, name, draw }: { nodes: FormNode[]; name: string; draw: DrawNode }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {nodes.filter(isShown).map((node) => {
        const path = `${name}.${fieldName(node.tokens.at(-1) ?? '')}`
        return (
          <div key={path} className={wide.has(node.kind) ? 'sm:col-span-2' : ''}>
            {draw(node, path)}
          </div>
        )
      })}
    </div>
  )
}

const wide = new Set<FormNode['kind']>(['long-text', 'json', 'file', 'group', 'list'])
