'use client'

import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import type { Column } from '@/lib/records/column'
import { pathOf } from '@/lib/records/field-path'
import type { FieldReader } from '@/lib/records/field-reader'
import type { Pointer } from '@/lib/records/pointer'
import type { PartnerRecord } from '@/lib/records/record'
import type { ListView } from '@/lib/views/contract'
import { cardColumns, drawnColumns, tableWidth, type VisibleColumn } from '../../records/columns/visible-columns'
import { DataTable } from '../../ui/data-table'
import { idlePart } from '../../ui/lazy-part'
import { useIsBrowser } from '../../ui/use-is-browser'
import { useIsPhone } from '../../ui/use-media-query'
import { type RowList, useRowList, useShowOpened } from '../../ui/use-row-list'
import { listWords } from '../words'
import { ApplicantRow, type RowMapping } from './applicant-row'
import { createFieldFinder, type SearchWords } from './search-words'
import { TableHead } from './table-head'
import type { ColumnMenus } from './use-column-menus'
import type { VisibleRows } from './visible-rows'

const LazyKeepPosition = idlePart(async () => (await import('./keep-position')).KeepPosition)

/** Where the table gets its records; it reports the rows in view through `show`. */
export type TableRecords = {
  record: (position: number) => PartnerRecord | undefined
  show: (view: { from: number; to: number; isScrolled: boolean }) => void
  scrollTop: () => number
  saveScrollTop: (top: number) => void
}

type ApplicantsTableProps = {
  list: TableRecords
  rows: VisibleRows
  columns: readonly VisibleColumn[]
  reader: FieldReader
  /** All fields of the records, shown or not. */
  fields: readonly Column[]
  /** The search words. */
  search: SearchWords
  /** The paths of the e-mail address, the job and the application time. */
  mapping: RowMapping
  /** Records load as they come into view; false for a list filtered or sorted over the loaded records only. */
  isPlain: boolean
  isWhole: boolean
  isCompact: boolean
  /** Changes with the rows or their order; the table then scrolls back to its top. */
  scope: string
  sort: ListView['sort']
  onSort: (sort: ListView['sort']) => void
  onWidth: (pointer: string, width: number) => void
  menus: ColumnMenus
  selection: {
    selected: ReadonlySet<number>
    toggle: (index: number, isRange: boolean) => void
    selectAll: (isSelected: boolean) => void
  }
  /** The accessible name of the checkbox that selects all rows. */
  selectAllLabel?: string
  /** The position of the record whose details are open. */
  opened: number | null
  onOpen: (index: number) => void
  onClose: () => void
  /** Renders a row whose record is still loading. */
  renderMissing?: (index: number) => ReactNode
  /** Shown instead of rows when there are none. */
  empty: ReactNode
  /** Shown below the last row. */
  children: ReactNode
}

const rowHeight = 40
const compactHeight = 32
const phoneHeight = 76

