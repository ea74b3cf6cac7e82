'use client'

import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useMemo } from 'react'
import type { FieldOption } from '@/lib/connection/contract'
import type { Pointer } from '@/lib/records/pointer'
import { Field } from '../../ui/field'

type FieldChoiceProps = {
  label: string
  options: readonly FieldOption[]
  value: Pointer | null
  isDisabled?: boolean
  onChange: (path: Pointer | null) => void
}

type Choice = { path: Pointer | null; text: string; option: FieldOption | null }

const none: Choice = { path: null, text: 'Not in this partner’s data', option: null }

/** One of the partner's fields, found by its path; or none of them. */
export function FieldChoice({ label, options, value, isDisabled = false, onChange }: FieldChoiceProps) {
  const choices = useMemo(() => [none, ...options.map(choiceOf)], [options])
  const current = useMemo(() => currentChoice(choices, value), [choices, value])
  return (
    <Field label={label} isRequired>
      {(control) => (
        <Combobox.Root
          items={choices}
          value={current}
          // Null while the text is being replaced: only a choice counts.
          onValueChange={(choice) => choice && onChange(choice.path)}
          itemToStringLabel={({ text }: Choice) => text}
          isItemEqualToValue={(one: Choice, other: Choice) => one.path === other.path}
          disabled={isDisabled}
          autoHighlight
        >
          <div className="relative">
            <Combobox.Input {...control} className="control pr-9" />
            <Combobox.Trigger
              aria-label="Show all fields"
              className="absolute inset-y-0 right-0 grid w-8 place-items-center text-quiet"
            >
              <ChevronsUpDown aria-hidden className="size-4" />
            </Combobox.Trigger>
          </div>
          <Combobox.Portal>
            <Combobox.Positioner align="start" sideOffset={4} className="z-40">
              <Combobox.Popup className="max-h-80 w-(--anchor-width) min-w-[min(22rem,var(--available-width))] overflow-y-auto rounded-panel border bg-raised shadow-float">
                <Combobox.Empty className="px-3.5 py-2 text-small text-quiet empty:hidden">
                  No field has this name
                </Combobox.Empty>
                <Combobox.List className="p-1.5 empty:p-0">
                  {(choice: Choice) => <FieldItem key={choice.path ?? ''} choice={choice} />}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  )
}

function FieldItem({ choice }: { choice: Choice }) {
  const { option, text } = choice
  return (
    <Combobox.Item
      value={choice}
      className="flex items-start gap-2 rounded-control px-2 py-1.5 outline-none data-highlighted:bg-sunken"
    >
      <span className="grid size-5 shrink-0 place-items-center">
        <Combobox.ItemIndicator>
          <Check aria-hidden className="size-4" />
        </Combobox.ItemIndicator>
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="block">{text}</bdi>
        {option && (
          <span className="block text-small text-quiet">
            {filledText(option)}
            {option.examples.map((example) => (
              <span key={example}>
                {' · '}
                <bdi>{example}</bdi>
              </span>
            ))}
          </span>
        )}
      </span>
    </Combobox.Item>
  )
}

export function filledText({ filled }: Pick<FieldOption, 'filled'>): string {
  if (filled >= 0.995) return 'in every record'
  return filled < 0.01 ? 'in hardly any record' : `in ${Math.round(filled * 100)} % of the records`
}

function choiceOf(option: FieldOption): Choice {
  return { path: option.path, text: option.path === '' ? 'The answer itself' : option.path, option }
}

/** Also a path that none of these records has: it may be in others. */
function currentChoice(choices: readonly Choice[], value: Pointer | null): Choice {
  if (value === null) return none
  return choices.find(({ path }) => path === value) ?? { path: value, text: value || 'The answer itself', option: null }
}
