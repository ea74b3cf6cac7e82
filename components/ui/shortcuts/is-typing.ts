/** Whether keys go to an input, or find a choice by its first letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, [role=combobox]') !== null
}
