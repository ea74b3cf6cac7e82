import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules that Lighthouse checks, and axe only on demand: users of voice control say the labels they see. */
const onDemand = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }

/** Expects that axe finds nothing on the page as it is now, by all rules or only by those named. */
export async function axe(page: Page, ...rules: string[]) {
  // After a navigation, the title follows the screen a moment later.
  await expect(page).toHaveTitle(/./)
  await untilTransitionsEnd(page)
  // A menu's focus guards pass the focus on at once, which axe cannot see.
  const builder = new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]')
  const { violations } = await (rules.length > 0
    ? builder.withRules(rules)
    : builder.options({ rules: onDemand })
  ).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found, 'what axe found').toEqual([])
}

/** Expects the same in both themes on a desktop; a phone has the same colors in another layout. */
export async function axeInBothThemes(page: Page, isMobile: boolean) {
  await page.emulateMedia({ colorScheme: 'light' })
  await axe(page)
  if (isMobile) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, 'color-contrast')
}

/**
 * Elements that are still fading in, or changing theme, have too little contrast. Content of a closed `details` is left
 * out: Chromium does not draw it, so its transitions never end.
 */
async function untilTransitionsEnd(page: Page) {
  await expect.poll(() => page.evaluate(shownTransitions), 'transitions end').toEqual([])
}

/** The properties with a running transition on visible elements. */
function shownTransitions(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation
    if (!(animation instanceof CSSTransition) || !(effect instanceof KeyframeEffect)) return []
    return playState === 'running' && effect.target?.checkVisibility() ? animation.transitionProperty : []
  })
}
