'use client'

import { ArrowDown } from 'lucide-react'
import { Fragment, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { RowFilter, SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { Button } from '../../ui/button'
import { useIsPhone, useMediaQuery } from '../../ui/use-media-query'
import { useRowWindow } from '../../ui/use-row-window'
import { checkWords } from './check/words'
import { issueTexts } from './check-words'
import { cellPositionAt } from './grid-moves'
import { firstCell, type GridColumns, GridRow, rowNumberWidth, stateWidth, widthOf } from './grid-row'
import { useGridKeys } from './use-grid-keys'
import { type GridStart, useNextIssue } from './use-next-issue'
import { useSheetRows } from './use-sheet-rows'
import { useUpload, useUploadStore } from './use-upload'

type RowsGridProps = {
  checked: SheetSummary
  version: number
  filter: RowFilter
  /** Errors from the server's check, by row number. */
  rowErrors: ReadonlyMap<number, string>
  jobTitles: ReadonlyMap<string, string>
  showsCauses: boolean
  start: GridStart | null
  onFilter: (filter: RowFilter) => void
}

/** The filtered rows, edited in place by keyboard, mouse or touch. Only rows near the view are rendered. */
export function RowsGrid(props: RowsGridProps) {
  const { checked, version, filter, rowErrors, jobTitles, showsCauses, start, onFilter } = props
  const says = useId()
  const upload = useUploadStore()
  const region = useRef<HTMLDivElement>(null)
  const isTouched = useMediaQuery('(pointer: coarse)')
  const isPhone = useIsPhone()
  // A cause takes up two lines.
  const rowHeight = isTouched || showsCauses ? 44 : 36
  const [seen, setSeen] = useState({ from: 0, to: 0 })
  const rows = useSheetRows(filter, version, seen.from, seen.to)
  const count = rows.total ?? countOf(checked, filter)
  const columns: GridColumns = checked.targets
  const { checking } = useUpload()
  const keys = useGridKeys({
    count,
    columnCount: columns.length + firstCell,
    rowHeight,
    region,
    rows,
    targetAt: (column) => columns[column - firstCell] ?? null,
    onEdit: (row, target, value) => void upload.change((sheet) => sheet.edit(row, target, value), row),
    onToggle: (row, isOut) => void upload.change((sheet) => sheet.leaveOut([row], isOut), row),
    onAccept: (row, isAccepted) => void upload.change((sheet) => sheet.accept([row], isAccepted)),
    onUndo: () => void upload.change((sheet) => sheet.undo()),
    onNext: () => void goToNext(),
  })
  const { position, editing } = keys
  const { rows: drawn, after, viewport } = useRowWindow(count, region, rowHeight, position.index)
  const from = Math.floor(viewport.top / rowHeight)
  const to = Math.min(count, Math.ceil((viewport.top + viewport.height) / rowHeight) + 8)
  useEffect(() => setSeen({ from, to }), [from, to])

  const row = rows.at(position.index)?.row ?? 0
  const goToNext = useNextIssue({ filter, columns, region, keys, after: row, start, onFilter })

  function onClick(event: MouseEvent<HTMLElement>) {
    const pressed = cellPositionAt(event.target)
    if (!pressed || (event.target instanceof Element && event.target.closest('button, textarea'))) return
    const isSame = pressed.index === position.index && pressed.column === position.column
    keys.goTo(pressed.index, pressed.column)
    const { nativeEvent } = event
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
    if (event.detail === 2 || (isTouch && isSame)) keys.startEdit()
  }

  const active = rows.at(position.index)
  const open = checked.states.invalid + checked.states.warning
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={says} className="min-h-5 min-w-0 flex-1 basis-80 wrap-anywhere text-table text-quiet">
          {active ? lineOf(active.row, issueTexts(active, columns, position.column - firstCell, rowErrors)) : ''}
        </p>
        <Button disabled={open === 0 || checking !== null} onClick={() => void goToNext()} title="Alt + ↓">
          <ArrowDown aria-hidden className="size-4" />
          {checkWords.nextProblem}
        </Button>
      </div>
      <div
        ref={region}
        className="h-[min(65dvh,38rem)] overflow-auto overscroll-contain rounded-panel border bg-surface"
        style={{ maxHeight: headHeight + Math.max(count, 2) * rowHeight + scrollbar }}
      >
        <div
          role="grid"
          aria-label={checkWords.grid}
          aria-rowcount={count + 1}
          aria-colcount={columns.length + firstCell}
          onClick={onClick}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
          className="w-max min-w-full"
        >
          <GridHead columns={columns} showsCauses={showsCauses} />
          <div role="rowgroup">
            {drawn.map(({ index, gap }) => (
              <Fragment key={index}>
                {gap > 0 && <div aria-hidden style={{ height: gap }} />}
                <GridRow
                  index={index}
                  row={rows.at(index)}
                  rowError={rowErrors.get(rows.at(index)?.row ?? 0)}
                  columns={columns}
                  jobTitles={jobTitles}
                  showsCauses={showsCauses}
                  isPhone={isPhone}
                  height={rowHeight}
                  activeColumn={position.index === index ? position.column : null}
                  editing={editing && editing.row === rows.at(index)?.row ? editing : null}
                  describedBy={says}
                  onType={keys.type}
                  onLeave={keys.commit}
                />
              </Fragment>
            ))}
            {after > 0 && <div aria-hidden style={{ height: after }} />}
          </div>
        </div>
        {count === 0 && <p className="p-4 text-quiet">{checkWords.noRows}</p>}
      </div>
      <p className="text-small text-quiet">{isTouched ? checkWords.touchHint : checkWords.keysHint}</p>
    </div>
  )
}

function GridHead({ columns, showsCauses }: { columns: GridColumns; showsCauses: boolean }) {
  return (
    <div role="rowgroup" className="sticky top-0 z-20">
      <div
        role="row"
        aria-rowindex={1}
        className="flex h-9 items-center border-b bg-raised text-table font-medium text-quiet"
      >
        <div
          role="columnheader"
          aria-colindex={1}
          className={`sticky left-0 ${rowNumberWidth} shrink-0 truncate bg-raised px-3 max-md:px-2`}
        >
          {checkWords.row}
        </div>
        <div role="columnheader" aria-colindex={2} className={`${stateWidth(showsCauses)} shrink-0 bg-raised px-2`}>
          {checkWords.state}
        </div>
        {columns.map((target, column) => (
          <div
            key={target.key}
            role="columnheader"
            aria-colindex={column + firstCell + 1}
            className="shrink-0 grow truncate border-l border-transparent px-2"
            style={{ width: widthOf(target) }}
          >
            {target.title}
          </div>
        ))}
      </div>
    </div>
  )
}

/** In pixels; with few rows the grid leaves no empty space below them. */
const headHeight = 36
const scrollbar = 18

function lineOf(row: number, texts: string[]): string {
  return [checkWords.rowAt({ row: String(row) }), ...texts].join(' · ')
}

/** The number of rows according to the summary, until the sheet has answered. */
function countOf(checked: SheetSummary, filter: RowFilter): number {
  if ('group' in filter) return checked.groups.find(({ key }) => key === filter.group)?.rows ?? 0
  return filter.show === 'all' ? checked.rows : checked.states[filter.show]
}
