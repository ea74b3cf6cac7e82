'use client'

import { type RefObject, useState } from 'react'
import type { RowOutcome, RowsDecision, Run, RunRow } from '@/lib/bulk-apply/contract'
import { ErrorNotice } from '../../api/error-notice'
import { Button } from '../../ui/button'
import { DataTable, HeadRow } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { lazyPart } from '../../ui/lazy-part'
import { PanelSpace } from '../../ui/panel-slot'
import { useFocusIfLost } from '../../ui/use-focus-if-lost'
import { useIsPhone } from '../../ui/use-media-query'
import { useRowList, useShowOpened } from '../../ui/use-row-list'
import { LoadingRow, RunTableRow, runColumns } from './run-table-row'
import type { ListedRows } from './use-listed-rows'
import { useRunRows } from './use-run-rows'
import { rowWords, runWords } from './words'

const RowPanel = lazyPart(async () => (await import('./row-panel')).RowPanel, <PanelSpace />)

type RunTableProps = {
  run: Run
  outcome: RowOutcome | null
  listed: ListedRows
  /** The element that shows the run's state: gets the focus once the pressed button of a row is gone. */
  standing: RefObject<HTMLElement | null>
  onAll: () => void
  deciding: string | null
  onDecide: (decision: RowsDecision) => void
}

const rowHeight = 40
const phoneHeight = 76

/** The rows of a run, all or those with one outcome; only rows near the view are loaded. */
export function RunTable({ run, outcome, listed, standing, onAll, deciding, onDecide }: RunTableProps) {
  const keepFocus = useFocusIfLost(standing)
  const [opened, setOpened] = useState<{ row: RunRow; index: number } | null>(null)
  const [lastOutcome, setLastOutcome] = useState(outcome)
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome)
    setOpened(null)
  }
  const count = outcome === null ? run.rows : run.counts[outcome]
  const list = useRowList({
    count,
    rowHeight: useIsPhone() ? phoneHeight : rowHeight,
    scope: outcome ?? '',
    onOpen: open,
    onEscape: () => setOpened(null),
  })
  useShowOpened(list, opened?.row.id, opened?.index ?? -1)
  const rows = useRunRows({ run, outcome, ...list.visible, kept: opened?.index ?? null })
  // Rows change outcome while one is open: show its latest state, or else the last one known.
  const latest = opened ? rows.find(opened.row.id) : null

  function open(index: number) {
    const row = rows.rowAt(index)
    if (row) setOpened({ row, index })
  }

  /** Undefined at the ends of the list, and while the adjacent row is loading. */
  function stepTo(step: 1 | -1) {
    // Once the opened row has left the list, the next row is at its index.
    const index = (opened?.index ?? 0) + (step === 1 && latest === null ? 0 : step)
    return rows.rowAt(index) ? () => open(index) : undefined
  }

  function listedOf({ id, outcome }: RunRow) {
    return outcome === 'needs-decision' ? (listed[id] ?? null) : null
  }

  function renderRow(index: number, isActive: boolean) {
    const row = rows.rowAt(index)
    if (!row) return <LoadingRow index={index} isActive={isActive} />
    const isOpen = opened?.row.id === row.id
    return (
      <RunTableRow
        listed={listedOf(row)}
        {...{ row, index, isOpen, isActive, deciding }}
        onDecide={(decision) => {
          keepFocus()
          onDecide(decision)
        }}
      />
    )
  }

  return (
    <>
      {rows.error && !rows.isFetching && (
        <div className="grid shrink-0 px-4 pb-3 md:px-6">
          <ErrorNotice error={rows.error} onRetry={rows.retry} isRetrying={rows.isFetching} />
        </div>
      )}
      <DataTable
        list={list}
        regionLabel={rowWords.list}
        label={rowWords.table}
        rowCount={count + 1}
        className="@container min-h-80 border-t"
        head={<HeadRow columns={runColumns()} />}
        renderRow={renderRow}
        onRowClick={open}
        empty={
          <EmptyState
            title={outcome === null ? runWords.noRows : runWords.noneLeft}
            action={outcome !== null && <Button onClick={onAll}>{runWords.showAll}</Button>}
          />
        }
      />
      {opened && (
        <RowPanel
          row={latest ?? opened.row}
          listed={listedOf(latest ?? opened.row)}
          hasMovedOn={latest === null && !rows.isFetching}
          deciding={deciding}
          onDecide={onDecide}
          onClose={() => setOpened(null)}
          onPrevious={stepTo(-1)}
          onNext={stepTo(1)}
        />
      )}
    </>
  )
}
