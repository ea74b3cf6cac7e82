import type { ReactNode } from 'react'
import { LoadingLine } from './loading-line'
import { Skeleton } from './skeleton'

type RowsSkeletonProps = {
  rows: number
  /** The height of a row on phones, as a class. */
  phoneHeight?: string
}

/** The head and the rows of a table while it loads. */
export function TableSkeleton({ rows, phoneHeight = 'max-md:h-19' }: RowsSkeletonProps) {
  return (
    <div aria-hidden className="min-h-0 flex-1 overflow-hidden border-t">
      <div className="list-head gap-6 max-md:hidden md:px-6">
        {['w-16', 'w-24', 'w-14'].map((width) => (
          <Skeleton key={width} className={`h-3 ${width}`} />
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          key={row}
          className={`flex items-center gap-6 border-b px-4 max-md:flex-col max-md:items-start max-md:justify-center max-md:gap-2 md:h-10 md:px-6 ${phoneHeight}`}
        >
          <Skeleton className="h-3.5 w-44" />
          <Skeleton className="h-3.5 w-56" />
          <Skeleton className="h-3.5 w-24 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}

type ListSkeletonProps = RowsSkeletonProps & {
  /** What is loading; visible to everyone. */
  label: string
  /** How many buttons the toolbar has beside its search box. */
  buttons?: number
  /** Whether there are chips under the toolbar. */
  hasChips?: boolean
}

/** A placeholder for a whole list: toolbar, head and rows, each as high as what replaces it. */
export function ListSkeleton({ label, buttons = 1, hasChips = false, ...rows }: ListSkeletonProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 pb-3 md:px-6">
        <Skeleton className="h-8 min-w-40 flex-1 touch:h-11 md:max-w-80" />
        <LoadingLine label={label} />
        <div className="flex gap-2 md:ml-auto">
          {Array.from({ length: buttons }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <Skeleton key={index} className="h-8 w-10 touch:h-11 md:w-26" />
          ))}
        </div>
      </div>
      {hasChips && (
        <div className="flex gap-1.5 px-4 pb-3 max-md:py-1 md:px-6">
          {['w-20', 'w-24', 'w-28'].map((width) => (
            <Skeleton key={width} className={`h-8 rounded-full! touch:h-11 ${width}`} />
          ))}
        </div>
      )}
      <TableSkeleton {...rows} />
    </>
  )
}

/** Only the head and rows. `label`: what is loading, for screen readers. */
export function RowsSkeleton({ label, ...rows }: RowsSkeletonProps & { label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <TableSkeleton {...rows} />
    </>
  )
}

/** A placeholder for terms and descriptions, as in details. `children`: what is loading, visible to everyone. */
export function FactsSkeleton({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {children}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={row} className="grid h-5 grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-4">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-3.5 w-44" />
        </div>
      ))}
    </div>
  )
}
