'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormNode } from '@/lib/forms/form-node'
import { fieldName } from '@/lib/forms/form-values'
import { countFields, countFilled, hasAsked } from '@/lib/forms/group-nodes'
import { formWords } from './words'

type FoldedFieldsProps = {
  title: string
  nodes: FormNode[]
  /** The path of their values in the form. */
  name: string
  children: ReactNode
}

/**
 * Fields that are rarely filled in, collapsed with their count. Expands when one of them holds a value or an error, or
 * the partner asked for one, and never collapses automatically.
 */
export function FoldedFields({ title, nodes, name, children }: FoldedFieldsProps) {
  const { formState, getFieldState } = useFormContext()
  const details = useRef<HTMLDetailsElement>(null)
  const filled = countFilled(nodes, useWatch({ name }))
  const errorAt = (path: string) => getFieldState(path, formState).error
  const hasError =
    errorAt(name)?.message !== undefined ||
    nodes.some(({ tokens }) => errorAt(`${name}.${fieldName(tokens.at(-1) ?? '')}`) !== undefined)
  const isWanted = filled > 0 || hasError || hasAsked(nodes)
  const [startsOpen] = useState(isWanted)
  useEffect(() => {
    if (isWanted && details.current) details.current.open = true
  }, [isWanted])
  const count = countFields(nodes)
  return (
    <details ref={details} open={startsOpen || undefined} className="rounded-panel border open:pb-4">
      <summary className="px-3 py-2 font-medium touch:py-3">
        {title}
        <span className="pl-1.5 text-small font-normal text-quiet">
          {formWords.optional} ·{' '}
          {filled > 0 ? formWords.filledCount({ count: filled, of: count }) : formWords.fieldCount({ count })}
        </span>
      </summary>
      <div className="px-3 pt-2">{children}</div>
    </details>
  )
}
