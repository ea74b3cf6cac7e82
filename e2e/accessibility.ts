import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules that Lighthouse asks too, and axe only on demand: who speaks to their computer says what they read. */
const onDemand = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }

/** Expects that axe finds nothing on the page as it is now; by all rules, or by those that are named. */
export async function axe(page: Page, ...rules: string[]) {
  await untilTransitionsEnd(page)
  // The guards of a menu hand the focus on at once, which axe cannot see.
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

/** Expects the same in both themes on a desktop; a phone has the same colours in another layout. */
export async function axeInBothThemes(page: Page, isMobile: boolean) {
  await page.emulateMedia({ colorScheme: 'light' })
  await axe(page)
  if (isMobile) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, 'color-contrast')
}

/**
 * What still fades in, or is on its way to the other theme, has too little contrast. What a closed `details` hides is
 * left out: Chromium does not draw it, so its transitions never come to their end.
 */
async function untilTransitionsEnd(page: Page) {
  await expect.poll(() => page.evaluate(shownTransitions), 'transitions end').toEqual([])
}

/** The properties that change by a transition, in sight, at this moment. */
function shownTransitions(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation
    if (!(animation instanceof CSSTransition) || !(effect instanceof KeyframeEffect)) return []
    return playState === 'running' && effect.target?.checkVisibility() ? animation.transitionProperty : []
  })
}
