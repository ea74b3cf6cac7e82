import { tsImport } from 'tsx/esm/api'
import { sandboxAdmin } from '../../lib/commands/desk-environment.mjs'

/** Signs in to a desk on the sandbox; returns the session for `newContext`. */
export async function signIn(browser, baseURL) {
  const { SignInPage } = await tsImport('../pages/sign-in.ts', import.meta.url)
  const context = await browser.newContext({ baseURL })
  try {
    const page = await context.newPage()
    const signIn = new SignInPage(page)
    await signIn.open()
    await signIn.fill(sandboxAdmin)
    await page.waitForURL((url) => url.pathname === '/')
    return await context.storageState()
  } finally {
    await context.close()
  }
}
