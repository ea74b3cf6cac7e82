'use client'

import type { FieldOption } from '@/lib/connection/contract'
import { type OpenPath, pathOf, type Scalar } from '@/lib/records/field-path'
import { uiWords } from '../../ui/words'
import { FieldChoice } from './field-choice'
import { mappingWords } from './words'

type OpenChoiceProps = {
  options: readonly FieldOption[]
  value: OpenPath | null
  onChange: (open: OpenPath | null) => void
}

/** Chooses the field that says whether a job accepts applications, and which of its values mean that it does. */
export function OpenChoice({ options, value, onChange }: OpenChoiceProps) {
  const at = value === null ? null : pathOf(value)
  const option = options.find(({ path }) => path === at)
  const meaning: Scalar[] = value === null ? [] : typeof value === 'string' ? [true] : value.values
  const seen = option?.values?.map((one) => one.value) ?? []
  const all = [...new Set<Scalar>([...seen, ...meaning])]
  const toggle = (one: Scalar, isOpen: boolean) => {
    if (at === null) return
    const values = isOpen ? [...meaning, one] : meaning.filter((other) => other !== one)
    onChange(values.length === 0 ? { at, values: [] } : { at, values })
  }
  return (
    <div className="grid gap-2">
      <FieldChoice
        label={mappingWords.field}
        options={options.filter((one) => one.values !== null || one.path === at)}
        value={at}
        onChange={(path) => onChange(path === null ? null : { at: path, values: [] })}
      />
      {at !== null && (
        <fieldset className="grid gap-1">
          <legend className="font-medium">{mappingWords.whichMeanOpen}</legend>
          {all.map((one) => (
            <label key={String(one)} className="flex items-center gap-2 touch:min-h-11">
              <input
                type="checkbox"
                checked={meaning.includes(one)}
                onChange={({ target }) => toggle(one, target.checked)}
                className="size-4 accent-accent"
              />
              <bdi>{wordOf(one)}</bdi>
              <span className="text-small text-quiet">{countText(option, one)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

function wordOf(value: Scalar): string {
  if (typeof value === 'boolean') return value ? uiWords.yes : uiWords.no
  return value === null ? mappingWords.noValue : String(value)
}

function countText(option: FieldOption | undefined, value: Scalar): string {
  const count = option?.values?.find((one) => one.value === value)?.count ?? 0
  return mappingWords.jobs({ count })
}
