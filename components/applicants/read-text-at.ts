import { type Pointer, readPointer } from '@/lib/records/pointer'
import type { PartnerRecord } from '@/lib/records/record'
import { valueText } from '@/lib/records/record-text'

/** Returns a field's value as text; '' where the field is unknown, or the record lacks it. */
export function readTextAt(record: PartnerRecord, pointer: Pointer | null): string {
  return pointer === null ? '' : valueText(readPointer(record, pointer))
}
