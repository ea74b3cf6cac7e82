'use client'

import { useId } from 'react'
import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { columnsWords } from './words'

type SortChoiceProps = {
  reader: FieldReader
  pointers: string[]
  sort: ListView['sort']
  onSort: (sort: ListView['sort']) => void
}

/** By which field the list is sorted, and which way. */
export function SortChoice({ reader, pointers, sort, onSort }: SortChoiceProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-2 gap-2">
      <div className="grid gap-1">
        <label htmlFor={`${id}-by`} className="font-medium">
          {columnsWords.sortBy}
        </label>
        <select
          id={`${id}-by`}
          value={sort?.pointer ?? ''}
          onChange={({ target: { value } }) =>
            onSort(value === '' ? null : { pointer: value, isDescending: sort?.isDescending ?? false })
          }
          className="control"
        >
          <option value="">{columnsWords.defaultOrder}</option>
          {pointers.map((pointer) => (
            <option key={pointer} value={pointer}>
              {reader.label(pointer)}
            </option>
          ))}
        </select>
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-order`} className="font-medium">
          {columnsWords.order}
        </label>
        <select
          id={`${id}-order`}
          value={sort?.isDescending ? 'descending' : 'ascending'}
          disabled={!sort}
          onChange={({ target: { value } }) => sort && onSort({ ...sort, isDescending: value === 'descending' })}
          className="control"
        >
          <option value="ascending">{columnsWords.ascending}</option>
          <option value="descending">{columnsWords.descending}</option>
        </select>
      </div>
    </div>
  )
}
