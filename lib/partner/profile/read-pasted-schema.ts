import 'server-only'
import { isRecord } from '../../records/record'
import type { WriteEndpoint } from '../endpoint'
import { type PastedSchemas, schemasIn } from './read-openapi'
import { readYaml } from './read-yaml'
import { formPartsWords } from './words'

/** Maximum length of pasted JSON; the limit for YAML is lower. */
const maxPastedChars = 2_000_000

/**
 * Reads a JSON Schema, for the chosen form, or an OpenAPI document (3.0, 3.1) or a part of one, for all forms that it
 * describes; as JSON or YAML.
 */
export async function readPastedSchema(text: string, chosen: WriteEndpoint): Promise<PastedSchemas> {
  if (text.length > maxPastedChars) return { issue: formPartsWords.tooLong }
  if (text.includes('__proto__')) return { issue: formPartsWords.noProto }
  const read = readJson(text) ?? (await readYaml(text))
  if ('issue' in read) return read
  return isRecord(read.document) ? schemasIn(read.document, chosen) : { issue: formPartsWords.noSchema }
}

function readJson(text: string): { document: unknown } | null {
  try {
    return { document: JSON.parse(text) }
  } catch {
    return null
  }
}
