/** Whether letter keys are input for the target: a text field, or a combobox that finds choices by first letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, [role=combobox]') !== null
}
