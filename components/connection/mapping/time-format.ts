import type { FieldOption } from '@/lib/connection/contract'
import type { TimeFormat } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'

/** How the values of a field look to be written. Day and month are told apart by a number above 12 only. */
export function formatOf(options: readonly FieldOption[], path: Pointer): TimeFormat {
  const examples = options.find((option) => option.path === path)?.examples ?? []
  if (examples.length === 0) return 'iso'
  if (examples.every((text) => /^\d{12,14}$/.test(text))) return 'milliseconds'
  if (examples.every((text) => /^\d{9,11}$/.test(text))) return 'seconds'
  const days = examples.map((text) => /^(\d{1,2})([./-])(\d{1,2})\2\d{4}/.exec(text))
  if (!days.every((day) => day !== null)) return 'iso'
  return days.some(([, , mark, second]) => mark === '/' && Number(second) > 12) ? 'month-day-year' : 'day-month-year'
}
