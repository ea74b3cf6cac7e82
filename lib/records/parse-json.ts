import { isSafeNumber, parse } from 'lossless-json'

/**
 * JSON as a value; undefined where it is none. An integer beyond 2^53 stays as text: as a number it would silently become
 * another one, and an id with it.
 */
export function parseJson(text: string): unknown {
  try {
    return /\d{16}/.test(text) ? parse(text, undefined, safeNumber) : JSON.parse(text)
  } catch {
    return undefined
  }
}

function safeNumber(digits: string): number | string {
  return isSafeNumber(digits, { approx: true }) ? Number(digits) : digits
}
