import { uiWords } from './words'

/** The id under which our server's log has an error that a page or an action threw; null where it has none. */
export function errorIdOf(error: unknown): string | null {
  const digest = error instanceof Error && 'digest' in error ? error.digest : null
  return typeof digest === 'string' && /^[0-9A-Z]{4}-[0-9A-Z]{2}$/.test(digest) ? digest : null
}

/** Why a press brought no answer, in a sentence or two. */
export function noAnswerText(errorId: string | null): string {
  return errorId === null ? uiWords.unreachable : uiWords.broken({ id: errorId })
}

/** The toast for a press that may have worked nevertheless. */
export function unclearPressToast(errorId: string | null) {
  return {
    tone: 'unclear',
    title: errorId === null ? uiWords.noAnswerTitle : uiWords.brokenTitle,
    text: errorId === null ? uiWords.checkState : uiWords.checkStateOf({ id: errorId }),
  } as const
}
