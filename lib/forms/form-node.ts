import { type Pointer, pointerOf, tokensOf } from '../records/pointer'
import { recordOf } from '../records/record'
import { shownLabel } from '../records/shown-label'
import type { BodySchema } from './body-schema'
import { knownDescriptions } from './words'

type Common = {
  tokens: string[]
  title: string
  description: string | null
  isRequired: boolean
  /** The partner asked for it, and whether it can be left out is unknown (`x-asked`). */
  isAsked?: true
}

/** One part of a form, read from a JSON Schema: what to ask for and where the value belongs in the body. */
export type FormNode = Common &
  (
    | { kind: 'text' | 'email' | 'link' | 'date' | 'date-time'; default: string; suggestions: string[] }
    /** `isHtml`: the partner accepts HTML there (`contentMediaType`). */
    | { kind: 'long-text'; default: string; isHtml?: true }
    | { kind: 'number' | 'integer'; default: string }
    /** A whole number or a text, as partners number or name things. */
    | { kind: 'id'; default: string }
    | { kind: 'yes-no'; default: boolean | null }
    | { kind: 'choice'; options: { label: string; value: JsonScalar }[]; default: JsonScalar | undefined }
    | { kind: 'file'; nameToken: string | null; typeToken: string | null; dataToken: string }
    | { kind: 'group'; nodes: FormNode[] }
    | { kind: 'list'; item: FormNode }
    /** No control can be drawn for it: the value is typed as JSON. */
    | { kind: 'json' }
    /** A `const` of the schema: users are not asked for it. */
    | { kind: 'fixed'; value: unknown }
  )

export type JsonScalar = string | number | boolean | null

/** Values that the desk fills in itself, marked `x-fill` in the profile. */
export type AutofilledField = { tokens: string[]; with: 'submission-id' | 'now-millis' }

type Schema = Record<string, unknown>

/** A schema may contain itself, so a form has a maximum depth. */
const deepest = 8

/** Returns the form of a body schema, without the fields that the screen draws itself. */
export function formNodes(schema: BodySchema, drawnElsewhere: Pointer[] = []): FormNode[] {
  const node = readNode(schema, [], true, { root: schema, depth: 0, skip: new Set(drawnElsewhere) })
  return node?.kind === 'group' ? node.nodes : []
}

/** Whether users are asked for anything in it. */
export function isShown(node: FormNode): boolean {
  return node.kind === 'group' ? node.nodes.some(isShown) : node.kind !== 'fixed'
}

/** Returns where the desk fills in values itself. */
export function autofilledFields(schema: BodySchema): AutofilledField[] {
  return readFilled(schema, [], { root: schema, refs: [] })
}

function readFilled(
  schema: Schema,
  tokens: string[],
  { root, refs }: { root: Schema; refs: unknown[] },
): AutofilledField[] {
  const found: AutofilledField[] = []
  for (const [name, property] of Object.entries(schemaOf(schema.properties))) {
    const { $ref } = schemaOf(property)
    // A schema that contains itself is filled in once, not at every depth.
    if ($ref !== undefined && refs.includes($ref)) continue
    const child = resolveRef(schemaOf(property), root)
    const fill = child['x-fill']
    if (fill === 'submission-id' || fill === 'now-millis') found.push({ tokens: [...tokens, name], with: fill })
    else if (child.properties) found.push(...readFilled(child, [...tokens, name], { root, refs: [...refs, $ref] }))
  }
  return found
}

/** Returns the schema of the value at a pointer, or {} if the profile does not describe it. */
export function schemaAt(schema: BodySchema, pointer: Pointer): Schema {
  let found = resolveRef(schema, schema)
  for (const token of tokensOf(pointer)) found = resolveRef(schemaOf(schemaOf(found.properties)[token]), schema)
  return found
}

type Reading = { root: Schema; depth: number; skip: Set<Pointer> }

const shownDescription = (text: string): string =>
  // Safe: the text is one of the keys.
  Object.hasOwn(knownDescriptions, text) ? knownDescriptions[text as keyof typeof knownDescriptions] : text

function readNode(written: Schema, tokens: string[], isRequired: boolean, reading: Reading): FormNode | null {
  const schema = resolveRef(written, reading.root)
  if (reading.skip.has(pointerOf(tokens)) || schema['x-fill']) return null
  const description = textOf(schema.description)
  const common = {
    tokens,
    title: shownLabel(textOf(schema.title) ?? tokens.at(-1) ?? ''),
    description: description === null ? null : shownDescription(description),
    isRequired,
    ...(schema['x-asked'] === true ? { isAsked: true as const } : {}),
  }
  if (schema.const !== undefined) return { ...common, kind: 'fixed', value: schema.const }
  const options = optionsOf(schema)
  if (options) return { ...common, kind: 'choice', options, default: defaultAmong(options, schema.default) }
  if (isIdType(schema)) return { ...common, kind: 'id', default: textOf(schema.default) ?? numberText(schema.default) }
  const type = typeOf(schema)
  if (type === 'object') return readObject(schema, common, reading)
  if (type === 'array') return readList(schema, common, reading)
  if (type === 'boolean')
    return { ...common, kind: 'yes-no', default: typeof schema.default === 'boolean' ? schema.default : null }
  if (type === 'number' || type === 'integer') return { ...common, kind: type, default: numberText(schema.default) }
  if (type === 'string') {
    if (isFileData(schema)) return { ...common, kind: 'file', nameToken: null, typeToken: null, dataToken: '' }
    const kind = textKind(schema)
    const start = textOf(schema.default) ?? ''
    if (kind === 'long-text')
      return { ...common, kind, default: start, ...(schema.contentMediaType === 'text/html' ? { isHtml: true } : {}) }
    const suggestions = Array.isArray(schema.examples)
      ? schema.examples.filter((entry) => typeof entry === 'string')
      : []
    return { ...common, kind, default: start, suggestions }
  }
  return { ...common, kind: 'json' }
}

