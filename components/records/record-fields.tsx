'use client'

import type { ReactNode } from 'react'
import { fieldLabel } from '@/lib/records/field-label'
import { pathOf, type TimePath } from '@/lib/records/field-path'
import { shownTime } from '@/lib/records/field-reader'
import { type FormAnswer, questionsIn, readAnswers, readNotes, type WrittenNote } from '@/lib/records/form-entries'
import { isFilled, valueKindOf } from '@/lib/records/kind-of'
import { type Pointer, pointerOf } from '@/lib/records/pointer'
import { isRecord } from '@/lib/records/record'
import { valueText } from '@/lib/records/record-text'
import { isRegion, shownLabel } from '@/lib/records/shown-label'
import { useIsBrowser } from '../ui/use-is-browser'
import { ClampedText } from './clamped-text'
import { phoneHref } from './phone-href'
import { areTags, booleanValue, dateValue, linkValue, momentValue, tagsValue } from './value-parts'
import { recordWords } from './words'

/** Values nested deeper are shown on one line. */
const deepest = 8
/** For longer lists only the number of further entries is shown; the JSON has them all. */
const maxEntries = 200

/** Returns the link to what a field refers to. */
export type FieldLink = (pointer: Pointer, value: unknown) => ReactNode

type RecordFieldsProps = { value: Record<string, unknown>; time?: TimePath; linkOf?: FieldLink | undefined }

const noLink: FieldLink = () => null

/**
 * All fields of a record with their values; nested ones are indented, empty ones folded. `time`: a field to show as a
 * moment. `linkOf`: what to show instead for a field that refers to something; null for any other field.
 */
export function RecordFields({ value, time, linkOf = noLink }: RecordFieldsProps) {
  const moment = time === undefined ? null : { at: pathOf(time), iso: shownTime(value, time) }
  const context = {
    isBrowser: useIsBrowser(),
    depth: 0,
    at: '',
    moment,
    questions: questionsIn(value),
    name: '',
    linkOf,
  }
  const filled = Object.entries(value).filter(([, field]) => isFilled(field))
  const empty = Object.entries(value).filter(([, field]) => !isFilled(field))
  const names = Object.keys(value)
  return (
    <>
      {filled.length > 0 && fields(filled, context, names)}
      {empty.length > 0 && (
        <details className="text-quiet">
          <summary className="w-fit rounded-control">{recordWords.emptyFields({ count: empty.length })}</summary>
          <div className="pt-3">{fields(empty, context, names)}</div>
        </details>
      )}
    </>
  )
}

/** `at`: undefined inside a list. `name`: the field's name. */
type FieldContext = {
  isBrowser: boolean
  depth: number
  at: Pointer | undefined
  moment: { at: Pointer; iso: string | null } | null
  questions: ReadonlyMap<string, string>
  name: string
  linkOf: FieldLink
}

