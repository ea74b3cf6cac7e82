import { History } from 'lucide-react'
import Link from 'next/link'
import { heldWritesPage } from '@/lib/dispatch/contract'
import type { HeldSummary } from '@/lib/held-writes/contract'
import { RefreshOnNavigation } from '../ui/refresh-on-navigation'
import { Time } from '../ui/time'
import { heldWriteWords } from './words'

/** Shown on every page while writes are held after a database restore. `canReview`: viewers can only read it. */
export function HeldBanner({ held, canReview }: { held: HeldSummary; canReview: boolean }) {
  return (
    <section
      aria-label={heldWriteWords.banner}
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-1.5 bg-warn-soft px-4 py-2 text-warn"
    >
      <RefreshOnNavigation />
      <p className="flex min-w-0 items-start gap-1.5">
        <History aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong className="font-semibold">{heldWriteWords.bannerStart}</strong> <HeldFacts held={held} />
        </span>
      </p>
      {canReview && (
        <Link
          href={heldWritesPage}
          prefetch={false}
          className="inline-flex items-center rounded-control border border-current px-2.5 py-1 font-medium hover:bg-raised touch:min-h-11"
        >
          {heldWriteWords.review}
        </Link>
      )}
    </section>
  )
}

/** When the database was last in use, and how many writes are held. */
export function HeldFacts({ held: { lastUsedAt, held } }: { held: HeldSummary }) {
  return (
    <>
      {lastUsedAt !== null && (
        <>
          {heldWriteWords.lastInUse} <Time iso={lastUsedAt} />.{' '}
        </>
      )}
      {held === 0 ? heldWriteWords.runUnfinished : heldWriteWords.wereWaiting({ count: held })}
    </>
  )
}
