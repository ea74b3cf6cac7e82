import { signingOut } from '../api/sign-out'

/**
 * Unsaved edits by what was edited, kept for when an admin leaves the screen for another one and comes back. In memory
 * only: while there are any, the browser asks before it reloads or closes the page.
 */
export function keptEdits<Edit>() {
  const kept = new Map<string, Edit>()
  const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()

  function keep(key: string, edit: Edit | null) {
    if (edit === null) kept.delete(key)
    else kept.set(key, edit)
    if (kept.size === 0) window.removeEventListener('beforeunload', askToStay)
    else window.addEventListener('beforeunload', askToStay)
  }

  signingOut.add(() => {
    for (const key of kept.keys()) keep(key, null)
  })
  return {
    read: (key: string): Edit | null => kept.get(key) ?? null,
    /** Null: nothing is unsaved any more. */
    keep,
  }
}
