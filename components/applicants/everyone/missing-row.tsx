import { Skeleton } from '../../ui/skeleton'
import { rowListWords } from '../../ui/words'

/** Placeholder for a row whose record is still loading. On paper, the first of several says that rows are missing. */
export function MissingRow({ index }: { index: number }) {
  return (
    <div role="row" aria-rowindex={index + 2} aria-busy className="list-row items-center gap-6 px-4 md:px-6">
      <div role="cell" className="flex w-full items-center gap-6">
        <Skeleton className="h-3.5 w-44 print:hidden" />
        <Skeleton className="h-3.5 w-56 max-md:hidden print:hidden" />
        <span className="hidden print:inline">{rowListWords.inPart}</span>
      </div>
    </div>
  )
}
