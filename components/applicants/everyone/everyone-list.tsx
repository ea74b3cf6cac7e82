'use client'

import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'
import type { Pointer } from '@/lib/records/pointer'
import type { ListView } from '@/lib/views/contract'
import { isFiltering, noFilters } from '@/lib/views/plain-view'
import type { DeskError } from '../../api/desk-api'
import { LazyColumnsPanel, useColumnsPanel } from '../../records/columns/chooser/lazy-columns-panel'
import type { ListViewState } from '../../records/view/use-list-view'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Notice } from '../../ui/notice'
import { PanelSpace } from '../../ui/panel-slot'
import { ExportButtons } from '../export/export-buttons'
import { type ExportPart, selectedPart } from '../export/export-part'
import type { Exporting } from '../export/use-export'
import { LazyNoApplicants, LazySelection } from '../lazy-parts'
import { OpenedDetails } from '../opened-details'
import { ApplicantsTable } from '../table/applicants-table'
import { filterableColumns } from '../table/use-column-menus'
import { FiltersButton, useFoldedFilters } from '../toolbar/filters-button'
import { ListToolbar } from '../toolbar/list-toolbar'
import { useOpenSingle } from '../toolbar/use-open-single'
import { useApply } from '../use-apply'
import { filterWords, selectionWords } from '../words'
import { FacetBar } from './facet-bar'
import type { FoundApplicants, FoundState } from './found-applicants'
import { isNarrowed } from './found-line'
import { wholeSearchOf } from './found-part'
import { FoundStatus } from './found-status'
import { LazySearchError, usePreloadPanel } from './lazy-everyone'
import { MissingRow } from './missing-row'
import { useFoundSelection } from './use-found-selection'
import { useFoundTable } from './use-found-table'
import { useOpenFound } from './use-open-found'
import { foundWords } from './words'

type EveryoneListProps = {
  /** The answer that the screen was first rendered with. */
  first: SearchAnswer
  usual: Pointer[] | null
  list: FoundApplicants
  state: FoundState
  /** The rows have shown the previous search long enough for the screen to say so. */
  isSearching: boolean
  mapping: ApplicantMapping
  canWrite: boolean
  exporting: Exporting
  location: ListViewState
  /** The menu of saved views. */
  views: ReactNode
}

