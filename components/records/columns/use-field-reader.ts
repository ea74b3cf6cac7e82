'use client'

import { useMemo } from 'react'
import type { Column } from '@/lib/records/column'
import { createFieldReader, type FieldReader, type MappedFields, wrapperOf } from '@/lib/records/field-reader'

/** How the list displays its fields; the same object as long as the columns' wrapper does not change. */
export function useFieldReader(mapping: MappedFields, columns: readonly Column[]): FieldReader {
  const wrapper = wrapperOf(columns.map(({ pointer }) => pointer))
  return useMemo(() => createFieldReader(mapping, wrapper), [mapping, wrapper])
}
