/** A grey stand-in of the size of what replaces it; silent for screen readers. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-sunken ${className}`} />
}

/** Rows of a table that is on its way. */
export function RowsSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no identity
        <div key={row} className="flex h-15 items-center gap-6 border-b px-4 md:h-10 md:px-6">
          <Skeleton className="h-3.5 w-44" />
          <Skeleton className="h-3.5 w-56 max-md:hidden" />
          <Skeleton className="h-3.5 w-24 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
