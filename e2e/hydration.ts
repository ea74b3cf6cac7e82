import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * Lets `goto` and `reload` of every page of the context end only when React has taken the document over: what is typed
 * or pressed before that may be lost. Who waits for the commit alone wants to see the document before that.
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
 * Waits until React has taken the document over. To be called where a page loads a document itself, as after a change
 * of language.
 */
export async function untilHydrated(page: Page) {
  // A redirect in the page ends the question; the document that follows is asked then.
  await expect(async () => expect(await page.evaluate(findUnhydrated)).toBeNull()).toPass({ timeout: 60_000 })
}

/** The first control that React has not taken over, or null. */
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
  // Effects, which take the keys of a screen, run after the frame that follows; a page in the background has none.
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 500)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
  return find()
}
