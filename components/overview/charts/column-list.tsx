'use client'

import type { ReactNode } from 'react'
import { useRovingFocus } from '../../ui/use-roving-focus'

/** A chart's many columns as a single tab stop; ← and → move between them. */
export function ColumnList({ children }: { children: ReactNode }) {
  const group = useRovingFocus<HTMLOListElement>({ keys: 'horizontal' })
  return (
    <ol {...group} className="absolute inset-0 flex">
      {children}
    </ol>
  )
}
