import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type NeedRowProps = {
  icon?: { Icon: LucideIcon; ink: string }
  children: ReactNode
  /** Follows the description: the item's state, and since when. */
  aside: ReactNode
  action: ReactNode
}

/** One item that needs the reader. */
export function NeedRow({ icon, children, aside, action }: NeedRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-3 py-1.5 first:border-t-0">
      <p dir="auto" className="flex min-w-0 flex-1 basis-48 items-start gap-2">
        {icon && <icon.Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${icon.ink}`} />}
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">{children}</span>
          <span className="text-quiet">
            {' · '}
            {aside}
          </span>
        </span>
      </p>
      {action}
    </li>
  )
}
