import { formWords } from './words'

/** A control with an error, as its form shows it. */
export type InvalidControl = { id: string; label: string }

/** The controls with errors in the form around an element, in page order. */
export function invalidControls(inside: Element | null): InvalidControl[] {
  const found =
    inside?.closest('form, section')?.querySelectorAll('input, textarea, [role=combobox], [role=textbox]') ?? []
  return [...found].flatMap((control) =>
    control.getAttribute('aria-invalid') === 'true' ? { id: control.id, label: labelOf(control) } : [],
  )
}

/** Scrolls a control to the middle of the view, clear of sticky elements at the edges, and focuses it. */
export function focusControl(id: string) {
  const control = document.getElementById(id)
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

function labelOf(control: Element): string {
  const own = 'labels' in control && control.labels instanceof NodeList ? control.labels[0]?.textContent : null
  return own?.trim() || control.getAttribute('aria-label') || formWords.unnamed
}
