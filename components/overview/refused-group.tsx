'use client'

import { Ban } from 'lucide-react'
import { FoldedItems } from './folded-items'
import type { RefusedWrites } from './group-refused'
import { WriteRow } from './write-row'

const maxLines = 3

const icon = { Icon: Ban, ink: 'text-bad' }

/** Refused writes with the same cause, each with a link to correct it; a single one shares a line with its cause. */
export function RefusedGroup({ group: { title, dispatches } }: { group: RefusedWrites }) {
  const [first, ...others] = dispatches
  if (first && others.length === 0) return <WriteRow dispatch={first} icon={icon} state={title} />
  return (
    <li className="border-t py-1.5 first:border-t-0">
      <p className="flex items-start gap-2 px-3 font-medium">
        <Ban aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        {title}
      </p>
      <ul className="pl-6 [&>li]:border-t-0">
        <FoldedItems
          most={maxLines}
          items={dispatches.map((dispatch) => <WriteRow key={dispatch.id} dispatch={dispatch} />)}
        />
      </ul>
    </li>
  )
}
