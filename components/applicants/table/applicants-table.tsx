'use client'

import { Fragment, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { ListView } from '@/lib/views/contract'
import { useIsBrowser } from '../../ui/use-is-browser'
import { useIsPhone } from '../../ui/use-media-query'
import { rowOf, useRowKeys } from '../../ui/use-row-keys'
import { useRowWindow } from '../../ui/use-row-window'
import type { ApplicantList } from '../list/applicant-list'
import { ApplicantRow } from './applicant-row'
import { TableHead } from './table-head'
import { cardColumns, drawnColumns, tableWidth, type VisibleColumn } from './visible-columns'
import type { VisibleRows } from './visible-rows'

type ApplicantsTableProps = {
  list: ApplicantList
  rows: VisibleRows
  columns: readonly VisibleColumn[]
  /** Rows of which no more are shown than are loaded: then more are loaded ahead of the view. */
  isPlain: boolean
  isWhole: boolean
  isCompact: boolean
  /** Another text for other rows or another order: the list then begins at its start again. */
  scope: string
  sort: ListView['sort']
  onSort: (sort: ListView['sort']) => void
  onWidth: (pointer: string, width: number) => void
  selection: {
    selected: ReadonlySet<number>
    toggle: (index: number, isRange: boolean) => void
    selectAll: (isSelected: boolean) => void
  }
  /** The position whose details are open. */
  opened: number | null
  onOpen: (index: number) => void
  onClose: () => void
  /** What stands under the last row. */
  children: ReactNode
}

const phoneHeight = 76
/** Rows asked for ahead of the view: what two pages bring for those who scroll, and nothing for those who only look. */
const ahead = { scrolling: 90, looking: 25 }

/** The rows; those far from the view are left out, columns too. */
export function ApplicantsTable(props: ApplicantsTableProps) {
  const { list, rows, columns, isPlain, isWhole, isCompact, scope, selection, opened, onOpen, onClose, children } =
    props
  const { selected, toggle, selectAll } = selection
  const region = useRef<HTMLElement>(null)
  const isBrowser = useIsBrowser()
  const isPhone = useIsPhone()
  const rowHeight = isPhone ? phoneHeight : isCompact ? 32 : 40
  const keys = useRowKeys({
    count: rows.count,
    rowHeight,
    region,
    onOpen,
    onSelect: toggle,
    onEscape: onClose,
  })
  const { rows: drawn, after, viewport } = useRowWindow(rows.count, region, rowHeight, keys.active)
  const { left, width } = viewport
  const shown = useMemo(() => {
    const found = isPhone ? cardColumns(columns) : drawnColumns(columns, { left, width })
    // The server's HTML may hold no style attributes, and the space after the last column would need one.
    return isBrowser ? found : { ...found, after: 0 }
  }, [columns, left, width, isBrowser, isPhone])
  const lastSeen = Math.ceil((viewport.top + viewport.height) / rowHeight)

  useEffect(() => {
    if (isPlain) list.want(Math.min(lastSeen, rows.count) + (viewport.top > 0 ? ahead.scrolling : ahead.looking))
  }, [list, isPlain, lastSeen, rows.count, viewport.top])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only coming and going count
  useLayoutEffect(() => {
    const element = region.current
    const { left } = list
    if (element && isPlain) element.scrollTop = left.top
    return () => {
      if (element) left.top = element.scrollTop
    }
  }, [list])

  const lastScope = useRef(scope)
  const { reset } = keys
  useLayoutEffect(() => {
    if (lastScope.current === scope) return
    lastScope.current = scope
    region.current?.scrollTo({ top: 0 })
    reset()
  }, [scope, reset])

  function onClick(event: MouseEvent<HTMLElement>) {
    const { target } = event
    const index = rowOf(target)
    if (index === null || !(target instanceof Element) || target.closest('a')) return
    if (target.closest('[aria-colindex="1"]')) toggle(index, event.shiftKey)
    else onOpen(index)
  }

  const isAll = rows.count > 0 && selected.size >= rows.count && areAll(rows, selected)
  return (
    <section
      ref={region}
      aria-label="Applicants list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      className="min-h-0 flex-1 overflow-auto overscroll-contain -outline-offset-2"
    >
      <div
        role="table"
        aria-label="Applicants"
        data-compact={isCompact || undefined}
        data-pinned={shown.isPinned || undefined}
        aria-rowcount={isWhole ? rows.count + 1 : -1}
        aria-colcount={columns.length + 1}
        className={`min-w-full ${isBrowser ? '' : 'md:w-max'}`}
        style={isBrowser && !isPhone ? { width: tableWidth(columns) } : undefined}
      >
        <div role="rowgroup" className="sticky top-0 z-10 max-md:sr-only">
          <TableHead
            columns={shown}
            sort={props.sort}
            onSort={props.onSort}
            onWidth={props.onWidth}
            selected={isAll ? 'all' : selected.size > 0 ? 'some' : 'none'}
            onSelectAll={selectAll}
          />
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the region takes the keys */}
        <div role="rowgroup" onClick={onClick}>
          {drawn.map(({ index, gap }) => {
            const position = rows.at(index)
            const record = list.record(position)
            return (
              record && (
                <Fragment key={index}>
                  <Space height={gap} />
                  <ApplicantRow
                    index={index}
                    record={record}
                    columns={shown}
                    isOpen={opened === position}
                    isSelected={selected.has(position)}
                    isActive={keys.active === index}
                    isBrowser={isBrowser}
                  />
                </Fragment>
              )
            )
          })}
          <Space height={after} />
        </div>
      </div>
      <div className="sticky left-0 grid justify-items-start gap-3 p-4 empty:hidden md:px-6">{children}</div>
    </section>
  )
}

function areAll(rows: VisibleRows, selected: ReadonlySet<number>): boolean {
  for (let index = 0; index < rows.count; index += 1) if (!selected.has(rows.at(index))) return false
  return true
}

function Space({ height }: { height: number }) {
  return height > 0 ? <div aria-hidden style={{ height }} /> : null
}
