import { type Pointer, pointerOf, tokensOf } from '../records/pointer'
import { isIndex, tokensOfField } from './asked-field'
import type { FormNode } from './form-node'
import { fieldMessage } from './messages/join-messages'
import { plainName } from './plain-name'

/**
 * Assigns the partner's field messages to our fields. The partner has its own names (`interviewer_id`,
 * `applicant.fullName`): a field matches if its whole path is equal without case and separators, or if it is the only
 * one whose path ends that way, or if the partner names it within an envelope and no other name matches it. `rest`
 * holds what matches no field.
 */
export function assignFieldErrors(fields: Record<string, string[]>, paths: Pointer[]) {
  const matches = Object.entries(fields).map(([field, messages]) => ({ field, messages, ...matchOf(field, paths) }))
  const found = new Map<Pointer, string[]>()
  const rest: Record<string, string[]> = {}
  for (const { field, messages, path, isInEnvelope } of matches) {
    // `applicant.name` and `company.name` cannot both be our name, and nothing says which is.
    const isShared = isInEnvelope && matches.some((other) => other.field !== field && other.path === path)
    if (path === undefined || isShared) rest[field] = messages
    else found.set(path, [...(found.get(path) ?? []), ...messages])
  }
  const texts = [...found].map(([path, messages]) => [path, fieldMessage([...new Set(messages)])] as const)
  const placed: Record<Pointer, string> = Object.fromEntries(texts)
  return { placed, rest }
}

function matchOf(field: string, paths: Pointer[]): { path: Pointer | undefined; isInEnvelope: boolean } {
  const wanted = plainName(field)
  if (wanted === '') return { path: undefined, isInEnvelope: false }
  const ending = paths.filter((pointer) => endsAs(pointer, wanted))
  if (ending.length === 0) return { path: pathInEnvelope(tokensOfField(field) ?? [], paths), isInEnvelope: true }
  const exact = pointerOf(tokensOfField(field) ?? [])
  const path =
    paths.find((pointer) => pointer === exact) ??
    paths.find((pointer) => plainName(pointer) === wanted) ??
    (ending.length === 1 ? ending[0] : undefined)
  return { path, isInEnvelope: false }
}

/**
 * Returns the path that the partner names within an envelope, such as `/city` for `job.city` or `data.attributes.city`,
 * if there is no path below the envelope's own name.
 */
export function pathInEnvelope(tokens: readonly string[], paths: readonly Pointer[]): Pointer | undefined {
  const [envelope = '', ...inside] = tokens.filter((token) => !isIndex(token))
  const own = envelope === 'data' && inside[0] === 'attributes' ? inside.slice(1) : inside
  const isField = paths.some((path) => plainName(tokensOf(path)[0] ?? '') === plainName(envelope))
  return isField || own.length === 0 ? undefined : paths.find((path) => plainName(path) === plainName(own.join('')))
}

/** Returns the pointers of all fields of a form, those inside groups included. */
export function fieldPaths(nodes: FormNode[]): Pointer[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fixed') return []
    return node.kind === 'group' ? fieldPaths(node.nodes) : [pointerOf(node.tokens)]
  })
}

/** Returns the pointer whose control can show an error at `pointer`; undefined if the form has none for it. */
export function findControl(nodes: FormNode[], pointer: Pointer): Pointer | undefined {
  for (const node of nodes) {
    const own = pointerOf(node.tokens)
    if (node.kind === 'fixed' || (pointer !== own && !pointer.startsWith(`${own}/`))) continue
    if (node.kind === 'group') return findControl(node.nodes, pointer)
    return node.kind === 'list' ? pointer : own
  }
  return undefined
}

function endsAs(pointer: Pointer, wanted: string): boolean {
  const tokens = tokensOf(pointer)
  return tokens.some((_, start) => plainName(tokens.slice(start).join('')) === wanted)
}
