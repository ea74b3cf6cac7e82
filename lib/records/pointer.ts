import { isRecord } from './record'
/** JSON Pointer (RFC 6901) over parsed JSON: how the profile says where a value is. `''` is the whole document. */
export type Pointer = string

/** Whether a string is a JSON Pointer. */
export function isPointer(text: string): boolean {
  return text === '' || (text.startsWith('/') && !/~(?![01])/.test(text))
}

/** Returns the value at the pointer, or undefined. Only a document's own keys count. */
export function readPointer(document: unknown, pointer: Pointer): unknown {
  return readAt(document, tokensOf(pointer))
}

/** Returns the value at these keys: `readPointer` for callers that read the same path in many documents. */
export function readAt(document: unknown, tokens: readonly string[]): unknown {
  let value = document
  for (const token of tokens) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined
    value = (value as Record<string, unknown>)[token]
  }
  return value
}

/** Returns a copy of the document with the value at the pointer; missing objects on the way are created. */
export function writePointer(document: unknown, pointer: Pointer, value: unknown): unknown {
  return writeTokens(document, tokensOf(pointer), value)
}

/** Returns a copy of the document without the value at the pointer and without objects that held nothing else. */
export function removePointer(document: unknown, pointer: Pointer): unknown {
  return removeTokens(document, tokensOf(pointer))
}

/** Returns the keys that a pointer walks through, unescaped. */
export function tokensOf(pointer: Pointer): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns the pointer that walks through these keys. */
export function pointerOf(tokens: readonly (string | number)[]): Pointer {
  return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function writeTokens(document: unknown, tokens: string[], value: unknown): unknown {
  const [token, ...rest] = tokens
  if (token === undefined) return value
  if (Array.isArray(document)) {
    const copy = [...document]
    copy[Number(token)] = writeTokens(copy[Number(token)], rest, value)
    return copy
  }
  const object = isRecord(document) ? document : {}
  const copy: Record<string, unknown> = Object.assign(Object.create(null), object)
  copy[token] = writeTokens(Object.hasOwn(object, token) ? object[token] : undefined, rest, value)
  return { ...copy }
}

function removeTokens(document: unknown, [token, ...rest]: string[]): unknown {
  if (token === undefined || typeof document !== 'object' || document === null) return undefined
  if (Array.isArray(document)) {
    const kept = document.map((entry, index) => (String(index) === token ? removeTokens(entry, rest) : entry))
    return kept.some((entry) => entry !== undefined) ? kept.filter((entry) => entry !== undefined) : undefined
  }
  const { [token]: inner, ...others } = Object(document)
  const left = rest.length === 0 ? undefined : removeTokens(inner, rest)
  const whole = left === undefined ? others : { ...others, [token]: left }
  return Object.keys(whole).length > 0 ? whole : undefined
}
