import { uiWords } from './words'

/** An error's id; what else is known of the error follows it (`readErrorDigest`). */
const errorId = /^[0-9A-Z]{4}-[0-9A-Z]{2}\b/

/** Returns the id of an error that a page or action threw, as in our server's log; null if it has none. */
export function errorIdOf(error: unknown): string | null {
  const digest = error instanceof Error && 'digest' in error ? error.digest : null
  return typeof digest === 'string' ? (errorId.exec(digest)?.[0] ?? null) : null
}

/** Says in a sentence or two why an action got no answer. */
export function noAnswerText(errorId: string | null): string {
  return errorId === null ? uiWords.unreachable : uiWords.broken({ id: errorId })
}

/** The toast for an action that got no answer but may have worked. */
export function noAnswerToast(errorId: string | null) {
  return {
    tone: 'unclear',
    title: errorId === null ? uiWords.noAnswerTitle : uiWords.brokenTitle,
    text: errorId === null ? uiWords.checkState : uiWords.checkStateOf({ id: errorId }),
  } as const
}
