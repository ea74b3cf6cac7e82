import { type Pointer, pointerOf, tokensOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { describedAt } from './body-schema'
import { nearMiss } from './near-miss'
import { profileIssueWords } from './words'

type Schema = Record<string, unknown>

/** A field that the desk fills in itself, with the profile key that names it. */
export type WrittenPath = { at: string; pointer: Pointer }

type Issue = { path: string[]; message: string }

/**
 * Places that the desk fills in, but that the body's schema has elsewhere or does not allow: the form would ask for the
 * value twice, or never be accepted. A field that the schema simply does not mention is not an issue.
 */
export function issuesOfWritten(written_: readonly WrittenPath[], schema: Schema): Issue[] {
  return written_.flatMap(({ at, pointer }) => {
    const message = issueOfPath(at, pointer, written_, schema)
    return message === null ? [] : [{ path: [at], message }]
  })
}

function issueOfPath(at: string, pointer: Pointer, written_: readonly WrittenPath[], schema: Schema): string | null {
  const { body, notAGroup, notInSchema, meantField } = profileIssueWords
  const tokens = tokensOf(pointer)
  for (const [index, token] of tokens.entries()) {
    const group = describedAt(schema, tokens.slice(0, index))
    if (!group) return null
    if (typeof group.type === 'string' && group.type !== 'object')
      return notAGroup({ pointer, group: pointerOf(tokens.slice(0, index)) || body, type: group.type })
    if (describedAt(schema, tokens.slice(0, index + 1))) continue
    if (group.additionalProperties === false || group.unevaluatedProperties === false) return notInSchema({ pointer })
    const others = leavesOf(schema).filter((leaf) => written_.every((path) => path.pointer !== leaf.pointer))
    const meant = likelyMeant(at, token, others)
    return meant === undefined ? null : meantField({ pointer, meant })
  }
  return null
}

type Leaf = { pointer: Pointer; name: string; schema: Schema }

function likelyMeant(at: string, token: string, leaves: readonly Leaf[]): Pointer | undefined {
  const near = nearMiss(
    token,
    leaves.map(({ name }) => name),
  )
  const found = leaves.find(({ name, schema }) => name === near || (at === 'email' && isApplicantsEmail(name, schema)))
  return found?.pointer
}

/** Someone else's address (`owner_email`) is requested besides the applicant's. */
function isApplicantsEmail(name: string, { format }: Schema): boolean {
  return (
    /^(?:(?:applicant|candidate)s?[-_]?)?e?[-_]?mail(?:[-_]?address)?$/i.test(name) && (format ?? 'email') === 'email'
  )
}

/** The schema's fields that hold a value, without groups, following `$ref`; down to a depth that no real body has. */
function leavesOf(schema: Schema, tokens: string[] = []): Leaf[] {
  const group = describedAt(schema, tokens)
  const properties = group && isRecord(group.properties) ? group.properties : {}
  return Object.keys(properties).flatMap((name) => {
    const path = [...tokens, name]
    const field = describedAt(schema, path)
    if (!field || path.length > 8) return []
    return isRecord(field.properties) ? leavesOf(schema, path) : [{ pointer: pointerOf(path), name, schema: field }]
  })
}

/**
 * `required` names that no property of the same object describes: the form has no field for them, so it could never be
 * sent. Not reported if something else may describe them; the desk fills in `written` itself.
 */
export function issuesOfRequired(schema: Schema, written: readonly Pointer[]): Issue[] {
  return requiredIn(schema, [], [], written.map(tokensOf))
}

function requiredIn(schema: Schema, path: string[], tokens: string[], written: readonly string[][]): Issue[] {
  const properties = isRecord(schema.properties) ? schema.properties : {}
  const names = Object.keys(properties)
  const isWritten = (name: string) =>
    written.some((path) => [...tokens, name].every((token, index) => path[index] === token))
  const missing =
    names.length === 0 || mayBeDescribedElsewhere(schema) || !Array.isArray(schema.required)
      ? []
      : schema.required.filter((name: unknown) => typeof name === 'string' && !names.includes(name) && !isWritten(name))
  const own = missing.map((name: string) => {
    const meant = nearMiss(name, names)
    return {
      path: [...path, 'required'],
      message:
        meant === undefined
          ? profileIssueWords.notAProperty({ name })
          : profileIssueWords.meantProperty({ name, meant }),
    }
  })
  const nested = names.flatMap((name) => {
    const field: unknown = properties[name]
    return isRecord(field) ? requiredIn(field, [...path, 'properties', name], [...tokens, name], written) : []
  })
  return [...own, ...nested]
}

function mayBeDescribedElsewhere(schema: Schema): boolean {
  return ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'patternProperties', 'dependentSchemas'].some(
    (keyword) => schema[keyword] !== undefined,
  )
}
