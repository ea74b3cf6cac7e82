'use client'

import { useMemo } from 'react'
import type { Column } from '@/lib/records/column'
import { fieldLabel } from '@/lib/records/field-label'
import { createFieldReader, type FieldReader, type MappedFields, wrapperOf } from '@/lib/records/field-reader'
import type { Pointer } from '@/lib/records/pointer'
import { knownLabels } from '@/lib/records/words'

/** `team`: where the ID of the team is; `hasTeamNames`: a column of its own names the team. */
type Mapping = MappedFields & { team?: Pointer | null; hasTeamNames?: boolean }

/** How the list shows its fields; the same object as long as the columns have their wrapper, or none. */
export function useFieldReader(mapping: Mapping, columns: readonly Column[]): FieldReader {
  const wrapper = wrapperOf(columns.map(({ pointer }) => pointer))
  const isTeamNamed = mapping.hasTeamNames || columns.some(({ pointer }) => fieldLabel(pointer) === 'Team')
  return useMemo(() => {
    const reader = createFieldReader(mapping, wrapper)
    if (isTeamNamed || !mapping.team) return reader
    // Its cells name the team.
    return { ...reader, label: (pointer) => (pointer === mapping.team ? knownLabels.Team : reader.label(pointer)) }
  }, [mapping, wrapper, isTeamNamed])
}
