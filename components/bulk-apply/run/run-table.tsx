'use client'

import { Fragment, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RowOutcome, RowsDecision, Run, RunRow } from '@/lib/bulk-apply/contract'
import { ErrorNotice } from '../../api/error-notice'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { lazyPart } from '../../ui/lazy-part'
import { useIsPhone } from '../../ui/use-media-query'
import { rowOf, useRowKeys } from '../../ui/use-row-keys'
import { useRowWindow } from '../../ui/use-row-window'
import { columnClass, columns, RowOnItsWay, RunTableRow } from './run-table-row'
import { useRunRows } from './use-run-rows'

const RowPanel = lazyPart(async () => (await import('./row-panel')).RowPanel)

type RunTableProps = {
  run: Run
  verdict: RowOutcome | null
  onAll: () => void
  deciding: string | null
  onDecide: (decision: RowsDecision) => void
}

const rowHeight = 40
const phoneHeight = 76

/** The rows of a run, those with one verdict or all; only what is near the view is drawn and asked for. */
export function RunTable({ run, verdict, onAll, deciding, onDecide }: RunTableProps) {
  const region = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<{ row: RunRow; place: number } | null>(null)
  const height = useIsPhone() ? phoneHeight : rowHeight
  const count = verdict === null ? run.rows : run.counts[verdict]
  const keys = useRowKeys({
    count,
    rowHeight: height,
    region,
    onOpen: open,
    onSelect: open,
    onEscape: () => setOpened(null),
  })
  const { rows: drawn, after, viewport } = useRowWindow(count, region, height, keys.active)
  const rows = useRunRows({
    run,
    verdict,
    from: Math.floor(viewport.top / height),
    to: Math.ceil((viewport.top + viewport.height) / height),
    kept: opened?.place ?? null,
  })
  // The rows move on while one is looked at: its latest state counts, or else the one that was last known.
  const latest = opened ? rows.find(opened.row.id) : null

  function open(place: number) {
    const row = rows.rowAt(place)
    if (row) setOpened({ row, place })
  }

  const lastVerdict = useRef(verdict)
  const { reset } = keys
  useLayoutEffect(() => {
    if (lastVerdict.current === verdict) return
    lastVerdict.current = verdict
    region.current?.scrollTo({ top: 0 })
    setOpened(null)
    reset()
  }, [verdict, reset])

  function onClick({ target }: MouseEvent<HTMLElement>) {
    const place = rowOf(target)
    if (place === null || isChoice(target)) return
    open(place)
  }

  return (
    <>
      {rows.error && !rows.isFetching && (
        <div className="grid shrink-0 px-4 pb-3 md:px-6">
          <ErrorNotice error={rows.error} onRetry={rows.retry} isRetrying={rows.isFetching} />
        </div>
      )}
      <section
        ref={region}
        aria-label="List of rows"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={(event) => {
          if (!isChoice(event.target)) keys.onKeyDown(event)
        }}
        onFocus={keys.onFocus}
        className="min-h-80 flex-1 overflow-auto overscroll-contain border-t -outline-offset-2"
      >
        <div role="table" aria-label="Rows" aria-rowcount={count + 1}>
          <div role="rowgroup" className="sticky top-0 z-10 max-md:sr-only">
            <div role="row" aria-rowindex={1} className="list-head md:px-6">
              {columns.map(({ name, label }) => (
                <div key={name} role="columnheader" className={columnClass[name]}>
                  {label}
                </div>
              ))}
            </div>
          </div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the region takes the keys */}
          <div role="rowgroup" onClick={onClick}>
            {drawn.map(({ index, gap }) => {
              const row = rows.rowAt(index)
              const isActive = keys.active === index
              return (
                <Fragment key={index}>
                  <Space height={gap} />
                  {row ? (
                    <RunTableRow
                      row={row}
                      index={index}
                      isOpen={opened?.row.id === row.id}
                      isActive={isActive}
                      deciding={deciding}
                      onDecide={onDecide}
                    />
                  ) : (
                    <RowOnItsWay index={index} isActive={isActive} />
                  )}
                </Fragment>
              )
            })}
            <Space height={after} />
          </div>
        </div>
        {count === 0 && (
          <EmptyState
            title={verdict === null ? 'This run has no rows' : 'No row has this verdict any more'}
            action={verdict !== null && <Button onClick={onAll}>Show all rows</Button>}
          />
        )}
      </section>
      {opened && (
        <RowPanel
          row={latest ?? opened.row}
          hasMovedOn={latest === null && !rows.isFetching}
          deciding={deciding}
          onDecide={onDecide}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 ? <div aria-hidden style={{ height }} /> : null
}

/** A button of its own in the row: pressing it is not pressing the row. */
function isChoice(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-choice]') !== null
}
