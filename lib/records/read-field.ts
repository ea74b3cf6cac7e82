import { readEpoch } from './epoch'
import { type NamePaths, type OpenPath, pathOf, pathsOfName, type SwitchPath, type TimePath } from './field-path'
import { type Pointer, readPointer, writePointer } from './pointer'
import { readWrittenTime } from './written-time'

/** Returns a text or number at the pointer, as text: IDs may be either. */
export function textAt(document: unknown, pointer: Pointer): string | null {
  const value = readPointer(document, pointer)
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** Returns the whole name as shown; null if every part is empty. */
export function readName(record: unknown, name: NamePaths): string | null {
  const parts = pathsOfName(name).flatMap((path) => textAt(record, path)?.trim() ?? [])
  return parts.length === 0 ? null : parts.join(' ')
}

/** Whether a job accepts applications; null if the record does not say. */
export function readOpen(record: unknown, open: OpenPath | undefined): boolean | null {
  if (open === undefined) return null
  const value = readPointer(record, pathOf(open))
  if (typeof open === 'string') return typeof value === 'boolean' ? value : null
  if (open.values.some((meansOpen) => meansOpen === value)) return true
  return value === undefined || typeof value === 'object' ? null : false
}

/** Returns true for on, false for off, null for anything else. */
export function readSwitch(document: unknown, path: SwitchPath): boolean | null {
  const value = readPointer(document, pathOf(path))
  if (typeof path === 'string') return typeof value === 'boolean' ? value : null
  if (value === path.on) return true
  return value === path.off ? false : null
}

/** Returns the document with the partner's own value for on or off. */
export function writeSwitch(document: unknown, path: SwitchPath, isOn: boolean): unknown {
  const value = typeof path === 'string' ? isOn : isOn ? path.on : path.off
  return writePointer(document, pathOf(path), value)
}

/** Returns the moment as ISO text (a day if the field holds days); null if it cannot be read. */
export function readTime(record: unknown, time: TimePath): string | null {
  const value = readPointer(record, pathOf(time))
  const format = typeof time === 'string' ? 'iso' : time.format
  if (format === 'iso') return typeof value === 'string' && value.trim() !== '' ? value : null
  if (format === 'seconds' || format === 'milliseconds' || format === 'microseconds')
    return fromEpoch(value, millisPer[format])
  return typeof value === 'string' || typeof value === 'number' ? readWrittenTime(String(value), format) : null
}

const millisPer = { seconds: 1_000, milliseconds: 1, microseconds: 0.001 }

function fromEpoch(value: unknown, factor: number): string | null {
  const number = readEpoch(value)
  if (number === null) return null
  const date = new Date(number * factor)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
