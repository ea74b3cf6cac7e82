import { expect, type Locator, type Page } from '@playwright/test'

/** Uses a page by keyboard only: counts keys, and checks after each that the focus is visible. */
export class Keyboard {
  /** How many keys were pressed, including letters typed into a field. */
  count = 0

  constructor(readonly page: Page) {}

  async press(...keys: string[]) {
    for (const key of keys) {
      await this.page.keyboard.press(key)
      this.count += 1
      await this.expectFocusSeen(`after ${key}`)
    }
  }

  async type(text: string) {
    await this.page.keyboard.type(text)
    this.count += text.length
    await this.expectFocusSeen(`after “${text}”`)
  }

  /** Pastes, which counts as two keys. */
  async paste(text: string) {
    await this.page.keyboard.insertText(text)
    this.count += 2
  }

  /** Presses `g` and a letter, on a page where nothing has the focus yet. */
  async go(letter: string, heading: string) {
    const isThere = this.page.getByRole('heading', { level: 1, name: heading })
    await this.page.keyboard.press('g')
    await this.page.keyboard.press(letter)
    this.count += 2
    await expect(isThere).toBeVisible()
  }

  /** Presses Tab until the target has the focus, at most `atMost` times. */
  async tabTo(target: Locator, { atMost = 12, key = 'Tab' } = {}) {
    await expect(target).toBeVisible()
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < atMost && !(await isThere()); presses += 1) await this.press(key)
    await expect(target, `is reached by ${atMost} presses of ${key}`).toBeFocused({ timeout: 1_000 })
  }

  /** Polls: when a control disappears with its container, the focus is moved on a moment later. */
  async expectFocusSeen(when: string) {
    await expect.poll(() => this.page.evaluate(focusFault), `the focus ${when}`).toBe('')
  }
}

/** What is wrong with the focus, or ''. */
function focusFault(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'lost'
  const name = focused.outerHTML.slice(0, 200)
  if (!focused.checkVisibility({ visibilityProperty: true })) return `hidden: ${name}`
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const [x, y] = [Math.max(left, 0) + Math.min(right, innerWidth), Math.max(top, 0) + Math.min(bottom, innerHeight)]
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `out of sight: ${name}`
  const over = document.elementFromPoint(x / 2, y / 2)
  const isUncovered = focused.contains(over) || over?.contains(focused) || over?.closest('label')?.contains(focused)
  if (!isUncovered) return `covered by ${over?.outerHTML.slice(0, 200)}: ${name}`
  // Something just opened or announced takes the focus so that reading continues there; it needs no ring.
  if (focused.getAttribute('tabindex') === '-1' && !focused.matches('a, button, input, select, textarea')) return ''
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement]
  return around.some((element) => element && hasRing(element)) ? '' : `without a ring: ${name}`
}
