'use client'

import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type ApplicantMapping, maxSelected } from '@/lib/applicants/contract'
import { recordKey } from '@/lib/partner/paging/record-key'
import type { ListView } from '@/lib/views/contract'
import { isFiltering, noFilters } from '@/lib/views/plain-view'
import { LazyColumnsPanel, useColumnsPanel } from '../records/columns/chooser/lazy-columns-panel'
import type { ListViewState } from '../records/view/use-list-view'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { ExportButtons } from './export/export-buttons'
import { type ExportPart, selectedPart } from './export/export-part'
import type { Exporting } from './export/use-export'
import { LazyPanel, LazySelection } from './lazy-parts'
import type { ApplicantList, ListState } from './list/applicant-list'
import { ListEnd } from './list/list-end'
import { ListStatus } from './list/list-status'
import { scopeOf, useLoadedTable } from './list/use-loaded-table'
import { loadedWords } from './list/words'
import { LazyArrivals, LazyNotAmongLoaded, LazySearchEveryone, usePreloadNotices } from './notices/lazy-notices'
import { OpenedDetails } from './opened-details'
import { selectionInWords } from './selection/selection-in-words'
import { useHiddenCount, useSelection } from './selection/use-selection'
import { ApplicantsTable } from './table/applicants-table'
import { filterableColumns } from './table/use-column-menus'
import type { Search } from './table/use-visible-rows'
import { FiltersButton, useFoldedFilters } from './toolbar/filters-button'
import { ListToolbar } from './toolbar/list-toolbar'
import { LoadedFilters } from './toolbar/loaded-filters'
import { ResultLine } from './toolbar/result-line'
import { useOpenSingle } from './toolbar/use-open-single'
import { useApply } from './use-apply'
import { useOpenApplicant } from './use-open-applicant'

type LoadedApplicantsProps = {
  list: ApplicantList
  state: ListState
  mapping: ApplicantMapping
  details: ApplicantMapping
  canWrite: boolean
  exporting: Exporting
  location: ListViewState
  /** The menu of saved views. */
  views: ReactNode
}

/** The loaded rows with the toolbar, selection and status line, and the details beside them. */
export function LoadedApplicants(props: LoadedApplicantsProps) {
  const { list, state, mapping, details, canWrite, location, views, exporting } = props
  const { open: openToken, change } = location
  const { count, hasMore } = state
  const filterBox = useRef<HTMLInputElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const { wanted, view, columns, reader, search, words, menus } = useLoadedTable(props)
  const { rows } = search
  const folded = useFoldedFilters()
  const selection = useSelection(rows)
  const open = useOpenApplicant({ list, count, rows, location, mapping })
  const columnsPanel = useColumnsPanel(open)
  const { openDetails } = columnsPanel
  const keyed = canWrite ? { selected: selection.selected, rows, openDetails } : null
  const applyFields = { mapping, details, reader, opened: open.position }
  const { applyForAll, quick } = useApply(list, state.columns, applyFields, keyed)
  const hidden = useHiddenCount(rows, selection.selected, isFiltering(view))
  usePreloadDetails(state.isGrown)
  usePreloadNotices()
  const viewChanges = useViewChanges(location)
  const openSingle = useOpenSingle({
    filter: wanted.filter,
    count: search.isSearching ? null : rows.count,
    open: () => openDetails(0),
  })
  const isIdle =
    openToken === null && !columnsPanel.isOpen && selection.selected.size === 0 && exporting.running === null

  /** Moves the focus too: the pressed button disappears. */
  function clearFilter() {
    change(noFilters)
    filterBox.current?.focus()
  }

  return (
    <>
      <LazySearchEveryone filter={wanted.filter} isIdle={isIdle} />
      <ListToolbar
        box={filterBox}
        label={loadedWords.filter}
        filter={wanted.filter}
        result={<ResultLine search={search} view={view} hasMore={hasMore} />}
        onFilter={(filter) => change({ filter })}
        onEnter={openSingle}
        onColumns={columnsPanel.open}
        views={views}
        filters={<FiltersButton view={wanted} className="md:hidden" {...folded} />}
        exports={
          canWrite && (
            <ExportButtons
              exporting={exporting}
              columns={view.columns}
              part={partToExport(props, { selected: selection.selected, search, isFiltered: isFiltering(view) })}
              hasIndex={false}
            />
          )
        }
      />
      <LoadedFilters
        {...{ view: wanted, reader, mapping }}
        records={() => list.records()}
        columns={filterableColumns(columns, { menus, reader })}
        isOpen={folded.isOpen}
        onChange={change}
      />
      {openToken !== null && !open.record && <LazyNotAmongLoaded list={list} state={state} onDismiss={open.close} />}
      <div
        ref={region}
        data-list-keys="list"
        className="@container/list relative flex min-h-0 flex-1 flex-col border-t short:min-h-44"
      >
        {state.arrivedAbove > 0 && <LazyArrivals list={list} state={state} />}
        <ApplicantsTable
          list={list}
          rows={rows}
          columns={columns}
          reader={reader}
          fields={state.columns}
          search={words}
          mapping={{ ...mapping, time: details.time }}
          {...tableView(view, state)}
          sort={wanted.sort}
          isCompact={wanted.isCompact}
          {...viewChanges}
          menus={menus}
          empty={!search.isSearching && <NoneFound hasMore={hasMore} onClear={clearFilter} />}
          selection={selection}
          opened={open.position}
          onOpen={openDetails}
          onClose={open.close}
        >
          <ListEnd list={list} state={state} />
        </ApplicantsTable>
      </div>
      {selection.selected.size > 0 && (
        <LazySelection
          list={list}
          mapping={mapping}
          selection={selection}
          summary={selectionInWords({ selected: selection.selected.size, hidden })}
          onApply={canWrite ? applyForAll : undefined}
        />
      )}
      <ListStatus list={list} state={state} />
      {columnsPanel.isOpen && (
        <LazyColumnsPanel
          reader={reader}
          found={state.columns}
          visible={columns}
          list={region}
          hasMoreColumns={state.hasMoreColumns}
          count={count}
          view={wanted}
          onChange={change}
          onClose={columnsPanel.close}
        />
      )}
      <OpenedDetails
        open={open}
        rows={rows}
        mapping={details}
        onRow={openDetails}
        apply={canWrite ? quick : undefined}
      />
    </>
  )
}

