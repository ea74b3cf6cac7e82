import type { FieldOption } from '@/lib/connection/contract'
import type { TimeFormat } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { type DateOrder, readWrittenTime } from '@/lib/records/written-time'

const orders: DateOrder[] = ['day-month-year', 'month-day-year', 'year-month-day', 'month-name']

/** Guesses the format of a field's values. Only a number above 12 tells day and month apart. */
export function formatOfField(options: readonly FieldOption[], path: Pointer): TimeFormat {
  const examples = options.find((option) => option.path === path)?.examples ?? []
  if (examples.length === 0) return 'iso'
  if (
    examples.every((text) => /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-][\d:]+)?)?$/.test(text))
  )
    return 'iso'
  if (examples.every((text) => /^\d{15,16}$/.test(text))) return 'microseconds'
  if (examples.every((text) => /^\d{12,13}$/.test(text))) return 'milliseconds'
  if (examples.every((text) => /^\d{9,11}(?:\.\d+)?$/.test(text))) return 'seconds'
  return orders.find((order) => examples.every((text) => readWrittenTime(text, order) !== null)) ?? 'iso'
}
