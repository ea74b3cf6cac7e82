'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/records/record'
import { prefillTable } from '../bulk-apply/upload/prefill'
import { savePrefill } from '../easy-apply/prefill'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { lazyPart } from '../ui/lazy-part'
import { readPerson } from './applicant-person'
import type { ApplicantList, ListState } from './list/applicant-list'
import { ArrivalsNotice } from './list/arrivals-notice'
import { ListEnd } from './list/list-end'
import { ListStatus } from './list/list-status'
import { NotAmongLoaded } from './list/not-among-loaded'
import { selectionTable } from './selection-table'
import { ApplicantsTable } from './table/applicants-table'
import { SelectionBar } from './table/selection-bar'
import { useSelection } from './table/use-selection'
import { useVisibleColumns } from './table/use-visible-columns'
import { useVisibleRows } from './table/use-visible-rows'
import { ListToolbar } from './toolbar/list-toolbar'
import { useOpenPosition } from './use-open-position'
import { recordToken } from './view/record-token'
import type { ListViewState } from './view/use-list-view'

const ApplicantPanel = lazyPart(async () => (await import('./details/applicant-panel')).ApplicantPanel)
const ColumnsPanel = lazyPart(async () => (await import('./toolbar/columns-panel')).ColumnsPanel)

type LoadedApplicantsProps = {
  list: ApplicantList
  state: ListState
  places: ApplicantMapping
  canApply: boolean
  shown: ListViewState
  views: ReactNode
}

/** The loaded rows with toolbar, selection and status line, and the details beside them. */
export function LoadedApplicants({ list, state, places, canApply, shown, views }: LoadedApplicantsProps) {
  const { view, open, change, openApplicant } = shown
  const { count, hasMore } = state
  const router = useRouter()
  const filterBox = useRef<HTMLInputElement>(null)
  const [areColumnsOpen, setColumnsOpen] = useState(false)
  const columns = useVisibleColumns(state.columns, view)
  const search = useVisibleRows(list, state, view)
  const { rows } = search
  const selection = useSelection(rows)
  const [pressed, setPressed] = useState<number | null>(null)
  const opened = useOpenPosition(list, count, open, places, pressed)
  const openedRecord = opened === null ? undefined : list.record(opened)
  const openedIndex = opened === null ? -1 : rows.indexOf(opened)
  const isPlain = view.filter.trim() === '' && view.sort === null

  // Whoever loads more rows is likely to open details soon.
  const isGoingOn = state.isGrown
  useEffect(() => {
    if (isGoingOn) ApplicantPanel.ahead()
  }, [isGoingOn])

  const hiddenCount = useMemo(() => {
    if (selection.selected.size === 0 || view.filter.trim() === '') return 0
    const shown = new Set(Array.from({ length: rows.count }, (_, index) => rows.at(index)))
    return [...selection.selected].filter((position) => !shown.has(position)).length
  }, [rows, selection.selected, view.filter])

  const openRow = useCallback(
    (index: number) => {
      const record = list.record(rows.at(index))
      if (!record) return
      setColumnsOpen(false)
      setPressed(rows.at(index))
      openApplicant(recordToken(record, places))
    },
    [list, rows, places, openApplicant],
  )
  const close = useCallback(() => openApplicant(null), [openApplicant])
  const onSort = useCallback((sort: typeof view.sort) => change({ sort }), [change])
  const onWidth = useCallback(
    (pointer: string, width: number) => change({ widths: { ...view.widths, [pointer]: width } }),
    [change, view.widths],
  )

  /** Moves the focus too: the pressed button disappears. */
  function clearFilter() {
    change({ filter: '' })
    filterBox.current?.focus()
  }

  function apply(position: number) {
    const record = list.record(position)
    if (!record) return
    savePrefill(readPerson(record, places))
    router.push('/easy-apply')
  }

  function applyForAll() {
    const records = [...selection.selected].map(list.record).filter((record) => record !== undefined)
    prefillTable(selectionTable(records, state.columns, places))
    router.push('/bulk-apply')
  }

  function selectedEmails(): string {
    const emails = [...selection.selected].map((position) => emailAt(list.record(position), places))
    return emails.filter((email) => email !== '').join('\n')
  }

  const [onlySelected] = selection.selected.size === 1 ? selection.selected : []

  return (
    <>
      <ListToolbar
        box={filterBox}
        view={view}
        search={search}
        hasMore={hasMore}
        onFilter={(filter) => change({ filter })}
        onColumns={() => {
          close()
          setColumnsOpen(true)
        }}
      >
        {views}
      </ListToolbar>
      {open !== null && !openedRecord && <NotAmongLoaded list={list} state={state} onDismiss={close} />}
      <div className="relative flex min-h-0 flex-1 flex-col border-t">
        <ArrivalsNotice list={list} state={state} />
        {rows.count === 0 && !search.isSearching ? (
          <div className="min-h-0 flex-1 overflow-auto">
            <EmptyState
              title="No loaded applicant fits the filter"
              action={<Button onClick={clearFilter}>Clear the filter</Button>}
            >
              {hasMore ? 'Only what is loaded is looked through: “Load all” below brings the rest.' : null}
            </EmptyState>
          </div>
        ) : (
          <ApplicantsTable
            list={list}
            rows={rows}
            columns={columns}
            isPlain={isPlain}
            isWhole={!hasMore}
            isCompact={view.isCompact}
            scope={`${view.sort?.pointer} ${view.sort?.isDescending} ${view.filter} ${state.newcomers.length}`}
            sort={view.sort}
            onSort={onSort}
            onWidth={onWidth}
            selection={selection}
            opened={opened}
            onOpen={openRow}
            onClose={close}
          >
            <ListEnd list={list} state={state} />
          </ApplicantsTable>
        )}
      </div>
      {selection.selected.size > 0 && (
        <SelectionBar
          count={selection.selected.size}
          hidden={hiddenCount}
          emails={selectedEmails}
          onApply={canApply ? () => (onlySelected === undefined ? applyForAll() : apply(onlySelected)) : undefined}
          onSelectAll={() => selection.selectAll(true)}
          onClear={selection.clear}
        />
      )}
      <ListStatus list={list} state={state} />
      {areColumnsOpen && (
        <ColumnsPanel
          found={state.columns}
          drawn={columns}
          hasMoreColumns={state.hasMoreColumns}
          count={count}
          view={view}
          onChange={change}
          onClose={() => setColumnsOpen(false)}
        />
      )}
      {openedRecord && opened !== null && (
        <ApplicantPanel
          record={openedRecord}
          places={places}
          onApply={canApply ? () => apply(opened) : undefined}
          onClose={close}
          {...(openedIndex > 0 ? { onPrevious: () => openRow(openedIndex - 1) } : {})}
          {...(openedIndex >= 0 && openedIndex < rows.count - 1 ? { onNext: () => openRow(openedIndex + 1) } : {})}
        />
      )}
    </>
  )
}

function emailAt(record: PartnerRecord | undefined, places: ApplicantMapping): string {
  return record ? readPerson(record, places).email : ''
}
