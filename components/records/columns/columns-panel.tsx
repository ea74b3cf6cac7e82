'use client'

import type { Column } from '@/lib/records/column'
import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { Button } from '../../ui/button'
import { Panel } from '../../ui/panel'
import { ColumnChoice } from './column-choice'
import { narrowest, type VisibleColumn } from './visible-columns'

type ColumnsPanelProps = {
  reader: FieldReader
  found: readonly Column[]
  /** As shown now, with their widths. */
  visible: readonly VisibleColumn[]
  hasMoreColumns: boolean
  /** How many records are loaded. */
  count: number
  view: ListView
  onChange: (changes: Partial<ListView>) => void
  onClose: () => void
}

/** Chooses the columns with their order and width, the sorting, and the height of rows. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const { reader, found, visible, hasMoreColumns, count, view, onChange, onClose } = props
  const all = found.map(({ pointer }) => pointer)
  const shown = view.columns ?? all
  const hidden = all.filter((pointer) => !shown.includes(pointer))
  const known = new Map(found.map((column) => [column.pointer, column]))
  const widths = new Map(visible.map(({ pointer, width }) => [pointer, width]))

  function move(pointer: string, by: number) {
    const place = shown.indexOf(pointer)
    const rest = shown.filter((other) => other !== pointer)
    onChange({ columns: rest.toSpliced(place + by, 0, pointer) })
  }

  function show(pointer: string, isShown: boolean) {
    const columns = isShown ? [...shown, pointer] : shown.filter((other) => other !== pointer)
    if (columns.length > 0) onChange({ columns })
  }

  return (
    <Panel title="Columns" heading={`${shown.length} of ${new Set([...all, ...shown]).size} shown`} onClose={onClose}>
      <div className="grid gap-4 p-4">
        <SortChoice
          reader={reader}
          pointers={[...shown, ...hidden]}
          sort={view.sort}
          onSort={(sort) => onChange({ sort })}
        />
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={view.isCompact}
            onChange={(event) => onChange({ isCompact: event.target.checked })}
            className="size-4 accent-accent"
          />
          Compact rows
        </label>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onChange({ columns: null, widths: {} })}>All, as found</Button>
        </div>
        <ul aria-label="Columns" className="grid">
          {[...shown, ...hidden].map((pointer) => {
            const place = shown.indexOf(pointer)
            return (
              <ColumnChoice
                key={pointer}
                label={reader.label(pointer)}
                column={known.get(pointer)}
                count={count}
                isShown={place >= 0}
                isOnly={shown.length === 1}
                width={widths.get(pointer) ?? narrowest}
                onShow={(isShown) => show(pointer, isShown)}
                onWidth={(width) => onChange({ widths: { ...view.widths, [pointer]: width } })}
                {...(place > 0 ? { onUp: () => move(pointer, -1) } : {})}
                {...(place >= 0 && place < shown.length - 1 ? { onDown: () => move(pointer, 1) } : {})}
              />
            )
          })}
        </ul>
        {hasMoreColumns && (
          <p className="text-quiet">There are more fields than {all.length}. The others stand in the details.</p>
        )}
      </div>
    </Panel>
  )
}

type SortChoiceProps = {
  reader: FieldReader
  pointers: string[]
  sort: ListView['sort']
  onSort: (sort: ListView['sort']) => void
}

function SortChoice({ reader, pointers, sort, onSort }: SortChoiceProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <label className="grid gap-1">
        <span className="font-medium">Sort by</span>
        <select
          value={sort?.pointer ?? ''}
          onChange={({ target: { value } }) =>
            onSort(value === '' ? null : { pointer: value, isDescending: sort?.isDescending ?? false })
          }
          className="control"
        >
          <option value="">As loaded</option>
          {pointers.map((pointer) => (
            <option key={pointer} value={pointer}>
              {reader.label(pointer)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        <span className="font-medium">Order</span>
        <select
          value={sort?.isDescending ? 'descending' : 'ascending'}
          disabled={!sort}
          onChange={({ target: { value } }) => sort && onSort({ ...sort, isDescending: value === 'descending' })}
          className="control"
        >
          <option value="ascending">Ascending</option>
          <option value="descending">Descending</option>
        </select>
      </label>
    </div>
  )
}
