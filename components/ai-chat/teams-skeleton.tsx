import { LoadingLine } from '../ui/loading-line'
import { Skeleton } from '../ui/skeleton'
import { chatGrid } from './chat-grid'
import { chatWords } from './words'

/** Placeholder for the team rows while they load. */
export function TeamsSkeleton() {
  return (
    <div className={chatGrid}>
      <div className="overflow-hidden rounded-panel border bg-raised">
        <div className="flex min-h-12 items-center border-b bg-surface px-3 py-2 md:px-4">
          <LoadingLine label={chatWords.loading} />
        </div>
        {['w-28', 'w-44', 'w-36', 'w-40', 'w-28', 'w-36'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <div key={index} className="flex items-center justify-between gap-4 border-b p-3 last:border-b-0 md:px-4">
            <div className="grid h-9 content-center gap-2">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-3 w-52" />
            </div>
            <Skeleton className="h-8.5 w-31 touch:h-11.5" />
          </div>
        ))}
      </div>
    </div>
  )
}
