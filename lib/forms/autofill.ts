import { pointerOf, readAt, writePointer } from '../records/pointer'
import type { AutofilledField } from './form-node'

/** The body with what nobody is asked for: the id of this submission, and the moment. */
export function autofill(
  body: Record<string, unknown>,
  filled: AutofilledField[],
  submissionId: string,
): Record<string, unknown> {
  let whole: unknown = body
  for (const { tokens, with: what } of filled)
    whole = writePointer(whole, pointerOf(tokens), what === 'now-millis' ? Date.now() : submissionId)
  // The body is an object, and pointers into it leave it one.
  return whole as Record<string, unknown>
}

/** The body with only what somebody entered. */
export function withoutAutofilled(body: unknown, filled: AutofilledField[]): unknown {
  let rest = body
  for (const { tokens } of filled)
    if (readAt(rest, tokens) !== undefined) rest = writePointer(rest, pointerOf(tokens), undefined)
  return rest
}
