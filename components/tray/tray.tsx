'use client'

import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle, Pause } from 'lucide-react'
import { useState } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { useFollowedRuns } from '../bulk-apply/runs/use-followed-runs'
import { useFollowed } from '../dispatch/use-followed'
import { lazyPart } from '../ui/lazy-part'
import { useIsPhone } from '../ui/use-media-query'
import { dispatchGroup, runGroup, traySummary } from './tray-summary'

const TrayPanel = lazyPart(async () => (await import('./tray-panel')).TrayPanel)

type TrayContents = { items: readonly Dispatch[]; runs: readonly Run[] }

/** What the tray holds: all that is followed, but for what ended before the reader's eyes; and the reader's runs. */
export function useTray(): TrayContents {
  const { items, watches } = useFollowed()
  const { runs } = useFollowedRuns()
  const isWatched = (item: Dispatch) => watches.some((isShown) => isShown(item))
  return { items: items.filter((item) => dispatchGroup(item) !== 'ended' || !isWatched(item)), runs }
}

/**
 * What the reader has sent and not dismissed, as one line that opens to a list: in the navigation column, on phones at
 * the foot. Renders nothing when there is nothing.
 */
export function Tray({ place }: { place: 'side' | 'foot' }) {
  const isPhone = useIsPhone()
  const held = useTray()
  const count = held.items.length + held.runs.length
  const [isOpen, setIsOpen] = useState(false)
  if (isPhone !== (place === 'foot')) return null
  const summary = traySummary(held.items, held.runs)
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          title={summary}
          onPointerEnter={TrayPanel.ahead}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-9 w-full shrink-0 items-center gap-2.5 rounded-control border bg-raised px-2.5 py-1 text-left text-small font-medium tabular-nums hover:bg-sunken max-md:min-h-11 max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:px-4 md:max-xl:flex-col md:max-xl:gap-0.5 md:max-xl:px-0 md:max-xl:py-1.5"
        >
          <TrayIcon {...held} />
          <span className="sr-only">Sent from here: </span>
          <span className="md:max-xl:sr-only">{summary}</span>
          <span aria-hidden className="md:max-xl:inline hidden">
            {count}
          </span>
        </button>
      )}
      {isOpen && <TrayPanel {...held} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function TrayIcon({ items, runs }: TrayContents) {
  const moving = runs.filter(({ state }) => state !== 'paused')
  const groups = new Set([...items.map(dispatchGroup), ...moving.map(runGroup)])
  if (groups.has('needs-you')) return <CircleHelp aria-hidden className="size-4 shrink-0 text-unclear" />
  if (groups.has('under-way'))
    return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-accent motion-reduce:animate-none" />
  if (runs.some(({ state }) => state === 'paused')) return <Pause aria-hidden className="size-4 shrink-0 text-warn" />
  if (items.some(({ state }) => state === 'refused'))
    return <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />
  return <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
}
