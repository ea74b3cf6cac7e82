import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import { cellText, columns } from './columns.jsx'

const rowHeight = 40
/** How many rows before the end the next page is asked for. */
const ahead = 15

/** Rows near the view, below a head that stays. */
export function ApplicantsTable({ rows, order, onOrder, selected, onToggle, onOpen, onNearEnd }) {
  const region = useRef(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    getItemKey: (index) => rows[index].id,
    estimateSize: () => rowHeight,
    overscan: 8,
    // For the server, which renders the rows of a usual screen.
    initialRect: { width: 1440, height: 800 },
  })
  const items = virtualizer.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - ahead

  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  return (
    <section ref={region} aria-label="Applicants list" className="list">
      <div role="table" aria-label="Applicants" aria-rowcount={rows.length + 1}>
        <Head order={order} onOrder={onOrder} />
        <div role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {items.map(({ key, index, start }) => (
            <Row
              key={key}
              row={rows[index]}
              index={index}
              start={start}
              isSelected={selected.has(rows[index].id)}
              onToggle={onToggle}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function Head({ order, onOrder }) {
  const sortOf = (field) => (order?.field === field ? (order.isDescending ? 'descending' : 'ascending') : 'none')
  return (
    <div role="rowgroup" className="head">
      <div role="row" className="row" aria-rowindex={1}>
        <div role="columnheader">
          <span className="hidden">Selected</span>
        </div>
        {columns.map(({ field, title }) => (
          <div key={field} role="columnheader" aria-sort={sortOf(field)}>
            <button type="button" onClick={() => onOrder({ field, isDescending: sortOf(field) === 'ascending' })}>
              {title}
            </button>
          </div>
        ))}
      </div>
    </div>
  )
}

const Row = memo(function Row({ row, index, start, isSelected, onToggle, onOpen }) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className="row"
      style={{ position: 'absolute', top: 0, transform: `translateY(${start}px)` }}
      tabIndex={0}
      onClick={() => onOpen(row)}
      onKeyDown={({ key, target, currentTarget }) => key === 'Enter' && target === currentTarget && onOpen(row)}
    >
      <div role="cell">
        <input
          type="checkbox"
          aria-label={`Select ${row.name}`}
          checked={isSelected}
          onChange={() => onToggle(row.id)}
          onClick={(event) => event.stopPropagation()}
        />
      </div>
      {columns.map((column) => (
        <div key={column.field} role="cell">
          {cellText(column, row)}
        </div>
      ))}
    </div>
  )
})
