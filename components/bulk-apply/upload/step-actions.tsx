import type { ReactNode } from 'react'

/** A step's buttons, stuck to the bottom of a window that the step does not fit; not of a low or very narrow one. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-2 border-t bg-surface px-4 py-3 short:static max-[350px]:static md:-mx-6 md:px-6 [&_:is(a,button,input,[tabindex])]:scroll-mb-0!">
      {children}
    </div>
  )
}
