import type { ReactNode } from 'react'

/** Says why there is nothing to show, and offers one action. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-14 text-center">
      <p className="font-semibold">{title}</p>
      {children && <p className="max-w-prose text-quiet">{children}</p>}
      {action && <div className="pt-3">{action}</div>}
    </div>
  )
}
