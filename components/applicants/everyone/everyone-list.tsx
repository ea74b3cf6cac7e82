'use client'

import { X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'
import type { Pointer } from '@/lib/records/pointer'
import type { ListView } from '@/lib/views/contract'
import { isFiltering, noFilters } from '@/lib/views/plain-view'
import type { DeskError } from '../../api/desk-api'
import { useFieldReader } from '../../records/columns/use-field-reader'
import { useVisibleColumns } from '../../records/columns/use-visible-columns'
import { maxDefaultColumns } from '../../records/columns/visible-columns'
import type { ListViewState } from '../../records/view/use-list-view'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { lazyPart } from '../../ui/lazy-part'
import { Notice } from '../../ui/notice'
import { PanelSpace } from '../../ui/panel-slot'
import { ExportButtons } from '../export/export-buttons'
import { type ExportPart, selectedPart } from '../export/export-part'
import type { Exporting } from '../export/use-export'
import { LazyNoApplicants, LazySelection } from '../lazy-parts'
import { ApplicantsTable } from '../table/applicants-table'
import { facetField, withChosen } from '../table/facet-field'
import { nothingSearched, wordsOfSearch } from '../table/search-words'
import { filterableColumns, useColumnMenus } from '../table/use-column-menus'
import { FiltersButton, useFoldedFilters } from '../toolbar/filters-button'
import { ListToolbar } from '../toolbar/list-toolbar'
import { type ListFocus, useListKey } from '../toolbar/use-list-key'
import { useOpenSingle } from '../toolbar/use-open-single'
import { useApply } from '../use-apply'
import { filterWords, listWords, selectionWords } from '../words'
import { FacetBar } from './facet-bar'
import type { FacetChoicesProps } from './facet-choices'
import type { FoundApplicants, FoundState } from './found-applicants'
import { isNarrowed } from './found-line'
import { wholeSearchOf } from './found-part'
import { FoundStatus } from './found-status'
import { LazyPanel, LazySearchError, usePreloadPanel } from './lazy-everyone'
import { MissingRow } from './missing-row'
import { useFoundSelection } from './use-found-selection'
import { useOpenFound } from './use-open-found'
import { foundWords } from './words'

const ColumnsPanel = lazyPart(
  async () => (await import('../../records/columns/chooser/columns-panel')).ColumnsPanel,
  <PanelSpace />,
)

/** Loaded with the menu that shows them. */
const FacetChoices = lazyPart<FacetChoicesProps>(async () => (await import('./facet-choices')).FacetChoices)

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
  const [areColumnsOpen, setColumnsOpen] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const columns = useVisibleColumns(state.columns, view, {
    usual: { lead: mapping.columns, most: maxDefaultColumns, known: props.usual },
  })
  const reader = useFieldReader(mapping, state.columns)
  const words = useMemo(
    () => (isApproximate ? nothingSearched : wordsOfSearch(state.query.words)),
    [isApproximate, state.query.words],
  )
  const menus = useColumnMenus({
    view,
    onChange: change,
    mapping,
    columns: state.columns,
    offered: state.offered.map(({ name }) => name),
    renderChoices: (facet) => (
      <FacetChoices
        field={facetField(facet, { where: view.where, reader, names: state.names })}
        state={state}
        status={mapping.status}
        onChange={(chosen) => change({ where: withChosen(view.where, facet, chosen) })}
      />
    ),
  })
  const selection = useFoundSelection(list, state)
  const folded = useFoldedFilters()
  usePreloadPanel()
  const open = useOpenFound({ list, state, location, mapping })
  const { applyForAll, applyByKey, quick } = useApply(list, state.columns, {
    mapping,
    details: mapping,
    reader,
    opened: open.number,
  })
  const applyFocused = (focus: ListFocus) => applyByKey(focus, { selected: selection.selected, rows, openRow })
  useListKey('a', listWords.applyKey, canWrite && !selection.isPending ? applyFocused : undefined)
  const record = open.number === null ? undefined : list.record(open.number)
  const opened = useMemo(() => ({ record, number: open.number, index: open.index }), [record, open.number, open.index])
  // The row is marked at once; the details follow.
  const shown = useDeferredValue(opened)

  function openRow(index: number) {
    setColumnsOpen(false)
    open.openRow(index)
  }

  const isAnswered = !state.isSearching && state.query.words === view.filter
  const openSingle = useOpenSingle({
    filter: view.filter,
    count: isAnswered ? state.total.count : null,
    open: () => openRow(0),
  })

  return (
    <>
      <ListToolbar
        box={box}
        label={foundWords.search}
        filter={view.filter}
        onFilter={(filter) => change({ filter })}
        onEnter={openSingle}
        onColumns={() => {
          open.close()
          setColumnsOpen(true)
        }}
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
          opened={open.number}
          onOpen={openRow}
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
      {areColumnsOpen && (
        <ColumnsPanel
          reader={reader}
          found={state.columns}
          visible={columns}
          list={region}
          hasMoreColumns={false}
          count={state.seen}
          view={view}
          onChange={change}
          onClose={() => setColumnsOpen(false)}
        />
      )}
      {location.open !== null && open.number === null && !open.isMissing && <PanelSpace />}
      {record && shown.record && shown.number !== null && (
        <LazyPanel
          record={shown.record}
          mapping={mapping}
          apply={canWrite ? quick(shown.number) : undefined}
          onOpenOther={open.openOther}
          onClose={open.close}
          {...(shown.index > 0 ? { onPrevious: () => openRow(shown.index - 1) } : {})}
          {...(shown.index >= 0 && shown.index < rows.count - 1 ? { onNext: () => openRow(shown.index + 1) } : {})}
        />
      )}
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
