import 'server-only'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { RequestRefusal } from './refuse-request'
import { httpWords } from './words'

const unreadable = (): RequestRefusal => ({ status: 400, error: httpWords.noPageRequest })
export const noForm = (): RequestRefusal => ({ status: 415, error: httpWords.noMultipart })
const foreign = (): RequestRefusal => ({ status: 403, error: httpWords.foreignAction })

/** What React writes for values that JSON cannot express. Anything else starting with $ refers to parts of a form. */
const mark = /^\$(?:\$|(?:undefined|NaN|-?Infinity|-0)$|D[\dTZ:.+-]+$)/
const maxArguments = 100

/**
 * Returns why Next would answer this action with a 500: it comes from another site, or React cannot decode its
 * arguments. Null when the action may be one of the desk's own.
 */
export function actionRefusal(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  parts: readonly Uint8Array[],
): RequestRefusal | null {
  if (method !== 'POST') return null
  if (isMultipart(headers)) return noForm()
  const id = headers['next-action']
  if (id === undefined) return null
  if (!isOwnHost(headers)) return foreign()
  return typeof id === 'string' && areArguments(Buffer.concat(parts).toString()) ? null : unreadable()
}

/** No page of the desk sends a multipart form, and React would decode its files before the sender is authenticated. */
export function isMultipart(headers: IncomingHttpHeaders): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '')
}

/** Compares hosts as Next does. A request without an Origin is left for the action itself to refuse. */
function isOwnHost({ origin, host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true
  const [first] = [forwarded ?? host ?? ''].flat()
  return URL.canParse(origin) && new URL(origin).host === first?.split(',', 1)[0]?.trim()
}

function areArguments(text: string): boolean {
  try {
    const given: unknown = JSON.parse(text)
    return Array.isArray(given) && given.length <= maxArguments && isPlain(given, given)
  } catch {
    return false
  }
}

function isPlain(value: unknown, root: unknown): boolean {
  if (typeof value === 'string') return !value.startsWith('$') || mark.test(value) || isRepeated(value, root)
  return typeof value !== 'object' || value === null || Object.values(value).every((part) => isPlain(part, root))
}

/** An object that occurs in the arguments twice is written once; the second time, as the path to it: $0:0:body. */
function isRepeated(text: string, root: unknown): boolean {
  const [start, ...keys] = text.split(':')
  let found = root
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return false
    found = Reflect.get(found, key)
  }
  return start === '$0' && keys.length > 0 && typeof found === 'object' && found !== null
}
