'use client'

import { type ComponentProps, Fragment, type Key, type MouseEvent, type ReactNode } from 'react'
import { isChoice, rowOf } from './use-row-keys'
import type { RowList } from './use-row-list'
import { rowListWords } from './words'

type DataTableProps = {
  list: RowList
  /** Accessible name of the scrolling region. */
  regionLabel: string
  /** Accessible name of the table inside it. */
  label: string
  /** The number of rows including the head; −1 while unknown. */
  rowCount: number
  head: ReactNode
  /** Renders one row, with `role="row"` and `data-index`; renders nothing for a row that does not exist. */
  renderRow: (index: number, isActive: boolean) => ReactNode
  rowKey?: (index: number) => Key
  onRowClick?: (index: number, event: MouseEvent<HTMLElement>) => void
  /** Whether the screen exists for this list: it then gets the focus when the screen opens. */
  isMain?: boolean
  className?: string
  tableProps?: ComponentProps<'div'> & { [name: `data-${string}`]: string | boolean | undefined }
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  /** Shown below the last row. */
  children?: ReactNode
}

/**
 * A table in a scrolling region: only the rows near the view are in the document, with spacers for the height of the
 * others.
 */
export function DataTable(props: DataTableProps) {
  const { list, regionLabel, label, rowCount, head, renderRow, rowKey, onRowClick, tableProps, empty, children } = props
  const { isMain = false, className = 'min-h-0 border-t' } = props
  const { region, regionProps, rows, after, active, count } = list

  function onClick(event: MouseEvent<HTMLElement>) {
    const index = rowOf(event.target)
    if (index !== null && !isChoice(event.target)) onRowClick?.(index, event)
  }

  return (
    <section
      ref={region}
      aria-label={regionLabel}
      // A scrolling region must be reachable by keyboard if no row in it is.
      tabIndex={active !== null && count > 0 ? -1 : 0}
      data-first-focus={isMain || undefined}
      {...regionProps}
      className={`flex-1 overflow-auto overscroll-contain short:min-h-44 short:overscroll-auto [overflow-anchor:none] -outline-offset-2 ${className}`}
    >
      <div role="table" aria-label={label} aria-rowcount={rowCount} {...tableProps}>
        <div role="rowgroup" className="sticky top-0 z-10 max-md:sr-only">
          {head}
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the region takes the keys */}
        <div role="rowgroup" onClick={onClick}>
          {rows.map(({ index, gap }) => (
            <Fragment key={rowKey?.(index) ?? index}>
              <Space height={gap} />
              {renderRow(index, active === index)}
            </Fragment>
          ))}
          <Space height={after} />
        </div>
      </div>
      {count === 0 && empty}
      {count > rows.length && <p className="hidden p-4 print:block">{rowListWords.inPart}</p>}
      <div className="sticky left-0 grid justify-items-start gap-3 p-4 empty:hidden md:px-6">{children}</div>
    </section>
  )
}

type HeadRowProps = { columns: readonly { name: string; label: ReactNode; className: string }[] }

export function HeadRow({ columns }: HeadRowProps) {
  return (
    <div role="row" aria-rowindex={1} className="list-head md:px-6">
      {columns.map(({ name, label, className }) => (
        <div key={name} role="columnheader" className={className}>
          {label}
        </div>
      ))}
    </div>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 ? <div aria-hidden style={{ height }} /> : null
}
