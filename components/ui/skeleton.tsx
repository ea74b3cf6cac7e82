/** A grey placeholder of the size of what replaces it; hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-sunken ${className}`} />
}

/** Placeholders for the rows of a table that is loading. */
export function RowsSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={row} className="flex h-15 items-center gap-6 border-b px-4 md:h-10 md:px-6">
          <Skeleton className="h-3.5 w-44" />
          <Skeleton className="h-3.5 w-56 max-md:hidden" />
          <Skeleton className="h-3.5 w-24 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
