'use client'

import { Combobox } from '@base-ui/react/combobox'
import { useMemo } from 'react'
import type { FieldOption } from '@/lib/connection/contract'
import type { Pointer } from '@/lib/records/pointer'
import { ComboboxChoice, ComboboxControl } from '../../ui/combobox-parts'
import { Field } from '../../ui/field'
import { mappingWords } from './words'

type FieldChoiceProps = {
  label: string
  options: readonly FieldOption[]
  value: Pointer | null
  onChange: (path: Pointer | null) => void
}

type Choice = { path: Pointer | null; text: string; option: FieldOption | null }

const none = (): Choice => ({ path: null, text: mappingWords.absent, option: null })

/** Chooses one of the partner's fields by searching its path, or none. */
export function FieldChoice({ label, options, value, onChange }: FieldChoiceProps) {
  const choices = useMemo(() => [none(), ...options.map(choiceOf)], [options])
  const current = useMemo(() => currentChoice(choices, value), [choices, value])
  return (
    <Field label={label} isRequired>
      {(control) => (
        <Combobox.Root
          items={choices}
          value={current}
          // Null while the text is being replaced: ignore that, only a choice counts.
          onValueChange={(choice) => choice && onChange(choice.path)}
          // On Escape with a closed list the field would be emptied.
          onInputValueChange={(_, { reason, cancel }) => reason === 'escape-key' && cancel()}
          itemToStringLabel={({ text }: Choice) => text}
          isItemEqualToValue={(one: Choice, other: Choice) => one.path === other.path}
          autoHighlight
        >
          <ComboboxControl control={control} label={label} openLabel={mappingWords.showAll} />
          <Combobox.Portal>
            <Combobox.Positioner align="start" sideOffset={4} className="z-40">
              <Combobox.Popup className="flex max-h-80 w-(--anchor-width) min-w-[min(22rem,var(--available-width))] flex-col rounded-panel border bg-raised shadow-float">
                <Combobox.Empty className="px-3.5 py-2 text-small text-quiet empty:hidden">
                  {mappingWords.noSuchField}
                </Combobox.Empty>
                <Combobox.List className="min-h-0 overflow-y-auto p-1.5 empty:p-0">
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
    <ComboboxChoice value={choice}>
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
    </ComboboxChoice>
  )
}

export function filledText({ filled }: Pick<FieldOption, 'filled'>): string {
  if (filled >= 0.995) return mappingWords.inEvery
  return filled < 0.01 ? mappingWords.inHardlyAny : mappingWords.inSome({ percent: String(Math.round(filled * 100)) })
}

function choiceOf(option: FieldOption): Choice {
  return { path: option.path, text: option.path === '' ? mappingWords.answerItself : option.path, option }
}

/** Also keeps a path that none of these records has: others may have it. */
function currentChoice(choices: readonly Choice[], value: Pointer | null): Choice {
  if (value === null) return none()
  return (
    choices.find(({ path }) => path === value) ?? {
      path: value,
      text: value || mappingWords.answerItself,
      option: null,
    }
  )
}
