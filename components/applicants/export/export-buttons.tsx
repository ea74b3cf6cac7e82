'use client'

import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { HitCount } from '@/lib/applicant-index/contract'
import type { WholeSearch } from '@/lib/applicants/contract'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { SpokenLine } from '../../ui/spoken-line'
import { useCount } from '../../ui/use-count'
import { useListKey } from '../toolbar/use-list-key'
import type { RunningExport, useExport } from './use-export'

/** What an index finds: `search` is what the shown rows answer, `total` how many; not while it searches for others. */
export type FoundToExport = { search: WholeSearch; total: HitCount; isSearching: boolean }

type ExportButtonsProps = Pick<ReturnType<typeof useExport>, 'running' | 'start' | 'cancel'> & {
  columns: string[] | null
  /** Without it there is no index, and everyone is all that can be exported. */
  found: FoundToExport | undefined
}

/** Exports everyone or, with an index, also those who were found; with the progress, and the way to cancel it. */
export function ExportButtons({ running, start, cancel, columns, found }: ExportButtonsProps) {
  const formatCount = useCount()
  const pressed = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const isRunning = running !== null
  const isFoundRunning = isRunning && running.request.search !== null
  const exportAll = () => start({ columns, search: null })
  const canExportFound = found && !found.isSearching && found.total.count > 0
  const exportFound = canExportFound ? () => start({ columns, search: found.search }) : undefined
  useListKey('e', isRunning ? undefined : found ? exportFound : exportAll)
  // "Cancel" disappears with the export: return its focus.
  useEffect(() => {
    if (!isRunning && hadFocus.current) pressed.current?.focus()
    hadFocus.current = false
  }, [isRunning])

  return (
    <>
      {running && (
        <>
          <ExportProgressLine {...running} />
          <Button
            onClick={cancel}
            onFocus={() => {
              hadFocus.current = true
            }}
            onBlur={(event) => {
              // Removing the button blurs it too, without a related target.
              if (event.relatedTarget) hadFocus.current = false
            }}
          >
            <X aria-hidden className="size-4" />
            Cancel
          </Button>
        </>
      )}
      <Button
        look={found ? 'quiet' : 'secondary'}
        onClick={(event) => {
          pressed.current = event.currentTarget
          exportAll()
        }}
        isPending={isRunning && !isFoundRunning}
        disabled={isFoundRunning}
        pendingLabel="Exporting…"
        {...(found ? { title: 'Everyone, read anew from the partner' } : {})}
      >
        <Download aria-hidden className="size-4" />
        {found ? 'Export all' : 'Export CSV'}
      </Button>
      {found && (
        <Button
          onClick={(event) => {
            pressed.current = event.currentTarget
            exportFound?.()
          }}
          isPending={isFoundRunning}
          disabled={!canExportFound || (isRunning && !isFoundRunning)}
          pendingLabel="Exporting…"
          title="As the desk has them (E)"
        >
          <Download aria-hidden className="size-4" />
          {found.total.isExact && !found.isSearching
            ? `Export these ${formatCount(found.total.count)}`
            : 'Export these'}
        </Button>
      )}
    </>
  )
}

/** The server retries failed pages by itself; from here on the line says that it waits. */
const waitingFromMs = 5_000

/** "2,350 exported · 38 a second", or that the partner is waited for. */
function ExportProgressLine({ request, count, arrivedAt, startedAt, now }: RunningExport) {
  const seconds = (now - startedAt) / 1000
  const pace = seconds >= 1 ? Math.round(count / seconds) : 0
  const parts = [`${wholeNumber(count)} exported`]
  if (now - arrivedAt >= waitingFromMs) parts.push(request.search ? 'waiting for the desk' : 'waiting for the partner')
  else if (pace > 0) parts.push(`${wholeNumber(pace)} a second`)
  return (
    <p className="self-center text-quiet tabular-nums">
      <SpokenLine line={parts.join(' · ')} />
    </p>
  )
}
