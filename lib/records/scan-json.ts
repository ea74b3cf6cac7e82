/**
 * `depth`: nesting of arrays and objects. `elements`: arrays, objects and commas outside strings; an integer of 16 or
 * more digits counts as four of them, since it takes as long.
 */
export type JsonLimits = { depth: number; elements: number }

type JsonScan = { fits: true; largeIntegers: [start: number, end: number][] } | { fits: false }

const [quote, backslash, comma, minus, zero] = [0x22, 0x5c, 0x2c, 0x2d, 0x30]
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Checks whether a JSON text is within the limits, and finds its integers of 16 or more digits. Runs in one pass
 * without recursion: a text of a few MB that takes seconds to parse, or is nested too deep to walk, is refused in
 * milliseconds. Does not validate.
 */
export function scanJson(text: string, limits: JsonLimits): JsonScan {
  const largeIntegers: [number, number][] = []
  const hasLongNumbers = /\d{16}/.test(text)
  let depth = 0
  let elements = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfText(text, index)
    else if (code === comma) elements += 1
    else if (code === openArray || code === openObject) {
      elements += 1
      depth += 1
      if (depth > limits.depth) return { fits: false }
    } else if (code === closeArray || code === closeObject) depth -= 1
    else if (hasLongNumbers && (code === minus || isDigit(code))) {
      const end = endOfDigits(text, index)
      if (end - index >= 16 && !hasLeadingZero(text, index) && endsNumber(text, end)) {
        largeIntegers.push([index, end])
        elements += 4
      }
      index = endOfNumber(text, end) - 1
    }
    if (elements > limits.elements) return { fits: false }
  }
  return { fits: true, largeIntegers }
}

/** Returns the index of the closing quote, or of the end of the text. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1
    if (slashes % 2 === 0) return end
  }
  return text.length
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

function endOfDigits(text: string, start: number): number {
  let end = start + 1
  while (isDigit(text.charCodeAt(end))) end += 1
  return end
}

/** Includes a fraction and an exponent. */
function endOfNumber(text: string, start: number): number {
  let end = start
  while (end < text.length && /[\d.eE+-]/.test(text.charAt(end))) end += 1
  return end
}

function hasLeadingZero(text: string, start: number): boolean {
  return text.charCodeAt(text.charCodeAt(start) === minus ? start + 1 : start) === zero
}

const afterNumber = /\s*(?:[,\]}]|$)/y

/** A number followed by another character is not an integer; before a colon it is not JSON. */
function endsNumber(text: string, end: number): boolean {
  afterNumber.lastIndex = end
  return afterNumber.test(text)
}
