'use client'

import { Fragment, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { ActivityRow } from '@/lib/activity/contract'
import { useIsPhone } from '../ui/use-media-query'
import { rowOf, useRowKeys } from '../ui/use-row-keys'
import { useRowWindow } from '../ui/use-row-window'
import { ActivityTableRow, columnClass, columns } from './activity-table-row'

type ActivityTableProps = {
  rows: readonly ActivityRow[]
  isWhole: boolean
  /** Another text for other rows: the list then begins at its start again. */
  scope: string
  opened: string | null
  onOpen: (id: string) => void
  onClose: () => void
  /** More is asked for ahead of the view. */
  onNearEnd: () => void
  /** What stands under the last row. */
  children: ReactNode
}

const rowHeight = 40
const phoneHeight = 76
/** Rows asked for ahead of the view. */
const ahead = 30

/** The rows; those far from the view are left out. */
export function ActivityTable(props: ActivityTableProps) {
  const { rows, isWhole, scope, opened, onOpen, onClose, onNearEnd, children } = props
  const region = useRef<HTMLElement>(null)
  const height = useIsPhone() ? phoneHeight : rowHeight
  const open = (index: number) => {
    const row = rows[index]
    if (row) onOpen(row.id)
  }
  const keys = useRowKeys({
    count: rows.length,
    rowHeight: height,
    region,
    onOpen: open,
    onSelect: open,
    onEscape: onClose,
  })
  const { rows: drawn, after, viewport } = useRowWindow(rows.length, region, height, keys.active)
  const lastSeen = Math.ceil((viewport.top + viewport.height) / height)
  const isNearEnd = viewport.top > 0 && lastSeen + ahead >= rows.length
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  const lastScope = useRef(scope)
  const { reset } = keys
  useLayoutEffect(() => {
    if (lastScope.current === scope) return
    lastScope.current = scope
    region.current?.scrollTo({ top: 0 })
    reset()
  }, [scope, reset])

  function onClick({ target }: MouseEvent<HTMLElement>) {
    const index = rowOf(target)
    if (index !== null) open(index)
  }

  return (
    <section
      ref={region}
      aria-label="Activity list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      className="min-h-0 flex-1 overflow-auto overscroll-contain border-t -outline-offset-2"
    >
      <div role="table" aria-label="Activity" aria-rowcount={isWhole ? rows.length + 1 : -1}>
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
            const row = rows[index]
            return (
              row && (
                <Fragment key={row.id}>
                  <Space height={gap} />
                  <ActivityTableRow
                    row={row}
                    index={index}
                    isOpen={opened === row.id}
                    isActive={keys.active === index}
                  />
                </Fragment>
              )
            )
          })}
          <Space height={after} />
        </div>
      </div>
      <div className="grid justify-items-start gap-3 p-4 empty:hidden md:px-6">{children}</div>
    </section>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 ? <div aria-hidden style={{ height }} /> : null
}
