'use client'

import type { FieldOption } from '@/lib/connection/contract'
import { pathOf, type StatusPath } from '@/lib/records/field-path'
import { FieldChoice } from './field-choice'
import { StageList } from './stage-list'
import { mappingWords } from './words'

type StatusChoiceProps = {
  options: readonly FieldOption[]
  value: StatusPath | null
  onChange: (status: StatusPath | null) => void
}

/** Chooses the field for the status of applicants or jobs, and the sort order of its values. */
export function StatusChoice({ options, value, onChange }: StatusChoiceProps) {
  const at = value === null ? null : pathOf(value)
  const order = typeof value === 'object' && value !== null ? value.order : []
  const seen = options.find(({ path }) => path === at)?.values?.map((one) => String(one.value)) ?? []
  const others = seen.filter((name) => !order.includes(name)).sort((one, other) => one.localeCompare(other))
  return (
    <div className="grid gap-2">
      <FieldChoice label={mappingWords.field} options={options} value={at} onChange={onChange} />
      {at !== null && order.length + others.length > 1 && (
        <StageList stages={[...order, ...others]} onChange={(stages) => onChange({ at, order: stages })} />
      )}
    </div>
  )
}