/** All applicants from the desk's own index, where searching, filtering and sorting cover everyone. */
export function EveryoneList(props: EveryoneListProps) {
  const { first, list, state, mapping, canWrite, location, views, exporting } = props
  const { view, change } = location
  const { rows, error, isApproximate } = state
  const box = useRef<HTMLInputElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const { columns, reader, words, menus } = useFoundTable(props)
  const selection = useFoundSelection(list, state)
  const folded = useFoldedFilters()
  usePreloadPanel()
  const open = useOpenFound({ list, state, location, mapping })
  const columnsPanel = useColumnsPanel(open)
  const { openDetails } = columnsPanel
  const keyed = canWrite && !selection.isPending ? { selected: selection.selected, rows, openDetails } : null
  const applyFields = { mapping, details: mapping, reader, opened: open.position }
  const { applyForAll, quick } = useApply(list, state.columns, applyFields, keyed)
  const isAnswered = !state.isSearching && state.query.words === view.filter
  const openSingle = useOpenSingle({
    filter: view.filter,
    count: isAnswered ? state.total.count : null,
    open: () => openDetails(0),
  })

  return (
    <>
      <ListToolbar
        box={box}
        label={foundWords.search}
        filter={view.filter}
        onFilter={(filter) => change({ filter })}
        onEnter={openSingle}
        onColumns={columnsPanel.open}
        views={views}
        filters={<FiltersButton view={view} className="@min-[1000px]:hidden" {...folded} />}
        exports={
          canWrite && (
            <ExportButtons
              exporting={exporting}
              columns={view.columns}
              part={partToExport(props, selection)}
              hasIndex
            />
          )
        }
      />
      <FacetBar
        {...{ state, first, view, mapping, reader }}
        columns={filterableColumns(columns, { menus, reader })}
        isOpen={folded.isOpen}
        onChange={change}
      />
      <Notes
        error={error}
        isApproximate={isApproximate}
        onDismiss={open.isMissing ? open.close : undefined}
        onRetry={list.reload}
      />
      <div
        ref={region}
        data-list-keys="list"
        className="@container/list relative flex min-h-0 flex-1 flex-col border-t short:min-h-44"
      >
        <ApplicantsTable
          list={list}
          rows={rows}
          columns={columns}
          reader={reader}
          fields={state.columns}
          search={words}
          mapping={mapping}
          isPlain
          isWhole={state.total.isExact}
          isCompact={view.isCompact}
          scope={JSON.stringify([view.filter, view.sort, view.where, view.isNewOnly, view.applied, view.fieldFilters])}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          onWidth={(pointer, width) => change({ widths: { ...view.widths, [pointer]: width } })}
          selection={selection}
          selectAllLabel={selectionWords.all}
          opened={open.position}
          onOpen={openDetails}
          onClose={open.close}
          menus={menus}
          empty={!state.isSearching && <NobodyFound view={view} onClear={() => change(noFilters)} />}
          renderMissing={(index) => <MissingRow index={index} />}
        >
          {null}
        </ApplicantsTable>
      </div>
      {(selection.selected.size > 0 || selection.isPending) && (
        <LazySelection
          list={list}
          mapping={mapping}
          selection={selection}
          summary={selection.summary}
          isPending={selection.isPending}
          onApply={canWrite ? applyForAll : undefined}
        />
      )}
      <FoundStatus state={state} onRefresh={() => void list.reload()} />
      {columnsPanel.isOpen && (
        <LazyColumnsPanel
          reader={reader}
          found={state.columns}
          visible={columns}
          list={region}
          hasMoreColumns={false}
          count={state.seen}
          view={view}
          onChange={change}
          onClose={columnsPanel.close}
        />
      )}
      {location.open !== null && open.position === null && !open.isMissing && <PanelSpace />}
      <OpenedDetails
        open={open}
        rows={rows}
        mapping={mapping}
        onRow={openDetails}
        apply={canWrite ? quick : undefined}
      />
    </>
  )
}

/** The selected applicants, else those the search finds. */
function partToExport(
  { list, state, isSearching }: EveryoneListProps,
  { selected }: { selected: ReadonlySet<number> },
): ExportPart {
  if (selected.size > 0)
    return selectedPart(selected.size, () => [...selected].flatMap((number) => list.row(number)?.key ?? []))
  const kind = isNarrowed(state.query) ? 'found' : 'everyone'
  return { kind, total: state.total, isComing: isSearching, only: () => ({ search: wholeSearchOf(state) }) }
}

type NotesProps = {
  error: DeskError | null
  isApproximate: boolean
  /** Set when the URL names an applicant who is not listed. */
  onDismiss: (() => void) | undefined
  onRetry: () => void
}

function Notes({ error, isApproximate, onDismiss, onRetry }: NotesProps) {
  return (
    <div className="grid gap-2 px-4 pb-3 empty:hidden md:px-6">
      {error && <LazySearchError error={error} onRetry={onRetry} />}
      {isApproximate && <Notice tone="info" title={foundWords.approximate} />}
      {onDismiss && (
        <Notice
          tone="info"
          title={foundWords.missing}
          actions={
            <Button onClick={onDismiss}>
              <X aria-hidden className="size-4" />
              {foundWords.dismiss}
            </Button>
          }
        >
          <p>{foundWords.missingWhy}</p>
        </Notice>
      )}
    </div>
  )
}

function NobodyFound({ view, onClear }: { view: ListView; onClear: () => void }) {
  if (!isFiltering(view)) return <LazyNoApplicants />
  return (
    <EmptyState
      title={view.isNewOnly ? foundWords.noneNew : foundWords.none}
      action={<Button onClick={onClear}>{filterWords.everyone}</Button>}
    >
      {foundWords.searchedAll}
    </EmptyState>
  )
}
