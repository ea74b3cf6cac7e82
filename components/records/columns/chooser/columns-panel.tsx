'use client'

import { type RefObject, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { SearchBox } from '@/components/ui/search-box'
import { useBackCloses } from '@/components/ui/use-back-closes'
import type { Column } from '@/lib/records/column'
import type { FieldReader } from '@/lib/records/field-reader'
import { normalizeText } from '@/lib/records/normalize-text'
import type { ListView } from '@/lib/views/contract'
import { narrowest, shownWidth, type VisibleColumn, widest } from '../visible-columns'
import { ColumnChoice } from './column-choice'
import { SortChoice } from './sort-choice'
import { useDragOrder } from './use-drag-order'
import { columnsWords } from './words'

type ColumnsPanelProps = {
  reader: FieldReader
  found: readonly Column[]
  /** The columns currently shown, with their widths. */
  visible: readonly VisibleColumn[]
  hasMoreColumns: boolean
  /** The list's element, if its columns get narrower when it has less room. */
  list?: RefObject<HTMLElement | null>
  /** The number of loaded records. */
  count: number
  view: ListView
  onChange: (changes: Partial<ListView>) => void
  onClose: () => void
}

/** A search box is shown for at least this many fields. */
const manyFields = 10

/** Lets the user choose the columns, their order and widths, the sort order and the row height. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const { reader, found, visible, hasMoreColumns, list, count, view, onChange, onClose } = props
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useBackCloses(onClose)
  const all = found.map(({ pointer }) => pointer)
  const shown = visible.map(({ pointer }) => pointer)
  const hidden = all.filter((pointer) => !shown.includes(pointer))
  const known = new Map(found.map((column) => [column.pointer, column]))
  const wanted = normalizeText(typed.trim())
  const listed = [...shown, ...hidden].filter((pointer) => normalizeText(reader.label(pointer)).includes(wanted))
  const { dragged, start } = useDragOrder((pointer, to) => moveTo(pointer, shown.indexOf(to)))

  function moveTo(pointer: string, index: number) {
    const rest = shown.filter((other) => other !== pointer)
    onChange({ columns: rest.toSpliced(index, 0, pointer) })
  }

  function widen(pointer: string, by: number) {
    const column = visible.find((one) => one.pointer === pointer)
    if (!column) return
    const usual = shownWidth(column, list?.current?.clientWidth ?? Number.POSITIVE_INFINITY)
    // Texts take room that no column needs (list.css).
    const head = list?.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(pointer)}"]`)
    const width = Math.max(usual, head?.offsetWidth ?? 0) + by
    onChange({ widths: { ...view.widths, [pointer]: Math.min(widest, Math.max(narrowest, width)) } })
  }

  function show(pointer: string, isShown: boolean) {
    const columns = isShown ? [...shown, pointer] : shown.filter((other) => other !== pointer)
    if (columns.length > 0) onChange({ columns })
  }

  return (
    <Panel
      title={columnsWords.title}
      heading={columnsWords.shown({ shown: shown.length, all: new Set([...all, ...shown]).size })}
      firstField={search}
      onClose={onClose}
    >
      <div className="grid gap-4 p-4">
        <SortChoice
          reader={reader}
          pointers={[...shown, ...hidden]}
          sort={view.sort}
          onSort={(sort) => onChange({ sort })}
        />
        <label className="flex min-h-8 items-center gap-2 touch:min-h-11">
          <input
            type="checkbox"
            checked={view.isCompact}
            onChange={(event) => onChange({ isCompact: event.target.checked })}
            className="size-4 accent-accent"
          />
          {columnsWords.compact}
        </label>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onChange({ columns: null, widths: {} })}>{columnsWords.reset}</Button>
          {hidden.length > 0 && (
            <Button look="quiet" onClick={() => onChange({ columns: [...shown, ...hidden] })}>
              {columnsWords.showAll}
            </Button>
          )}
        </div>
        {all.length >= manyFields && (
          <div className="flex">
            <SearchBox ref={search} label={columnsWords.find} value={typed} onText={setTyped} maxLength={100} />
          </div>
        )}
        <ul aria-label={columnsWords.title} className="grid">
          {listed.map((pointer) => {
            const index = shown.indexOf(pointer)
            return (
              <ColumnChoice
                key={pointer}
                pointer={pointer}
                label={reader.label(pointer)}
                column={known.get(pointer)}
                count={count}
                isShown={index >= 0}
                isOnly={shown.length === 1}
                isDragged={dragged === pointer}
                onShow={(isShown) => show(pointer, isShown)}
                onWiden={(by) => widen(pointer, by)}
                onDrag={wanted === '' ? (event) => start(pointer, event) : undefined}
                {...(index > 0 ? { onUp: () => moveTo(pointer, index - 1) } : {})}
                {...(index >= 0 && index < shown.length - 1 ? { onDown: () => moveTo(pointer, index + 1) } : {})}
              />
            )
          })}
        </ul>
        {listed.length === 0 && <p className="text-quiet">{columnsWords.none}</p>}
        {hasMoreColumns && <p className="text-quiet">{columnsWords.more({ count: all.length })}</p>}
      </div>
    </Panel>
  )
}
