import { isSafeNumber, parse } from 'lossless-json'

/** Parsed JSON, or undefined. Integers beyond 2^53 stay text: as a number they would silently become another id. */
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