function readObject(schema: Schema, common: Common, reading: Reading): FormNode | null {
  const properties = Object.entries(schemaOf(schema.properties))
  if (common.tokens.length > 0 && (properties.length === 0 || reading.depth > deepest))
    return { ...common, kind: 'json' }
  const file = common.tokens.length > 0 ? fileOf(properties, common) : null
  if (file) return file
  const required = Array.isArray(schema.required) ? schema.required : []
  const nodes = properties.flatMap(([name, property]) => {
    const deeper = { ...reading, depth: reading.depth + 1 }
    return readNode(schemaOf(property), [...common.tokens, name], required.includes(name), deeper) ?? []
  })
  return nodes.length === 0 && common.tokens.length > 0 ? null : { ...common, kind: 'group', nodes }
}

function readList(schema: Schema, common: Common, reading: Reading): FormNode {
  const item = schema.items
    ? readNode(schemaOf(schema.items), ['0'], true, { ...reading, depth: reading.depth + 1, skip: new Set() })
    : null
  if (!item || reading.depth > deepest) return { ...common, kind: 'json' }
  return { ...common, kind: 'list', item: item.title === '0' ? { ...item, title: common.title } : item }
}

/** An object that carries a file: its content, and beside it the name and type marked `x-file`. */
function fileOf(properties: [string, unknown][], common: Common): FormNode | null {
  const named = (part: string) => properties.find(([, property]) => schemaOf(property)['x-file'] === part)?.[0] ?? null
  const data = properties.find(([, property]) => isFileData(schemaOf(property)))?.[0]
  const others = properties.filter(([, property]) => !schemaOf(property)['x-file'] && !isFileData(schemaOf(property)))
  if (data === undefined || others.length > 0) return null
  return { ...common, kind: 'file', nameToken: named('name'), typeToken: named('type'), dataToken: data }
}

function isFileData(schema: Schema): boolean {
  return schema.format === 'byte' || schema.contentEncoding === 'base64'
}

function textKind(schema: Schema): 'text' | 'long-text' | 'email' | 'link' | 'date' | 'date-time' {
  if (schema.format === 'email') return 'email'
  if (schema.format === 'uri') return 'link'
  if (schema.format === 'date') return 'date'
  if (schema.format === 'date-time') return 'date-time'
  const isLong =
    schema.contentMediaType !== undefined || (typeof schema.maxLength === 'number' && schema.maxLength > 500)
  return isLong ? 'long-text' : 'text'
}

/** An `enum`, or a `oneOf` / `anyOf` made of titled constants. */
export function optionsOf(schema: Schema): { label: string; value: JsonScalar }[] | null {
  if (Array.isArray(schema.enum)) {
    const values = schema.enum.filter(isScalar)
    return values.length === schema.enum.length ? values.map((value) => ({ label: String(value ?? '—'), value })) : null
  }
  const branches = schema.oneOf ?? schema.anyOf
  if (!Array.isArray(branches)) return null
  const options = branches.map((branch) => ({ label: textOf(schemaOf(branch).title), value: schemaOf(branch).const }))
  return options.every((option): option is { label: string | null; value: JsonScalar } => isScalar(option.value))
    ? options.map(({ label, value }) => ({ label: label ?? String(value), value }))
    : null
}

/** Returns the types that a schema allows, without null: it stands for an empty field. Empty if it names none. */
export function typesOf({ type }: Schema): unknown[] {
  const types: unknown[] = Array.isArray(type) ? type : type === undefined ? [] : [type]
  return types.filter((one) => one !== 'null')
}

/** Whether a schema allows whole numbers and texts, and nothing else. */
export function isIdType(schema: Schema): boolean {
  const types = typesOf(schema)
  return types.length === 2 && types.includes('integer') && types.includes('string')
}

function typeOf(schema: Schema): string | null {
  if (schema.type === undefined) return schema.properties ? 'object' : null
  const [type, other] = typesOf(schema)
  return typeof type === 'string' && other === undefined ? type : null
}

/** Returns the schema itself, or the one that its `$ref` leads to. */
export function resolveRef(schema: Schema, root: Schema): Schema {
  let found = schema
  for (let hops = 0; typeof found.$ref === 'string' && found.$ref.startsWith('#/') && hops < 8; hops += 1) {
    let target: unknown = root
    for (const token of tokensOf(found.$ref.slice(1))) target = schemaOf(target)[token]
    found = schemaOf(target)
  }
  return found
}

function schemaOf(value: unknown): Schema {
  return recordOf(value) ?? {}
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function numberText(value: unknown): string {
  return typeof value === 'number' ? String(value) : ''
}

/** Null is left out, as any empty field is: generators write it for "no default". */
function defaultAmong(options: readonly { value: JsonScalar }[], value: unknown): JsonScalar | undefined {
  return value === null ? undefined : options.find((option) => option.value === value)?.value
}

function isScalar(value: unknown): value is JsonScalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
