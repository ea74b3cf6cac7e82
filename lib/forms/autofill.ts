import { pointerOf, readAt, writePointer } from '../records/pointer'
import type { AutofilledField } from './form-node'

/** Returns the body with what users are not asked for: this submission's ID, and the current time. */
export function autofill(
  body: Record<string, unknown>,
  filled: AutofilledField[],
  submissionId: string,
): Record<string, unknown> {
  let whole: unknown = body
  for (const { tokens, with: what } of filled)
    whole = writePointer(whole, pointerOf(tokens), what === 'now-millis' ? Date.now() : submissionId)
  // The body is an object, and writing at pointers keeps it one.
  return whole as Record<string, unknown>
}

/** Returns the body with only what a user entered. */
export function withoutAutofilled(body: unknown, filled: AutofilledField[]): unknown {
  let rest = body
  for (const { tokens } of filled)
    if (readAt(rest, tokens) !== undefined) rest = writePointer(rest, pointerOf(tokens), undefined)
  return rest
}
