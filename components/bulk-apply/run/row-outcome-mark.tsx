import type { RowOutcome } from '@/lib/bulk-apply/contract'
import { runRowWords } from '@/lib/bulk-apply/words'
import { outcomeLooks } from './outcome-looks'

/** A row's outcome as an icon and a word. */
export function RowOutcomeMark({ outcome }: { outcome: RowOutcome }) {
  const { icon: Icon, ink } = outcomeLooks[outcome]
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 align-bottom">
      <Icon aria-hidden className={`size-4 shrink-0 ${ink}`} />
      <span className="truncate">{runRowWords.outcomes[outcome]}</span>
    </span>
  )
}
