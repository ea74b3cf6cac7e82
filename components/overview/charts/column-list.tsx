'use client'

import type { ReactNode } from 'react'
import { useRovingFocus } from '../../ui/use-roving-focus'

/** The columns of a chart, which are many: one stop of the Tab key, with ← and → among them. */
export function ColumnList({ children }: { children: ReactNode }) {
  const group = useRovingFocus<HTMLOListElement>({ keys: 'horizontal' })
  return (
    <ol {...group} className="absolute inset-0 flex">
      {children}
    </ol>
  )
}
