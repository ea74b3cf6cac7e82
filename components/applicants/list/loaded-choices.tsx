'use client'

import { useMemo } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { FieldReader } from '@/lib/records/field-reader'
import type { PartnerRecord } from '@/lib/records/record'
import type { ListView } from '@/lib/views/contract'
import { ValueChoices } from '../../records/columns/value-choices'
import { countValues } from '../table/count-values'
import { facetField } from '../table/facet-field'
import { readJobNames } from '../table/read-job-names'
import { rowTestsOf } from '../table/row-filter'
import type { VisibleRows } from '../table/visible-rows'

export type LoadedChoicesProps = {
  facet: string
  view: ListView
  reader: FieldReader
  mapping: ApplicantMapping
  records: readonly PartnerRecord[]
  /** The rows that match the words of the view. */
  rows: VisibleRows
  onChange: (facet: string, chosen: (string | null)[]) => void
}

/** A facet's values among the loaded applicants, counted when shown. */
export function LoadedChoices({ facet, view, reader, mapping, records, rows, onChange }: LoadedChoicesProps) {
  const { where, applied, fieldFilters } = view
  const { values, hasMore } = useMemo(() => {
    const tests = rowTestsOf({ where, applied, fieldFilters }, { mapping, reader })
    return countValues(facet, { mapping, records, rows, tests })
  }, [facet, where, applied, fieldFilters, mapping, reader, records, rows])
  const chosen = where[facet] ?? []
  const missing = chosen.filter((value) => !values.some((one) => one.value === value))
  const all = [...values, ...missing.map((value) => ({ value, count: 0 }))]
  const ids = all.map(({ value }) => value)
  const names = facet === 'jobId' ? { jobId: readJobNames(ids, { records, mapping }) } : {}
  const { label, nameOf } = facetField(facet, { where, reader, names })
  return (
    <ValueChoices
      label={label}
      values={all.map((one) => ({ ...one, label: nameOf(one.value) }))}
      chosen={chosen}
      hasMore={hasMore}
      onChange={(chosen) => onChange(facet, chosen)}
    />
  )
}
