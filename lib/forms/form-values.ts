import { parseJson as parseLossless } from '../records/parse-json'
import { type Pointer, pointerOf, tokensOf } from '../records/pointer'
import { isRecord } from '../records/record'
import { language } from '../text/language'
import type { FormNode, JsonScalar } from './form-node'
import { inputWords } from './words'

/** What the controls of a form hold: text, yes-no and choices as text, files as read. Shaped like the form's nodes. */
export type FormValues = { [key: string]: FormValue }
export type FormValue = string | PickedFile | null | FormValues | FormValue[]

/** A file read in the browser, its content in base64. With an `issue`, or while `isReading`, it cannot be sent. */
export type PickedFile = { name: string; type: string; data: string; issue?: string; isReading?: true }

/**
 * Returns a field's name in the form, escaped because dots, brackets, digits and `constructor` are special to the form
 * library.
 */
export function fieldName(token: string): string {
  return `_${encodeURIComponent(token).replaceAll('.', '%2E').replaceAll("'", '%27')}`
}

/** Returns the values that a new form starts with: the schema's defaults. */
export function defaultValues(nodes: FormNode[]): FormValues {
  return Object.fromEntries(nodes.map((node) => [fieldName(lastToken(node)), defaultValue(node)]))
}

/** Returns the value that a new control starts with. */
export function defaultValue(node: FormNode): FormValue {
  switch (node.kind) {
    case 'group':
      return defaultValues(node.nodes)
    case 'list':
      return []
    case 'file':
    case 'fixed':
      return null
    case 'choice':
      return node.default === undefined ? '' : JSON.stringify(node.default)
    case 'yes-no':
      return node.default === null ? '' : String(node.default)
    case 'json':
      return ''
    default:
      return node.default
  }
}

type ValueIssue = { pointer: Pointer; message: string }

/**
 * Returns the JSON body that the values stand for. Empty fields are left out, so that the partner's own defaults apply;
 * required groups stay, so that the check can name what is missing inside them.
 */
export function toBody(
  nodes: FormNode[],
  values: FormValues,
  issues: ValueIssue[] = [],
  { isFromSheet = false } = {},
): Record<string, unknown> {
  return { ...typedBody(nodes, values, { issues, isFromSheet }, []), ...fixedBody(nodes) }
}

/** `isFromSheet`: its numbers have been read already, and are written in one way in every language. */
type Reading = { issues: ValueIssue[]; isFromSheet: boolean }

/** Returns the values that the schema prescribes. */
function fixedBody(nodes: FormNode[]): Record<string, unknown> {
  return Object.fromEntries(
    nodes.flatMap((node) => (node.kind === 'fixed' && node.isRequired ? [[lastToken(node), node.value]] : [])),
  )
}

function typedBody(nodes: FormNode[], values: FormValues, reading: Reading, base: string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const node of nodes) {
    const token = lastToken(node)
    const value = jsonOf(node, values[fieldName(token)], reading, [...base, token])
    if (value !== undefined) body[token] = value
  }
  return body
}

function jsonOf(node: FormNode, value: FormValue | undefined, reading: Reading, path: string[]): unknown {
  if (node.kind === 'group') {
    const body = typedBody(node.nodes, isValues(value) ? value : {}, reading, path)
    return Object.keys(body).length > 0 || node.isRequired ? { ...body, ...fixedBody(node.nodes) } : undefined
  }
  if (node.kind === 'list') {
    const items = Array.isArray(value) ? value : []
    const list = items.map((item, index) => {
      const entry = isValues(item) && 'entry' in item ? item.entry : undefined
      return jsonOf({ ...node.item, isRequired: true }, entry, reading, [...path, String(index)]) ?? ''
    })
    return list.length > 0 || node.isRequired ? list : undefined
  }
  if (node.kind === 'file') {
    const issue = isFile(value) && (value.isReading ? inputWords.fileBeingRead : value.issue)
    if (issue) reading.issues.push({ pointer: pointerOf(path), message: issue })
    return isFile(value) ? fileBody(node, value) : undefined
  }
  if (typeof value !== 'string' || value.trim() === '') return undefined
  switch (node.kind) {
    case 'number':
    case 'integer':
      return numberOf(node.kind, value.trim(), reading, path)
    case 'id':
      return idOf(value.trim())
    case 'yes-no':
      return value === 'true'
    case 'choice':
      return choiceOf(value)
    case 'json':
      return parseTypedJson(value, reading.issues, path)
    case 'date-time':
      return Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString()
    case 'long-text':
      return value
    default:
      return value.trim()
  }
}

