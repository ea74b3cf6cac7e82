import type { ReactNode } from 'react'

/** A name and what it is, in a list of such (`dl`). */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="auto" className="text-start">
        {children}
      </dd>
    </>
  )
}
