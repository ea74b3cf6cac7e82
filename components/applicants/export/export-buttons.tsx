'use client'

import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { useKeyHint } from '../../ui/shortcuts/use-key-hint'
import { SpokenLine } from '../../ui/spoken-line'
import { useListKey } from '../toolbar/use-list-key'
import { exportWords } from '../words'
import type { ExportPart } from './export-part'
import type { Exporting, RunningExport } from './use-export'

type ExportButtonsProps = {
  exporting: Exporting
  columns: string[] | null
  /** Whom one may export from what is here; null without an index, where nothing is selected or filtered. */
  part: ExportPart | null
  /** Whether the desk has a copy of everyone. */
  hasIndex: boolean
}

/** Exports those who are selected or found, else everyone; with the progress, and the way to cancel it. */
export function ExportButtons({ exporting, columns, part, hasIndex }: ExportButtonsProps) {
  const { running, start, cancel } = exporting
  const hint = useKeyHint()
  const pressed = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const isRunning = running !== null
  const isPartRunning = isRunning && running.request.only !== null
  const exportAll = () => start({ columns, only: null, isEveryone: true })
  const canExportPart = part !== null && !part.isComing && part.total.count > 0
  const isEveryone = part?.kind === 'everyone'
  const exportPart = canExportPart ? () => start({ columns, only: part.only(), isEveryone }) : undefined
  useListKey('e', exportWords.key, isRunning ? undefined : part ? exportPart : exportAll)
  const isCounted = part?.total.isExact === true && !part.isComing
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
            {exportWords.cancel}
          </Button>
        </>
      )}
      {!hasIndex && (
        <Button
          look={part ? 'quiet' : 'secondary'}
          className={part ? 'max-md:hidden' : ''}
          onClick={(event) => {
            pressed.current = event.currentTarget
            exportAll()
          }}
          isPending={isRunning && !isPartRunning}
          disabled={isPartRunning}
          pendingLabel={exportWords.pending}
          title={part ? exportWords.allHint : hint(exportWords.allHint, 'e')}
        >
          <Download aria-hidden className="size-4" />
          {exportWords.csv}
        </Button>
      )}
      {part && (
        <Button
          onClick={(event) => {
            pressed.current = event.currentTarget
            exportPart?.()
          }}
          isPending={isPartRunning}
          disabled={!canExportPart || (isRunning && !isPartRunning)}
          pendingLabel={<span className="max-md:sr-only">{exportWords.pending}</span>}
          title={hint(exportWords.partHints[part.kind], 'e')}
        >
          <Download aria-hidden className="size-4" />
          {/* On phones the number alone is seen. */}
          <span>
            <span className={isCounted ? 'max-md:sr-only' : ''}>{partInWords(part.kind, isCounted)}</span>
            {isCounted && ` ${wholeNumber(part.total.count)}`}
          </span>
        </Button>
      )}
    </>
  )
}

function partInWords(kind: ExportPart['kind'], isCounted: boolean): string {
  if (kind === 'everyone') return isCounted ? exportWords.allCounted : exportWords.all
  return isCounted ? exportWords.theseCounted : exportWords.these
}

/** The server retries failed pages by itself; after this time the line says that it is waiting. */
const waitingFromMs = 5_000

/** "2,350 exported · 38 a second", or that the partner is waited for. */
function ExportProgressLine({ request, count, arrivedAt, startedAt, now }: RunningExport) {
  const seconds = (now - startedAt) / 1000
  const pace = seconds >= 1 ? Math.round(count / seconds) : 0
  const parts = [exportWords.progress({ count })]
  if (now - arrivedAt >= waitingFromMs) parts.push(request.only ? exportWords.waiting : exportWords.waitingForPartner)
  else if (pace > 0) parts.push(exportWords.pace({ count: pace }))
  return (
    <p className="self-center text-quiet tabular-nums">
      <SpokenLine line={parts.join(' · ')} />
    </p>
  )
}
