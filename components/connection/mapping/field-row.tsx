'use client'

import { Check, CircleDashed, Lock, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { FieldOption, ListOption, MappingScreen } from '@/lib/connection/contract'
import type { FieldMapping } from '@/lib/partner/profile/field-mapping'
import { readName } from '@/lib/records/read-field'
import { Button } from '../../ui/button'
import { FieldChoice, filledText } from './field-choice'
import {
  type Attention,
  type FieldPath,
  fieldId,
  type MappedField,
  mappedFieldLabel,
  pathsOf,
  valueAt,
} from './mapped-fields'
import { NameChoice } from './name-choice'
import { OpenChoice } from './open-choice'
import { StatusChoice } from './status-choice'
import { TimeChoice } from './time-choice'
import { mappingWords } from './words'

type FieldRowProps = {
  field: MappedField
  screen: MappingScreen
  mapping: FieldMapping
  /** The fields of the chosen list. */
  options: readonly FieldOption[]
  attention: Attention
  error: string | undefined
  onChange: (value: FieldPath) => void
}

/** The value of one field: a single line if it is certain, all choices if it is not. */
export function FieldRow({ field, screen, mapping, options, attention, error, onChange }: FieldRowProps) {
  const id = useId()
  const label = mappedFieldLabel(field)
  const isLocked = screen.locked.includes(fieldId(field))
  const [isOpened, setOpened] = useState(attention === 'look')
  const isOpen = (isOpened || error !== undefined) && !isLocked
  const value = valueAt(mapping, field)
  const paths = pathsOf(value)
  // The reasons for a guess do not apply to a field chosen instead.
  const isAsGuessed = paths.join(' ') === pathsOf(valueAt(screen.mapping, field)).join(' ')
  const example = exampleOf(value, { screen, options })
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={isOpen ? `${id}-why` : undefined}
      data-issue={error === undefined ? undefined : ''}
      className={
        isOpen
          ? 'my-1 grid grid-cols-[minmax(0,1fr)] gap-2 rounded-panel border bg-raised p-3'
          : 'border-b py-1.5 last:border-b-0'
      }
    >
      <div className="flex min-w-0 items-center gap-2">
        <Mark attention={attention} isLocked={isLocked} isAbsent={value === null} />
        <h4 id={id} className={`font-medium ${isOpen ? '' : 'w-36 shrink-0 max-sm:w-28'}`}>
          {label}
        </h4>
        {!isOpen && (
          <p className="min-w-0 flex-1 max-sm:wrap-anywhere sm:truncate">
            <bdi className={value === null ? 'text-quiet' : ''}>{textOf(value)}</bdi>{' '}
            {example !== '' && <bdi className="text-quiet">{example}</bdi>}
          </p>
        )}
        <Confidence screen={screen} field={field} isOpen={isOpen} isLocked={isLocked} />
        {!isLocked && (
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-label={isOpen ? mappingWords.closeField({ field: label }) : mappingWords.changeField({ field: label })}
            onClick={() => setOpened(!isOpen)}
          >
            {isOpen ? mappingWords.close : mappingWords.change}
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <Control field={field} value={value} screen={screen} options={options} onChange={onChange} />
          <div id={`${id}-why`} className="grid gap-2">
            {isAsGuessed && <Reasons reasons={screen.guesses[fieldId(field)]?.reasons ?? []} />}
            <Examples paths={paths} options={options} />
          </div>
        </>
      )}
      {error !== undefined && (
        <p role="alert" className="text-small text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

function Mark({ attention, isLocked, isAbsent }: { attention: Attention; isLocked: boolean; isAbsent: boolean }) {
  if (isLocked) return <Lock aria-hidden className="size-4 shrink-0 text-quiet" />
  if (attention === 'look') return <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
  if (isAbsent) return <CircleDashed aria-hidden className="size-4 shrink-0 text-quiet" />
  return <Check aria-hidden className="size-4 shrink-0 text-good" />
}

const confidenceInks = { likely: 'bg-warn-soft text-warn', sure: 'bg-good-soft text-good', open: 'text-quiet' }

type ConfidenceProps = { screen: MappingScreen; field: MappedField; isOpen: boolean; isLocked: boolean }

function Confidence({ screen, field, isOpen, isLocked }: ConfidenceProps) {
  const guessed = screen.guesses[fieldId(field)]?.confidence
  const confidence = isLocked || screen.isConfirmed ? undefined : guessed
  const settled = isLocked ? mappingWords.setByFile : screen.isConfirmed ? mappingWords.confirmed : null
  const text = confidence ? mappingWords.confidences[confidence] : settled
  if (!text) return null
  const ink = confidence ? confidenceInks[confidence] : 'text-quiet'
  return (
    <span className={`shrink-0 rounded-control px-1.5 text-small ${ink} ${isOpen ? 'ml-auto' : 'max-sm:sr-only'}`}>
      {text}
    </span>
  )
}

type ControlProps = Pick<FieldRowProps, 'field' | 'screen' | 'options' | 'onChange'> & { value: FieldPath }

function Control({ field, value, screen, options, onChange }: ControlProps) {
  const path = typeof value === 'string' ? value : null
  if (field.kind === 'name') return <NameChoice options={options} value={nameOf(value)} onChange={onChange} />
  if (field.kind === 'time') return <TimeChoice options={options} value={timeOf(value)} onChange={onChange} />
  if (field.kind === 'open') return <OpenChoice options={options} value={openOf(value)} onChange={onChange} />
  if (field.kind === 'status') return <StatusChoice options={options} value={statusOf(value)} onChange={onChange} />
  const choices = field.kind === 'items' ? listFields(screen[field.section]) : options
  const at = path ?? pathsOf(value)[0] ?? null
  return <FieldChoice label={mappingWords.field} options={choices} value={at} onChange={onChange} />
}

function nameOf(value: FieldPath) {
  if (value === null || typeof value === 'string') return value
  return 'at' in value ? null : value
}

function timeOf(value: FieldPath) {
  if (value === null || typeof value === 'string') return value
  return 'format' in value ? value : null
}

function statusOf(value: FieldPath) {
  if (value === null || typeof value === 'string') return value
  return 'order' in value ? value : null
}

function openOf(value: FieldPath) {
  if (value === null || typeof value === 'string') return value
  return 'values' in value ? value : null
}

function listFields(lists: readonly ListOption[]): FieldOption[] {
  return lists.map(({ path, count, fields }) => ({
    path,
    filled: 1,
    examples: [mappingWords.listFacts({ count, fields: fields.length })],
    values: null,
  }))
}

/** For a name in parts, the example must be one person's: the parts' own examples may come from different people. */
function exampleOf(value: FieldPath, { screen, options }: Pick<FieldRowProps, 'screen' | 'options'>): string {
  if (typeof value === 'object' && value !== null && 'first' in value) {
    const records = screen.applicants.find(({ fields }) => fields === options)?.records ?? []
    return records.flatMap((record) => readName(record, value) ?? [])[0] ?? ''
  }
  const [path] = pathsOf(value)
  return options.find((option) => option.path === path)?.examples[0] ?? ''
}

function textOf(value: FieldPath): string {
  if (value === null) return mappingWords.none
  if (typeof value === 'object' && 'order' in value && value.order.length > 0)
    return `${value.at}: ${value.order.join(' → ')}`
  return pathsOf(value)
    .map((path) => path || mappingWords.answerItself)
    .join(' + ')
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.length === 0 ? null : <p className="text-small text-quiet">{reasons.join(' ')}</p>
}

function Examples({ paths, options }: { paths: readonly string[]; options: readonly FieldOption[] }) {
  const chosen = options.filter(({ path }) => paths.includes(path))
  if (chosen.length === 0) return null
  return (
    <ul className="grid gap-0.5 text-small">
      {chosen.map((option) => (
        <li key={option.path} className="wrap-anywhere">
          <span className="text-quiet">{mappingWords.filled({ where: filledText(option) })} </span>
          <bdi>{option.examples.join(' · ')}</bdi>
        </li>
      ))}
    </ul>
  )
}
