import type { BodySchema } from '../../forms/body-schema'
import { tokensOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import type { WriteEndpoint } from '../endpoint'
import { plainSchema } from './plain-schema'
import { formPartsWords } from './words'

/** The result of reading a pasted text: schemas of request bodies, or why there are none. */
export type PastedSchemas = { schemas: Partial<Record<WriteEndpoint, BodySchema>>; notes: string[] } | { issue: string }

const operations: Record<WriteEndpoint, { method: string; path: RegExp }> = {
  'create-job': { method: 'post', path: /\/jobs\/?$/i },
  'submit-application': { method: 'post', path: /\/easy-apply\/?$/i },
  'set-ai-chat': { method: 'put', path: /\/jobs\/ai_chat\/subscription\/\{[^/}]+\}\/?$/i },
}

/**
 * The bodies that a document describes: OpenAPI or a part of it, for all forms, or a JSON Schema, for the chosen form.
 * Only references within the document are followed; nothing is fetched.
 */
export function schemasIn(document: Record<string, unknown>, chosen: WriteEndpoint): PastedSchemas {
  const paths = isRecord(document.paths) ? document.paths : pathsIn(document)
  if (paths) return fromPaths(paths, document)
  const bare = bodyOf(document, document) ?? (looksLikeSchema(document) ? document : null)
  if (bare === null) return { issue: formPartsWords.noSchema }
  const { schema, notes } = plainSchema(bare, document)
  return hasFields(schema) ? { schemas: { [chosen]: schema }, notes } : { issue: formPartsWords.noFields }
}

function fromPaths(paths: Record<string, unknown>, document: Record<string, unknown>): PastedSchemas {
  const notes = new Set<string>()
  const schemas: Partial<Record<WriteEndpoint, BodySchema>> = {}
  for (const [endpoint, { method, path }] of Object.entries(operations)) {
    const item = Object.entries(paths).find(([name, one]) => path.test(name) && isRecord(one) && method in one)?.[1]
    const operation = isRecord(item) ? follow(item[method], document) : null
    const body = operation && bodyOf(operation, document)
    if (!body) continue
    const { schema, notes: ofBody } = plainSchema(body, document)
    if (!hasFields(schema)) continue
    // Object.entries widens a constant's keys to string.
    schemas[endpoint as WriteEndpoint] = schema
    for (const note of ofBody) notes.add(note)
  }
  if (Object.keys(schemas).length > 0) return { schemas, notes: [...notes] }
  return { issue: formPartsWords.noBody({ path: '/jobs/ai_chat/subscription/{team_id}' }) }
}

/** The schema of a JSON body, from an operation or a part of one. */
function bodyOf(operation: Record<string, unknown>, document: Record<string, unknown>): unknown {
  const body = follow(operation.requestBody ?? operation, document)
  const content = body && isRecord(body.content) ? body.content : null
  if (!content) return null
  const json = Object.entries(content).find(([type]) => /^application\/(?:[\w.+-]+\+)?json\b/i.test(type))?.[1]
  return isRecord(json) && isRecord(json.schema) ? json.schema : null
}

function follow(value: unknown, document: Record<string, unknown>): Record<string, unknown> | null {
  let found: unknown = value
  for (let hops = 0; isRecord(found) && typeof found.$ref === 'string' && hops < 8; hops += 1) {
    if (!found.$ref.startsWith('#/')) return null
    let target: unknown = document
    for (const token of tokensOf(found.$ref.slice(1)))
      target = isRecord(target) && Object.hasOwn(target, token) ? target[token] : undefined
    found = target
  }
  return isRecord(found) ? found : null
}

/** A part of a document whose keys are paths. */
function pathsIn(document: Record<string, unknown>): Record<string, unknown> | null {
  const names = Object.keys(document)
  return names.length > 0 && names.some((name) => name.startsWith('/')) ? document : null
}

function looksLikeSchema(document: Record<string, unknown>): boolean {
  return ['properties', '$ref', 'allOf', 'type'].some((keyword) => Object.hasOwn(document, keyword))
}

function hasFields({ properties }: BodySchema): boolean {
  return isRecord(properties) && Object.keys(properties).length > 0
}
