import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  children?: ReactNode
  /** Replaces the description: what the screen shows now, on phones too. */
  status?: ReactNode
  actions?: ReactNode
}

/** A screen's title, its purpose in one line, and its actions. */
export function PageHeader({ title, children, status, actions }: PageHeaderProps) {
  return (
    // On phones the end of the first line is reserved for search and account.
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-5 pb-4 max-md:py-0 max-md:pb-3 md:px-6 short:pt-2 short:pb-2">
      <div
        className={`min-w-0 max-md:w-full max-md:pt-3.5 max-md:pr-24 short:flex short:flex-wrap short:items-baseline short:gap-x-3 short:pt-2 ${status ? '' : 'max-md:pb-3.5 short:pb-0'}`}
      >
        <h1 className="text-title font-semibold">{title}</h1>
        {children && <p className="max-w-prose text-quiet max-md:sr-only">{children}</p>}
        {status}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 empty:hidden">{actions}</div>}
    </header>
  )
}
