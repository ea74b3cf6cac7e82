import { z } from 'zod'
import { webLinkPattern } from '../../records/web-link'
import type { BodySchema } from '../body-schema'
import { linearPattern } from './linear-pattern'

const NativeRegExp = RegExp

/**
 * Runs as a `linearPattern`. A pattern that it refuses runs natively: the desk does not start with a profile that has
 * one.
 */
class PatternRegExp extends NativeRegExp {
  private linear: ReturnType<typeof linearPattern> | null = null

  override test(text: string): boolean {
    this.linear ??= linearPattern(this.source)
    return 'test' in this.linear && this.flags === '' ? this.linear.test(text) : super.test(text)
  }
}

/**
 * Makes a schema's check, with linear patterns. zod creates a `RegExp` for each pattern and accepts no other engine, so
 * `RegExp` is replaced by ours while zod reads the schema, which is synchronous.
 */
export function schemaCheck(schema: BodySchema): z.ZodType {
  Object.defineProperty(globalThis, 'RegExp', { ...binding(), value: PatternRegExp })
  try {
    return z.fromJSONSchema(withWebLinks(schema))
  } finally {
    Object.defineProperty(globalThis, 'RegExp', { ...binding(), value: NativeRegExp })
  }
}

/** JSON Schema's `uri` also allows `javascript:`; where the desk expects a `uri`, it must be a web address. */
function withWebLinks<T extends z.core.util.JSONType>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(withWebLinks) as T
  const copy: BodySchema = {}
  for (const [key, part] of Object.entries(schema)) copy[key] = withWebLinks(part)
  if (copy.format === 'uri' || copy.format === 'url') copy.pattern ??= webLinkPattern
  return copy as T
}

const binding = () => ({ writable: true, enumerable: false, configurable: true })
