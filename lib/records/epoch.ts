const isNumber = /^\d+(?:\.\d+)?$/
/** How .NET writes a moment in JSON: milliseconds, and an offset that changes nothing about them. */
const dotNet = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/

/** Returns the time since 1970 that a number or text counts; null if it counts none. */
export function readEpoch(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  return isNumber.test(value) ? Number(value) : readDotNetTime(value)
}

/** Returns the milliseconds of `/Date(1795860000000+0100)/`. */
export function readDotNetTime(text: string): number | null {
  const millis = dotNet.exec(text)?.[1]
  return millis === undefined ? null : Number(millis)
}
