'use client'

import { useCallback, useState } from 'react'
import { ApplicantsTable } from './applicants-table.jsx'
import { DetailsPanel } from './details-panel.jsx'
import { useRows } from './use-rows.jsx'
import { useShownRows } from './use-shown-rows.jsx'

export function ApplicantsScreen() {
  const { rows, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useRows()
  const [filter, setFilter] = useState('')
  const [order, setOrder] = useState(null)
  const [selected, setSelected] = useState(() => new Set())
  const [opened, setOpened] = useState(null)
  const shown = useShownRows(rows, filter, order)

  const toggle = useCallback((id) => {
    setSelected((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])

  const loadMore = useCallback(() => {
    if (filter === '' && hasNextPage && !isFetchingNextPage) fetchNextPage()
  }, [fetchNextPage, filter, hasNextPage, isFetchingNextPage])

  return (
    <main className="screen">
      <header className="bar">
        <h1>Applicants</h1>
        <input
          type="search"
          aria-label="Filter loaded applicants"
          placeholder="Filter loaded applicants"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <p role="status">
          {shown.length === rows.length
            ? `${rows.length.toLocaleString('en')} loaded`
            : `${shown.length.toLocaleString('en')} of ${rows.length.toLocaleString('en')} loaded`}
          {selected.size > 0 && `, ${selected.size.toLocaleString('en')} selected`}
        </p>
      </header>
      {error && <p role="alert">Could not load applicants: {error.message}</p>}
      <div className="beside">
        <ApplicantsTable
          rows={shown}
          order={order}
          onOrder={setOrder}
          selected={selected}
          onToggle={toggle}
          onOpen={setOpened}
          onNearEnd={loadMore}
        />
        {opened && <DetailsPanel row={opened} onClose={() => setOpened(null)} />}
      </div>
    </main>
  )
}
