'use client'

import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import type { Dispatch } from '@/lib/dispatch/contract'
import { fetched } from '../ui/fetched'
import { useIsPhone } from '../ui/use-media-query'
import { groupOf, summaryOf } from './tray-summary'
import { follow, useFollowed } from './use-followed'

const TrayPanel = fetched(async () => (await import('./tray-panel')).TrayPanel)

/** What the tray holds: all that is followed, but for what ended before the reader's eyes. Later also runs of many. */
export function useTray(): Dispatch[] {
  const { items } = useFollowed()
  return items.filter((item) => groupOf(item) !== 'ended' || !follow.isWatched(item))
}

/**
 * What the reader has sent and not put away, in one line that opens to a list. In the column of the navigation, or on phones
 * a line at the foot; without anything to tell it takes no room.
 */
export function Tray({ place }: { place: 'side' | 'foot' }) {
  const isPhone = useIsPhone()
  const items = useTray()
  const [isOpen, setIsOpen] = useState(false)
  if (isPhone !== (place === 'foot')) return null
  const summary = summaryOf(items)
  return (
    <>
      {items.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          title={summary}
          onPointerEnter={TrayPanel.ahead}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-9 w-full shrink-0 items-center gap-2.5 rounded-control border bg-raised px-2.5 py-1 text-left text-small font-medium tabular-nums hover:bg-sunken max-md:min-h-11 max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:px-4 md:max-xl:flex-col md:max-xl:gap-0.5 md:max-xl:px-0 md:max-xl:py-1.5"
        >
          <Mood items={items} />
          <span className="sr-only">Sent from here: </span>
          <span className="md:max-xl:sr-only">{summary}</span>
          <span aria-hidden className="md:max-xl:inline hidden">
            {items.length}
          </span>
        </button>
      )}
      {isOpen && <TrayPanel items={items} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Mood({ items }: { items: readonly Dispatch[] }) {
  const groups = new Set(items.map(groupOf))
  if (groups.has('needs-you')) return <CircleHelp aria-hidden className="size-4 shrink-0 text-unclear" />
  if (groups.has('under-way'))
    return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-accent motion-reduce:animate-none" />
  if (items.some(({ state }) => state === 'refused'))
    return <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />
  return <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
}
