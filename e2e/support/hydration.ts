import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * Makes `goto` and `reload` of every page in the context wait until React has hydrated the document: what is typed or
 * pressed before that may be lost. Calls with `waitUntil: 'commit'` do not wait, to see the document before that.
 */
export function waitForHydration(context: BrowserContext) {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (address, options) => {
      const answer = await goto(address, options)
      if (options?.waitUntil !== 'commit') await untilHydrated(page)
      return answer
    }
    page.reload = async (...given) => {
      const answer = await reload(...given)
      await untilHydrated(page)
      return answer
    }
  })
}

/**
 * Waits until React has hydrated the document. Call it when a page loads a document itself, such as after a change of
 * language.
 */
export async function untilHydrated(page: Page) {
  // A redirect in the page aborts the evaluation, which is then repeated in the next document.
  await expect(async () => expect(await page.evaluate(findUnhydrated)).toBeNull()).toPass({ timeout: 60_000 })
}

/** The first control that React has not hydrated, or null. */
async function findUnhydrated(): Promise<string | null> {
  const isReactsOwn = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))
  const controls = 'a, button, input, select, textarea'
  function find() {
    if (document.contentType !== 'text/html') return null
    if (document.readyState === 'loading') return 'the document is loading'
    const found = [...document.querySelectorAll(controls)].find((control) => !isReactsOwn(control))
    return found ? found.outerHTML : null
  }
  const until = performance.now() + 2_000
  while (find() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 5))
  // Effects, which register a screen's keys, run after the next frame; a page in the background has no frames.
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 500)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
  return find()
}
