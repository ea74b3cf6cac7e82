'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { useKeyHint } from '../../ui/shortcuts/use-key-hint'
import { useListKey } from '../toolbar/use-list-key'
import { exportWords } from '../words'
import type { ExportPart } from './export-part'
import type { Exporting } from './use-export'

const ConfirmExport = lazyPart(async () => (await import('./confirm-export')).ConfirmExport)

type ExportButtonsProps = {
  exporting: Exporting
  columns: string[] | null
  /** Which applicants can be exported from here; null without an index while nothing is selected or filtered. */
  part: ExportPart | null
  /** Whether the desk has a copy of all applicants. */
  hasIndex: boolean
}

/** Exports the selected or found applicants, else everyone: by key only when confirmed, since one is easily hit. */
export function ExportButtons({ exporting, columns, part, hasIndex }: ExportButtonsProps) {
  const { running, start, button } = exporting
  const hint = useKeyHint()
  const isRunning = running !== null
  const isPartRunning = isRunning && running.request.only !== null
  const exportAll = () => start({ columns, only: null, isEveryone: true })
  const canExportPart = part !== null && !part.isComing && part.total.count > 0
  const isEveryone = part?.kind === 'everyone'
  const exportPart = canExportPart ? () => start({ columns, only: part.only(), isEveryone }) : undefined
  const [isAsking, setAsking] = useState(false)
  const exportShown = part ? exportPart : exportAll
  const ask = () => setAsking(true)
  useListKey('e', exportWords.key, isRunning ? undefined : exportShown && (part && !isEveryone ? exportShown : ask))
  const isCounted = part?.total.isExact === true && !part.isComing

  return (
    <>
      {!hasIndex && (
        <Button
          look={part ? 'quiet' : 'secondary'}
          className={part ? 'max-md:hidden' : ''}
          onClick={(event) => {
            button.current = event.currentTarget
            exportAll()
          }}
          isPending={isRunning && !isPartRunning}
          disabled={isPartRunning}
          pendingLabel={<span className="max-md:sr-only">{exportWords.pending}</span>}
          title={part ? exportWords.allHint : hint(exportWords.allHint, 'e')}
        >
          <Download aria-hidden className="size-4" />
          <Face text={exportWords.csv} short={exportWords.short} />
        </Button>
      )}
      {part && (
        <Button
          onClick={(event) => {
            button.current = event.currentTarget
            exportPart?.()
          }}
          isPending={isPartRunning}
          disabled={!canExportPart || (isRunning && !isPartRunning)}
          pendingLabel={<span className="max-md:sr-only">{exportWords.pending}</span>}
          title={hint(exportWords.partHints[part.kind], 'e')}
        >
          <Download aria-hidden className="size-4" />
          <Face
            text={partInWords(part, isCounted)}
            short={isCounted ? exportWords.shortCounted({ count: part.total.count }) : exportWords.short}
          />
        </Button>
      )}
      {isAsking && (
        <ConfirmExport
          count={isCounted ? part.total.count : null}
          hasAllFields={columns === null}
          onExport={exportShown}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** A button's text; phones show a shorter one, but screen readers still read the full text. */
function Face({ text, short }: { text: string; short: string }) {
  return (
    <>
      <span className="max-md:sr-only">{text}</span>
      <span aria-hidden className="md:hidden">
        {short}
      </span>
    </>
  )
}

function partInWords({ kind, total: { count } }: ExportPart, isCounted: boolean): string {
  if (kind === 'everyone') return isCounted ? exportWords.allCounted({ count }) : exportWords.all
  return isCounted ? exportWords.theseCounted({ count }) : exportWords.these
}
