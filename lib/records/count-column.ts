import { htmlLine } from '../text/html-line'
import { isHtml } from '../text/rich-text'
import type { Column } from './column'
import { maxDistinct } from './default-columns'
import type { Pointer } from './pointer'
import { valueText } from './record-text'
import type { ValueKind } from './value-kind'
import { mergeKinds } from './value-kind'

/** A column whose values are being counted. `opened` counts the objects that were split into their fields. */
export type Count = Column & { opened: number; first: unknown; values: Set<unknown> }

const maxSampleLength = 120

export function startCount(pointer: Pointer): Count {
  return { pointer, kind: 'empty', filled: 0, sample: '', opened: 0, first: undefined, values: new Set() }
}

export function countValue(count: Count, value: unknown, kind: ValueKind) {
  if (kind === 'empty') return
  if (count.filled === 0) count.first = value
  count.filled++
  if (count.filled <= lookedAt && count.values.size < maxDistinct) count.values.add(comparable(value))
  if (count.kind !== kind) count.kind = mergeKinds(count.kind, kind)
}

/** Only this many values are compared: later ones say no more about a column. */
const lookedAt = 200

function comparable(value: unknown): unknown {
  return typeof value === 'object' ? JSON.stringify(value) : value
}

/** Returns the finished column. Its sample becomes text only when first needed. */
export function columnOf(count: Count): Column {
  if (count.first !== undefined) {
    count.sample = sampleOf(count.first).slice(0, maxSampleLength)
    count.first = undefined
  }
  const kind = count.opened > 0 ? mergeKinds(count.kind, 'nested') : count.kind
  const { pointer, filled, opened, sample, values } = count
  return { pointer, kind, filled: filled + opened, sample, distinct: values.size }
}

function sampleOf(value: unknown): string {
  return typeof value === 'string' && isHtml(value) ? htmlLine(value) || value : valueText(value)
}
