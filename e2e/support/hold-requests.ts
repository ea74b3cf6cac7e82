import type { Page, Request } from '@playwright/test'
import { untilHydrated } from './hydration'

type Address = Parameters<Page['route']>[0]

/** For `holdRequests`: what the page sends to a server action or handler. */
export const isPost = (request: Request) => request.method() === 'POST'

const scripts = '**/_next/static/**/*.js'

/** Requests to the address wait until the returned function is called; only those that `isHeld` accepts. */
export async function holdRequests(
  page: Page,
  address: Address,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released
    // The page may have given the request up meanwhile.
    await route.continue().catch(() => {})
  })
  return release
}

/** No script loads before the returned function is called. */
export const holdScripts = (page: Page) => holdRequests(page, scripts)

/** Opens a page; scripts that its document does not name wait until the returned function is called. */
export async function openHoldingLaterScripts(page: Page, path: string): Promise<() => void> {
  const document = await (await page.request.get(path)).text()
  const release = await holdRequests(page, scripts, (request) => !document.includes(new URL(request.url()).pathname))
  // The load event would wait for all scripts.
  await page.goto(path, { waitUntil: 'commit' })
  await untilHydrated(page)
  return release
}