/** Two columns where there is room; long fields take the full width. `names`: of all the record's fields. */
function fields(
  entries: [key: string, field: unknown][],
  context: FieldContext,
  names = entries.map(([name]) => name),
): ReactNode {
  return (
    <dl className="grid gap-x-4 gap-y-3 @min-[340px]:grid-cols-2">
      {entries.map(([key, field]) => (
        <div key={key} className={`min-w-0 ${isWide(field) ? 'col-span-full' : ''}`}>
          <dt dir="auto" className="text-small text-quiet">
            {labelOf(key, [context.name, ...names])}
          </dt>
          <dd dir="auto" className="text-left wrap-anywhere whitespace-pre-wrap">
            {context.linkOf(pointerTo(key, context) ?? '', field) ??
              fieldValue(context.moment?.at === pointerTo(key, context) ? (context.moment?.iso ?? field) : field, {
                ...context,
                at: pointerTo(key, context),
                name: key,
              })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** `around`: the names of the sibling fields and of the parent. */
function labelOf(key: string, around: readonly string[]): string {
  const label = fieldLabel(pointerOf([key]))
  return label === 'State' && !isRegion(around) ? label : shownLabel(label)
}

/** A text this long, or one with a word this long such as an address, is not put beside another. */
const wideFrom = 32
const wideWord = /\S{24}/

function isWide(value: unknown): boolean {
  if (typeof value === 'string')
    return (value.length >= wideFrom || wideWord.test(value)) && valueKindOf(value) !== 'date-time'
  return typeof value === 'object' && isFilled(value)
}

function fieldValue(value: unknown, context: FieldContext): ReactNode {
  const kind = valueKindOf(value)
  if (kind === 'empty') return <span className="text-quiet">{recordWords.empty}</span>
  if (typeof value === 'boolean') return booleanValue(value)
  if (Array.isArray(value)) return listValue(value, context)
  if (isRecord(value))
    return context.depth < deepest ? setIn(fields(Object.entries(value), below(context))) : valueText(value)
  const text = String(value)
  if (kind === 'date-time') return momentValue(text, context.isBrowser)
  if (kind === 'date') return dateValue(text, context.isBrowser)
  if (kind === 'url') return linkValue(text, { isShort: false })
  if (kind === 'email') return linkTo(`mailto:${text}`, text)
  if (kind === 'phone') return linkTo(phoneHref(text), <bdi dir="ltr">{text}</bdi>)
  return <ClampedText text={text} />
}

/** Tags side by side, answers under their questions, and other entries one below the other. */
function listValue(list: readonly unknown[], context: FieldContext): ReactNode {
  if (areTags(list)) return tagsValue(list)
  if (context.depth >= deepest) return valueText(list)
  const answers = readAnswers(list, context.questions)
  if (answers) return answersValue(answers.slice(0, maxEntries), context)
  const notes = readNotes(list)
  if (notes) return notesValue(notes.slice(0, maxEntries), context.isBrowser)
  const rest = list.length - maxEntries
  return (
    <ul className="grid gap-2">
      {list.slice(0, maxEntries).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of a record have no identity of their own
        <li key={index}>{fieldValue(entry, { ...below(context), at: undefined })}</li>
      ))}
      {rest > 0 && <li className="text-quiet">{recordWords.more({ count: String(rest) })}</li>}
    </ul>
  )
}

function answersValue(answers: readonly FormAnswer[], context: FieldContext): ReactNode {
  return (
    <dl className="mt-1 grid gap-2 border-l-2 pl-3">
      {answers.map(({ question, id, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one question may be answered twice
        <div key={index}>
          <dt dir="auto" className="text-small text-quiet">
            {question ??
              (isOfQuestions.test(context.name)
                ? recordWords.question({ id: id ?? '' })
                : recordWords.field({ id: id ?? '' }))}
          </dt>
          <dd dir="auto">{fieldValue(answer, { ...below(context), at: undefined })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Names of fields that contain questions; other fields contain values under ids, such as custom fields. */
const isOfQuestions = /quest|answer|screen|form|frage|antwort|pregunta|respuesta|réponse/i

function notesValue(notes: readonly WrittenNote[], isBrowser: boolean): ReactNode {
  return (
    <ul className="mt-1 grid gap-2 border-l-2 pl-3">
      {notes.map(({ text, author, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity that is shown
        <li key={index}>
          <p dir="auto">
            <ClampedText text={text} />
          </p>
          {(author !== '' || at !== '') && (
            <p className="text-small text-quiet">
              {author}
              {author !== '' && at !== '' && ' · '}
              {valueKindOf(at) === 'date-time' ? momentValue(at, isBrowser) : at}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function pointerTo(key: string, { at }: FieldContext): Pointer | undefined {
  return at === undefined ? undefined : at + pointerOf([key])
}

function below(context: FieldContext): FieldContext {
  return { ...context, depth: context.depth + 1 }
}

function setIn(inside: ReactNode): ReactNode {
  return <div className="mt-1 border-l-2 pl-3">{inside}</div>
}

function linkTo(href: string, children: ReactNode): ReactNode {
  return (
    <a href={href} className="link">
      {children}
    </a>
  )
}
