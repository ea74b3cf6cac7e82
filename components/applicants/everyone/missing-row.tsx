import { Skeleton } from '../../ui/skeleton'

/** Placeholder for a row whose record is still loading. */
export function MissingRow({ index }: { index: number }) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy
      className="list-row print:hidden items-center gap-6 px-4 md:px-6"
    >
      <div role="cell" className="flex w-full items-center gap-6">
        <Skeleton className="h-3.5 w-44" />
        <Skeleton className="h-3.5 w-56 max-md:hidden" />
      </div>
    </div>
  )
}
