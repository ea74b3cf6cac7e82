/** Whether keys go to an input. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select') !== null
}
