'use client'

import type { ReactNode } from 'react'
import { fieldLabel } from '@/lib/records/field-label'
import { pathOf, type TimePath } from '@/lib/records/field-path'
import { shownTime } from '@/lib/records/field-reader'
import { isObject, valueKindOf } from '@/lib/records/kind-of'
import { type Pointer, pointerOf } from '@/lib/records/pointer'
import { valueText } from '@/lib/records/record-text'
import { useIsBrowser } from '../ui/use-is-browser'
import { areTags, booleanValue, dateValue, linkValue, momentValue, tagsValue } from './value-parts'

/** Deeper values are shown in one line. */
const deepest = 8
/** The rest of longer lists is only counted; the JSON has it. */
const mostEntries = 200

/** Every field of a record with its value, nested ones indented. `time`: a field that is shown as a moment. */
export function RecordFields({ value, time }: { value: Record<string, unknown>; time?: TimePath }) {
  const moment = time === undefined ? null : { at: pathOf(time), iso: shownTime(value, time) }
  return fields(value, { isBrowser: useIsBrowser(), depth: 0, at: '', moment })
}

/** `at`: undefined inside a list. */
type Place = {
  isBrowser: boolean
  depth: number
  at: Pointer | undefined
  moment: { at: Pointer; iso: string | null } | null
}

function fields(value: Record<string, unknown>, place: Place): ReactNode {
  return (
    <dl className="grid gap-3">
      {Object.entries(value).map(([key, field]) => (
        <div key={key}>
          <dt dir="auto" className="text-small text-quiet">
            {fieldLabel(pointerOf([key]))}
          </dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {fieldValue(place.moment?.at === placeOf(key, place) ? (place.moment?.iso ?? field) : field, {
              ...place,
              at: placeOf(key, place),
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function fieldValue(value: unknown, place: Place): ReactNode {
  const kind = valueKindOf(value)
  if (kind === 'empty') return <span className="text-quiet">Empty</span>
  if (typeof value === 'boolean') return booleanValue(value)
  if (Array.isArray(value)) return listValue(value, place)
  if (isObject(value)) return place.depth < deepest ? setIn(fields(value, below(place))) : valueText(value)
  const text = String(value)
  if (kind === 'date-time') return momentValue(text, place.isBrowser)
  if (kind === 'date') return dateValue(text, place.isBrowser)
  if (kind === 'url') return linkValue(text, { isShort: false })
  if (kind === 'email') return linkTo(`mailto:${text}`, text)
  if (kind === 'phone') return linkTo(`tel:${text.replaceAll(/[^+\d]/g, '')}`, <bdi dir="ltr">{text}</bdi>)
  return text
}

/** Tags side by side, other entries below each other. */
function listValue(list: readonly unknown[], place: Place): ReactNode {
  if (areTags(list)) return tagsValue(list)
  if (place.depth >= deepest) return valueText(list)
  const rest = list.length - mostEntries
  return (
    <ul className="grid gap-2">
      {list.slice(0, mostEntries).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of a record have no identity of their own
        <li key={index}>{fieldValue(entry, { ...below(place), at: undefined })}</li>
      ))}
      {rest > 0 && <li className="text-quiet">{`and ${rest} more: see JSON`}</li>}
    </ul>
  )
}

function placeOf(key: string, { at }: Place): Pointer | undefined {
  return at === undefined ? undefined : at + pointerOf([key])
}

function below(place: Place): Place {
  return { ...place, depth: place.depth + 1 }
}

function setIn(inside: ReactNode): ReactNode {
  return <div className="mt-1 border-l-2 pl-3">{inside}</div>
}

function linkTo(href: string, children: ReactNode): ReactNode {
  return (
    <a href={href} className="text-accent underline underline-offset-2">
      {children}
    </a>
  )
}
