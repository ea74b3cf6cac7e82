import { computeAccessibleDescription, computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { Wanted } from './screen'

declare global {
  interface Window {
    eyes?: typeof eyes
  }
}

/** What assistive technology would report about the page, and where to point. Runs in the browser. */
const eyes = { find, aim, tell, isHydrated }
window.eyes = eyes

function find(wanted: Wanted): Element[] {
  const roots = wanted.within ? find(wanted.within) : [document.documentElement]
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => isA(element, wanted.role) && matches(element, wanted) && !isInaccessible(element))
}

/**
 * "field" is anything that takes text: ARIA has no role for a password field, and some text fields offer a list.
 */
const isA = (element: Element, role: string) =>
  role === 'field' ? element.matches('input, textarea, [role=textbox], [role=combobox]') : getRole(element) === role

function matches(element: Element, { name, text }: Wanted): boolean {
  if (text !== undefined && !element.textContent?.includes(text)) return false
  if (name === undefined) return true
  const own = computeAccessibleName(element).replace(/\s+/g, ' ').trim()
  return typeof name === 'string' ? own === name : new RegExp(name.pattern).test(own)
}

function tell(wanted: Wanted) {
  return find(wanted).map((element) => ({
    name: computeAccessibleName(element).trim(),
    description: computeAccessibleDescription(element).trim(),
    text: element instanceof HTMLElement ? element.innerText : '',
    value: 'value' in element ? String(element.value) : '',
    isFocused: element === document.activeElement,
    isOn: element.matches(':checked, [aria-checked=true], [aria-pressed=true]'),
    top: element.scrollTop,
  }))
}

/** The center of the element if it does not move and nothing covers it; otherwise what is wrong. */
async function aim(wanted: Wanted): Promise<{ x: number; y: number } | string> {
  const element = find(wanted)[wanted.at ?? 0]
  if (!element) return 'not there'
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'disabled'
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { left, top, width, height } = element.getBoundingClientRect()
  if (before.left !== left || before.top !== top) return 'moving'
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const isReached = [element, ...labels].some((target) => target.contains(hit))
  return isReached ? { x, y } : `covered by ${hit?.outerHTML.slice(0, 200)}`
}

/** Presses before React has hydrated the document may be lost. */
function isHydrated(): boolean {
  const isReacts = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))
  return [...document.querySelectorAll('a, button, input, select, textarea')].every(isReacts)
}
