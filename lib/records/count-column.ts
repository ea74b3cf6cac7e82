import type { Column } from './column'
import type { Pointer } from './pointer'
import { valueText } from './record-text'
import type { ValueKind } from './value-kind'
import { mergeKinds } from './value-kind'

/** A column while its values are counted. `opened` counts the objects that were split into their fields. */
export type Count = Column & { opened: number; first: unknown }

const longestSample = 120

export function startCount(pointer: Pointer): Count {
  return { pointer, kind: 'empty', filled: 0, sample: '', opened: 0, first: undefined }
}

export function countValue(count: Count, value: unknown, kind: ValueKind) {
  if (kind === 'empty') return
  if (count.filled === 0) count.first = value
  count.filled++
  if (count.kind !== kind) count.kind = mergeKinds(count.kind, kind)
}

/** The finished column. Its sample becomes text only when first needed. */
export function columnOf(count: Count): Column {
  if (count.first !== undefined) {
    count.sample = valueText(count.first).slice(0, longestSample)
    count.first = undefined
  }
  const kind = count.opened > 0 ? mergeKinds(count.kind, 'nested') : count.kind
  return { pointer: count.pointer, kind, filled: count.filled + count.opened, sample: count.sample }
}
