import type { ReactNode } from 'react'

/** A term and its description in a `dl`. */
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