/**
 * The selected applicants, else the loaded ones that match the filter; by key, since there is no index to search.
 */
function partToExport(
  { list, mapping }: LoadedApplicantsProps,
  { selected, search, isFiltered }: { selected: ReadonlySet<number>; search: Search; isFiltered: boolean },
): ExportPart | null {
  const keysOf = (positions: readonly number[]) =>
    positions.flatMap((position) => {
      const record = list.record(position)
      return record ? [recordKey(record, mapping.key)] : []
    })
  const { count, at } = search.rows
  if (selected.size > 0) return selectedPart(selected.size, () => keysOf([...selected]))
  if (!isFiltered || search.isSearching || count === 0 || count > maxSelected) return null
  const keys = () => keysOf(Array.from({ length: count }, (_, index) => at(index)))
  return { kind: 'found', total: { count, isExact: true }, only: () => ({ keys: keys() }) }
}

/** Handlers for sorting the table and resizing its columns. */
function useViewChanges({ view, change }: ListViewState) {
  const onSort = useCallback((sort: ListView['sort']) => change({ sort }), [change])
  const onWidth = useCallback(
    (pointer: string, width: number) => change({ widths: { ...view.widths, [pointer]: width } }),
    [change, view.widths],
  )
  return { onSort, onWidth }
}

/** How the table shows its rows. */
function tableView(view: ListView, { hasMore, newcomers }: ListState) {
  return {
    isPlain: !isFiltering(view) && view.sort === null,
    isWhole: !hasMore,
    scope: JSON.stringify([scopeOf(view), newcomers.length]),
  }
}

/** Preloads the details: users who load more rows are likely to open some soon. */
function usePreloadDetails(isGrown: boolean) {
  useEffect(() => {
    if (isGrown) LazyPanel.ahead()
  }, [isGrown])
}

function NoneFound({ hasMore, onClear }: { hasMore: boolean; onClear: () => void }) {
  return (
    <EmptyState title={loadedWords.noneMatch} action={<Button onClick={onClear}>{loadedWords.clearFilter}</Button>}>
      {hasMore ? loadedWords.onlyLoaded : null}
    </EmptyState>
  )
}