/** Text typed before the field got its choices is no JSON: it stays text, which the check reports. */
function choiceOf(value: string): JsonScalar {
  try {
    return JSON.parse(value) as JsonScalar
  } catch {
    return value
  }
}

const decimalNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const wholeNumber = /^[+-]?\d+$/
const inThousands = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/

/** Whether the points may separate thousands, as many languages write them. */
export function mayBeInThousands(text: string): boolean {
  return inThousands.test(text)
}

/** Returns 50000 for "50.000", and any other text as it is. */
export function withoutThousands(text: string): string {
  return mayBeInThousands(text) ? text.replaceAll('.', '') : text
}

/** What is no number stays text, which the check reports. In German, "50.000" means 50000 to people: it is not sent. */
function numberOf(kind: 'number' | 'integer', text: string, { issues, isFromSheet }: Reading, path: string[]) {
  if (language() === 'de' && !isFromSheet && mayBeInThousands(text)) {
    issues.push({ pointer: pointerOf(path), message: inputWords.thousands })
    return text
  }
  const number = Number(text)
  if (kind === 'integer') return wholeNumber.test(text) && Number.isSafeInteger(number) ? number : text
  return decimalNumber.test(text) && Number.isFinite(number) ? number : text
}

/** An ID such as 007 is a text: as a number it would be another ID. */
export function idOf(text: string): string | number {
  return Number.isSafeInteger(Number(text)) && String(Number(text)) === text ? Number(text) : text
}

function fileBody(node: FormNode & { kind: 'file' }, file: PickedFile): unknown {
  if (node.dataToken === '') return file.data
  return {
    ...(node.nameToken === null ? {} : { [node.nameToken]: file.name }),
    ...(node.typeToken === null ? {} : { [node.typeToken]: file.type }),
    [node.dataToken]: file.data,
  }
}

/** Returns the values without the files that are still being read: once the page is gone, they never will be. */
export function withoutUnreadFiles(values: FormValues): FormValues {
  const keep = (value: FormValue): FormValue => {
    if (Array.isArray(value)) return value.map(keep)
    if (isFile(value)) return value.isReading ? null : value
    return isValues(value) ? withoutUnreadFiles(value) : value
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, keep(value)]))
}

/** Parses a JSON value that a user typed; an issue says how to write it correctly. */
export function parseTypedJson(text: string, issues: ValueIssue[], path: string[]): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (!isExact(text, value)) issues.push({ pointer: pointerOf(path), message: inputWords.longNumber })
    return value
  } catch {
    issues.push({ pointer: pointerOf(path), message: inputWords.noJson })
    return undefined
  }
}

/** Whether every whole number in it keeps its exact value. */
function isExact(text: string, value: unknown): boolean {
  return !/\d{16}/.test(text) || JSON.stringify(parseLossless(text)) === JSON.stringify(value)
}

function lastToken(node: FormNode): string {
  return node.tokens.at(-1) ?? ''
}

function isValues(value: FormValue | undefined): value is FormValues {
  return isRecord(value)
}

function isFile(value: FormValue | undefined): value is PickedFile {
  return isValues(value as FormValue) && typeof (value as PickedFile).data === 'string'
}

/** Returns the form's values with a text in the control at a pointer; does not reach into lists. */
export function setText(values: FormValues, pointer: Pointer, text: string): FormValues {
  return writeText(values, tokensOf(pointer), text)
}

function writeText(values: FormValues, [token, ...rest]: string[], text: string): FormValues {
  if (token === undefined) return values
  const key = fieldName(token)
  if (rest.length === 0) return { ...values, [key]: text }
  const inner = values[key]
  return { ...values, [key]: writeText(isValues(inner) ? inner : {}, rest, text) }
}
