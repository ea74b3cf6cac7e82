/** A record from the partner: its fields are whatever the partner sent. */
export type PartnerRecord = Record<string, unknown>

/** Whether a parsed JSON value is an object. */
export function isRecord(value: unknown): value is PartnerRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value as a record, or null if it is not one. */
export function recordOf(value: unknown): PartnerRecord | null {
  return isRecord(value) ? value : null
}
