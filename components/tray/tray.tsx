'use client'

import { CircleCheck, CircleHelp } from 'lucide-react'
import { useState } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { useFollowedRuns } from '../bulk-apply/runs/use-followed-runs'
import { useFollowed } from '../dispatch/use-followed'
import { lazyPart } from '../ui/lazy-part'
import { useIsPhone } from '../ui/use-media-query'
import { countNeedsYou, dispatchGroup, percentDone, runGroup, traySummary } from './tray-summary'
import { trayWords } from './words'

const TrayPanel = lazyPart(async () => (await import('./tray-panel')).TrayPanel)

type TrayContents = { items: readonly Dispatch[]; runs: readonly Run[] }

/**
 * The tray's contents: the user's runs, and all followed dispatches except those that have ended and whose outcome a
 * page has shown. Items that need the user are included on every page. `isRead`: the desk has sent both.
 */
export function useTray(): TrayContents & { isRead: boolean } {
  const followed = useFollowed()
  const { runs, isRead } = useFollowedRuns()
  const isShownDone = (item: Dispatch) =>
    dispatchGroup(item) === 'ended' && followed.watches.some((isShown) => isShown(item))
  return { items: followed.items.filter((item) => !isShownDone(item)), runs, isRead: isRead && followed.isRead }
}

/**
 * What the user has sent and not cleared: a ring shows the progress, a badge how many items need the user. In the
 * navigation column, on phones at the bottom. Renders nothing when empty.
 */
export function Tray({ place }: { place: 'side' | 'foot' }) {
  const isPhone = useIsPhone()
  const { isRead, ...held } = useTray()
  const groups = [...held.items.map(dispatchGroup), ...held.runs.map(runGroup)]
  // On phones, ended items alone do not show the tray, to save a line: the activity log has them.
  const isShown = isPhone ? groups.some((group) => group !== 'ended') : groups.length > 0
  const [isOpen, setIsOpen] = useState(false)
  if (isPhone !== (place === 'foot')) return null
  const summary = traySummary(held.items, held.runs)
  // With only one of the two read, the number would grow a moment later.
  const needsYou = isRead ? countNeedsYou(held.items, held.runs) : 0
  return (
    <>
      {isShown && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          title={summary}
          onPointerEnter={TrayPanel.ahead}
          onClick={() => setIsOpen(!isOpen)}
          className="relative flex min-h-9 w-full shrink-0 items-center gap-2.5 rounded-control px-2.5 py-1 text-left font-medium hover:bg-sunken max-md:min-h-11 max-md:rounded-none max-md:border-t max-md:bg-raised max-md:px-4 md:max-xl:justify-center md:max-xl:px-0"
        >
          <TrayRing {...held} />
          <span className="sr-only">{trayWords.titleAnd({ summary })}</span>
          <span aria-hidden className="min-w-0 flex-1 truncate md:max-xl:hidden">
            {trayWords.title}
          </span>
          {needsYou > 0 && (
            <span
              aria-hidden
              className="grid h-5 min-w-5 place-items-center rounded-full bg-unclear px-1.5 text-small font-semibold text-surface tabular-nums md:max-xl:absolute md:max-xl:-top-1 md:max-xl:-right-1"
            >
              {needsYou}
            </span>
          )}
        </button>
      )}
      {isOpen && <TrayPanel {...held} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A ring with the progress of everything under way; otherwise an icon. */
function TrayRing({ items, runs }: TrayContents) {
  const percent = percentDone(items, runs)
  if (percent === null)
    return countNeedsYou(items, runs) > 0 ? (
      <CircleHelp aria-hidden className="size-5 shrink-0 text-unclear" />
    ) : (
      <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
    )
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0 -rotate-90">
      <circle cx="10" cy="10" r="8" fill="none" strokeWidth="3" className="stroke-line" />
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${Math.max(4, percent)} 100`}
        className="stroke-accent"
      />
    </svg>
  )
}
