import { z } from 'zod'
import { webLinkPattern } from '../../records/web-link'
import type { BodySchema } from '../body-schema'
import { linearPattern } from './linear-pattern'

const NativeRegExp = RegExp

/** Runs as `linearPattern`. One that this refuses runs natively: profiles with such a pattern do not start. */
class PatternRegExp extends NativeRegExp {
  private linear: ReturnType<typeof linearPattern> | null = null

  override test(text: string): boolean {
    this.linear ??= linearPattern(this.source)
    return 'test' in this.linear && this.flags === '' ? this.linear.test(text) : super.test(text)
  }
}

/**
 * The check that a schema stands for, with linear patterns. zod makes a `RegExp` of each pattern and can be given no
 * other engine, so it finds ours under that name while it reads the schema, which is synchronous.
 */
export function schemaCheck(schema: BodySchema): z.ZodType {
  Object.defineProperty(globalThis, 'RegExp', { ...binding(), value: PatternRegExp })
  try {
    return z.fromJSONSchema(withWebLinks(schema))
  } finally {
    Object.defineProperty(globalThis, 'RegExp', { ...binding(), value: NativeRegExp })
  }
}

/** The `uri` of JSON Schema may be `javascript:`; where the desk expects one, it is a web address. */
function withWebLinks<T extends z.core.util.JSONType>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(withWebLinks) as T
  const copy: BodySchema = {}
  for (const [key, part] of Object.entries(schema)) copy[key] = withWebLinks(part)
  if (copy.format === 'uri' || copy.format === 'url') copy.pattern ??= webLinkPattern
  return copy as T
}

const binding = () => ({ writable: true, enumerable: false, configurable: true })