/** The table of applicants; rows and columns far from the view are not rendered. */
export function ApplicantsTable(props: ApplicantsTableProps) {
  const { list: applicants, rows, columns, isPlain, isWhole, isCompact, scope, onOpen, onClose, opened } = props
  const { selected, toggle, selectAll } = props.selection
  const isBrowser = useIsBrowser()
  const isPhone = useIsPhone()
  const list = useRowList({
    count: rows.count,
    rowHeight: isPhone ? phoneHeight : isCompact ? compactHeight : rowHeight,
    scope,
    onOpen,
    onSelect: toggle,
    onEscape: onClose,
  })
  const { left, width } = list.viewport
  const time = timeAt(props.mapping)
  const drawn = useMemo(() => {
    const near = isPhone ? cardColumns(columns, time) : drawnColumns(columns, { left, width })
    // The server's HTML must not contain style attributes, and the space after the last column would need one.
    return isBrowser ? near : { ...near, after: 0 }
  }, [columns, left, width, isBrowser, isPhone, time])
  const fieldOf = useFieldFinder(props, isPhone)
  useShow(applicants, list, isPlain)
  useScrollMemory(applicants, list, isPlain)
  useShowOpened(list, opened, opened === null ? -1 : rows.indexOf(opened))

  function renderRow(index: number, isActive: boolean) {
    const position = rows.at(index)
    const record = applicants.record(position)
    if (!record) return props.renderMissing?.(index) ?? null
    const isSelected = selected.has(position)
    return (
      <ApplicantRow
        {...{ index, record, isActive, isSelected, isBrowser }}
        words={props.search.words}
        foundIn={fieldOf(record)}
        reader={props.reader}
        mapping={props.mapping}
        isCard={isPhone}
        columns={drawn}
        isOpen={opened === position}
      />
    )
  }

  const isAll = rows.count > 0 && selected.size >= rows.count && areAll(rows, selected)
  return (
    <>
      {isPlain && <LazyKeepPosition region={list.region} isWhole={isWhole} />}
      <DataTable
        isMain
        list={list}
        regionLabel={listWords.region}
        label={listWords.title}
        rowCount={isWhole ? rows.count + 1 : -1}
        className="min-h-0"
        tableProps={{
          'data-compact': isCompact || undefined,
          'data-pinned': drawn.isPinned || undefined,
          'aria-colcount': columns.length + 1,
          className: `min-w-full ${isBrowser ? '' : 'md:w-max'}`,
          ...(isBrowser && !isPhone ? { style: { width: tableWidth(columns, width) } } : {}),
        }}
        head={
          <TableHead
            columns={drawn}
            reader={props.reader}
            sort={props.sort}
            onSort={props.onSort}
            onWidth={props.onWidth}
            all={columns}
            menus={props.menus}
            selected={isAll ? 'all' : selected.size > 0 ? 'some' : 'none'}
            selectAllLabel={props.selectAllLabel ?? listWords.selectLoaded}
            onSelectAll={selectAll}
          />
        }
        renderRow={renderRow}
        empty={<div className="sticky left-0">{props.empty}</div>}
        onRowClick={(index, { target, shiftKey }) => {
          if (!(target instanceof Element) || target.closest('a')) return
          if (target.closest('[aria-colindex="1"]')) toggle(index, shiftKey)
          else onOpen(index)
        }}
      >
        {props.children}
      </DataTable>
    </>
  )
}

/** Finds the field where the words matched; on phones, cards show fewer columns. */
function useFieldFinder({ search, columns, fields, reader, mapping }: ApplicantsTableProps, isPhone: boolean) {
  const time = timeAt(mapping)
  return useMemo(() => {
    const { first, others } = isPhone ? cardColumns(columns, time) : { first: undefined, others: columns }
    const shown = new Set([first, ...others].flatMap((column) => column?.pointer ?? []))
    return createFieldFinder({ search, shown, columns: fields, reader })
  }, [search, columns, fields, reader, isPhone, time])
}

function timeAt({ time }: Pick<RowMapping, 'time'>): Pointer | null {
  return time === null ? null : pathOf(time)
}

function useShow(records: TableRecords, { viewport, visible, count }: RowList, isPlain: boolean) {
  const { from } = visible
  const to = Math.min(visible.to, count)
  const isScrolled = viewport.top > 0
  useEffect(() => {
    if (isPlain) records.show({ from, to, isScrolled })
  }, [records, isPlain, from, to, isScrolled])
}

/** Scrolls back to where the list was left on the last visit to the screen. */
function useScrollMemory(applicants: TableRecords, { region }: RowList, isPlain: boolean) {
  const restore = useEffectEvent((element: HTMLElement) => {
    if (isPlain) element.scrollTop = applicants.scrollTop()
  })
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    restore(element)
    return () => applicants.saveScrollTop(element.scrollTop)
  }, [applicants, region])
}

function areAll(rows: VisibleRows, selected: ReadonlySet<number>): boolean {
  for (let index = 0; index < rows.count; index += 1) if (!selected.has(rows.at(index))) return false
  return true
}
