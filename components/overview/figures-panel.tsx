import type { ReactNode } from 'react'

/** One figure of the overview with its heading. `aside` is shown beside the heading. */
export function FiguresPanel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2 rounded-panel border bg-raised p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </div>
  )
}

/** A section of the overview: a region labeled by its heading. */
export function OverviewSection({ id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-rows-[auto_1fr] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-section font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

type SectionProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }
