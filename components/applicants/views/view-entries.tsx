'use client'

import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ViewCount } from '@/lib/applicants/contract'
import type { ListView, SavedView } from '@/lib/views/contract'
import { isSameView, plainView } from '@/lib/views/plain-view'
import { useViewCounts } from './use-view-counts'
import { countShown, countSpoken, newShown } from './view-count-words'
import { viewsWords } from './words'

type ViewEntriesProps = {
  views: readonly SavedView[]
  current: ListView
  /** Whether to show how many applicants each view finds; only with an index. */
  hasCounts: boolean
  itemClass: string
  onApply: (view: ListView) => void
}

/** The list's default view, and the user's own views. Counts them each time the menu opens. */
export function ViewEntries({ views, current, hasCounts, itemClass, onApply }: ViewEntriesProps) {
  const counts = useViewCounts(hasCounts)
  const entries = [{ id: '', name: viewsWords.default, view: plainView }, ...views]
  const shown = entries.find(({ view }) => isSameView(view, current))
  return (
    <Menu.RadioGroup aria-label={viewsWords.yours} value={shown?.id ?? null}>
      {entries.map(({ id, name, view }) => (
        <Menu.RadioItem key={id} value={id} closeOnClick className={itemClass} onClick={() => onApply(view)}>
          <span className="grid size-4 shrink-0 place-items-center">
            <Menu.RadioItemIndicator>
              <Check aria-hidden className="size-4" />
            </Menu.RadioItemIndicator>
          </span>
          <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
            {name}
          </span>
          {hasCounts && <Count count={counts?.[id]} />}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

/** Takes up its width before the count arrives, so that names do not move. */
function Count({ count }: { count: ViewCount | undefined }) {
  if (!count) return <span className="min-w-18 shrink-0" />
  const isNew = newShown(count)
  return (
    <>
      <span aria-hidden className="flex min-w-18 shrink-0 justify-end gap-2 text-small tabular-nums">
        {isNew !== null && <span className="text-accent">{isNew}</span>}
        <span className="text-quiet">{countShown(count)}</span>
      </span>
      <span className="sr-only"> {countSpoken(count)}</span>
    </>
  )
}
