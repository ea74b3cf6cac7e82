'use client'

import { memo, useEffect, useRef, useState } from 'react'
import { fields } from '../fields.jsx'

const pageRows = 50
const rowHeight = 40
const overscan = 10
/** How many rows before the end the next page is asked for. */
const ahead = 15

/** A list as one writes it by hand in an hour: rows near the view between two spacers, one request at a time, no features. */
export function BareList() {
  const region = useRef(null)
  const isAsking = useRef(false)
  const [rows, setRows] = useState([])
  const [isWhole, setIsWhole] = useState(false)
  const [view, setView] = useState({ first: 0, rows: 25 })
  const start = Math.max(0, view.first - overscan)
  const end = Math.min(rows.length, view.first + view.rows + overscan)
  const isNearEnd = end > rows.length - ahead

  useEffect(() => {
    if (!isNearEnd || isWhole || isAsking.current) return
    isAsking.current = true
    askForRows(rows.length).then((more) => {
      isAsking.current = false
      setRows((known) => known.concat(more))
      setIsWhole(more.length < pageRows)
    })
  }, [isNearEnd, isWhole, rows.length])

  function onScroll() {
    const { scrollTop, clientHeight } = region.current
    const first = Math.floor(scrollTop / rowHeight)
    const shown = Math.ceil(clientHeight / rowHeight) + 1
    setView((before) => (before.first === first && before.rows === shown ? before : { first, rows: shown }))
  }

  return (
    <section
      ref={region}
      aria-label="Applicants list"
      onScroll={onScroll}
      style={{ height: '100vh', overflow: 'auto' }}
    >
      <div role="table" aria-label="Applicants">
        <div style={{ height: start * rowHeight }} />
        {rows.slice(start, end).map((row, index) => (
          <Row key={row.id} row={row} index={start + index} />
        ))}
        <div style={{ height: (rows.length - end) * rowHeight }} />
      </div>
    </section>
  )
}

const Row = memo(function Row({ row, index }) {
  return (
    <div role="row" aria-rowindex={index + 2} style={{ display: 'flex', height: rowHeight }}>
      {fields.map((field) => (
        <div key={field} role="cell" style={{ width: 240, overflow: 'hidden', whiteSpace: 'nowrap' }}>
          {row[field]}
        </div>
      ))}
    </div>
  )
})

async function askForRows(offset) {
  const answer = await fetch(`/rows?offset=${offset}`)
  if (!answer.ok) throw new Error(`The bare list's server answered ${answer.status}.`)
  return answer.json()
}
