import { z } from 'zod'
import { linearPattern } from '../../forms/pattern/linear-pattern'
import { isRecord } from '../../records/record'
import { webLink } from '../../records/web-link'
import { anyOf } from './any-of'
import { meantKeyword } from './schema-keywords'
import { profileIssueWords } from './words'

type Schema = Record<string, unknown>

type SchemaIssue = { path: string[]; message: string }

/** The problems with a JSON Schema (draft 2020-12) in the profile, each with its path within the schema. */
export function issuesOfSchema(schema: Schema): SchemaIssue[] {
  return issuesAt(schema, [], schema)
}

/** Why a schema cannot describe a body, as the desk sends one JSON object per request; null if it can. */
export function issueOfBody(schema: Schema): string | null {
  const types: unknown[] = schema.type === undefined ? ['object'] : [schema.type].flat()
  if (types.includes('object')) return null
  if (types.includes('array')) return profileIssueWords.list
  return profileIssueWords.noObject({ types: anyOf(types.map(String)) })
}

function issuesAt(schema: Schema, path: string[], root: Schema): SchemaIssue[] {
  const nested = partsOf(schema).flatMap(([below, part]) => issuesAt(part, [...path, ...below], root))
  const own = ownIssues(schema, root)
  // Checks that fail because of a nested issue are reported only there.
  const reported = nested.length > 0 ? own.filter((issue) => issue.isOwn) : own
  return [...nested, ...reported.map(({ message }) => ({ path, message }))]
}

function ownIssues(schema: Schema, root: Schema): { message: string; isOwn: boolean }[] {
  const issues: { message: string; isOwn: boolean }[] = []
  const add = (message: string) => issues.push({ message, isOwn: true })
  if (schema['x-fill'] !== undefined && !['submission-id', 'now-millis'].includes(String(schema['x-fill'])))
    add(profileIssueWords.noFill)
  if (schema['x-file'] !== undefined && !['name', 'type'].includes(String(schema['x-file'])))
    add(profileIssueWords.noFile)
  if (isLink(schema) && typeof schema.default === 'string' && webLink(schema.default) === null)
    add(profileIssueWords.noLink)
  if (Array.isArray(schema.enum) && schema.enum.length === 0) add(profileIssueWords.noOption)
  for (const keyword of Object.keys(schema)) {
    const meant = meantKeyword(keyword)
    if (meant !== undefined) add(profileIssueWords.meantKeyword({ keyword, meant }))
  }
  const ofItems = itemsIssue(schema)
  if (ofItems !== null) add(ofItems)
  const ofPatterns = patternIssues(schema)
  for (const message of ofPatterns) add(message)
  const { $ref } = schema
  if (typeof $ref === 'string' && !isDefined($ref, root)) add(profileIssueWords.noReference({ reference: $ref }))
  else if (ofPatterns.length === 0) {
    const message = whyUncheckable(schema === root ? schema : { ...schema, $defs: root.$defs ?? {} })
    if (message) issues.push({ message, isOwn: false })
  }
  return issues
}

const isLink = ({ format }: Schema) => format === 'uri' || format === 'url'

/** `items` is one schema for all entries of a list. */
function itemsIssue({ items, type }: Schema): string | null {
  if (items === undefined) return null
  if (Array.isArray(items)) return profileIssueWords.listOfItems
  if (!isRecord(items) && typeof items !== 'boolean') return profileIssueWords.noItems
  const types = Array.isArray(type) ? type : [type]
  return type === undefined || types.includes('array')
    ? null
    : profileIssueWords.itemsOfNoList({ types: anyOf(types.map(String)) })
}

/** Patterns run on user input: one that a text can make run for long would block the desk for everyone. */
function patternIssues(schema: Schema): string[] {
  const names = isRecord(schema.patternProperties) ? Object.keys(schema.patternProperties) : []
  return [schema.pattern, ...names].flatMap((pattern) => {
    if (typeof pattern !== 'string') return []
    const checked = linearPattern(pattern)
    if (!('refusal' in checked)) return []
    const { code, detail } = checked.refusal
    const why = profileIssueWords.patterns[code]
    return profileIssueWords.pattern({ pattern, why: typeof why === 'string' ? why : why({ detail }) })
  })
}

function whyUncheckable(schema: Schema): string | null {
  try {
    z.fromJSONSchema(schema)
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/ in Zod\b.*/g, '') : null
    return profileIssueWords.uncheckable({ reason: reason ?? profileIssueWords.unknownReason })
  }
}

/** The subschemas, each with its path. */
function partsOf(schema: Schema): [path: string[], part: Schema][] {
  const named = ['properties', 'patternProperties', '$defs', 'definitions'].flatMap((keyword) =>
    Object.entries(isRecord(schema[keyword]) ? schema[keyword] : {}).map(([name, part]) => ({
      path: [keyword, name],
      part,
    })),
  )
  const listed = ['oneOf', 'anyOf', 'allOf', 'prefixItems'].flatMap((keyword) =>
    (Array.isArray(schema[keyword]) ? schema[keyword] : []).map((part: unknown, index: number) => ({
      path: [keyword, String(index)],
      part,
    })),
  )
  const single = ['items', 'additionalProperties', 'propertyNames', 'contains', 'additionalItems'].map((keyword) => ({
    path: [keyword],
    part: schema[keyword],
  }))
  return [...named, ...listed, ...single].flatMap(({ path, part }) => (isRecord(part) ? [[path, part]] : []))
}

function isDefined(reference: string, root: Schema): boolean {
  if (reference === '#') return true
  const name = /^#\/\$defs\/([^/]+)$/.exec(reference)?.[1]
  if (name === undefined) return whyUncheckable(root) === null
  return isRecord(root.$defs) && Object.hasOwn(root.$defs, name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The schema at a pointer's tokens, following references; undefined if the schema does not describe it. */
export function describedAt(schema: Schema, tokens: string[]): Schema | undefined {
  let found: unknown = schema
  for (const token of [...tokens, null]) {
    const name = isRecord(found) ? /^#\/\$defs\/([^/]+)$/.exec(String(found.$ref ?? ''))?.[1] : undefined
    if (name !== undefined && isRecord(schema.$defs)) found = schema.$defs[name]
    if (token === null) break
    const properties: unknown = isRecord(found) ? found.properties : undefined
    found = isRecord(properties) && Object.hasOwn(properties, token) ? properties[token] : undefined
  }
  return isRecord(found) ? found : undefined
}
