'use client'

import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { columnsWords } from './words'

type SortChoiceProps = {
  reader: FieldReader
  pointers: string[]
  sort: ListView['sort']
  onSort: (sort: ListView['sort']) => void
}

/** The field to sort the list by, and the direction. */
export function SortChoice({ reader, pointers, sort, onSort }: SortChoiceProps) {
  const { sortBy, defaultOrder, order, ascending, descending } = columnsWords
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={sortBy} isAsked>
        {(control) => (
          <Select
            control={control}
            label={sortBy}
            value={sort?.pointer ?? ''}
            options={[
              { value: '', label: defaultOrder },
              ...pointers.map((pointer) => ({ value: pointer, label: reader.label(pointer) })),
            ]}
            onChange={(pointer) =>
              onSort(pointer === '' ? null : { pointer, isDescending: sort?.isDescending ?? false })
            }
          />
        )}
      </Field>
      <Field label={order} isAsked>
        {(control) => (
          <Select
            control={control}
            label={order}
            value={sort?.isDescending ? 'descending' : 'ascending'}
            options={[
              { value: 'ascending', label: ascending },
              { value: 'descending', label: descending },
            ]}
            isDisabled={!sort}
            onChange={(way) => sort && onSort({ ...sort, isDescending: way === 'descending' })}
          />
        )}
      </Field>
    </div>
  )
}
