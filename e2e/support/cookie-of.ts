import type { Page } from '@playwright/test'

/** The `cookie` header of the user who is signed in on a page. */
export async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(page.url())
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
