import type { Browser, Page } from '@playwright/test'
import { axe, expect, test } from './fixtures'
import { PalettePage } from './pages/palette'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { SignInDialog } from './pages/sign-in-dialog'
import { untilHydrated, waitForHydration } from './support/hydration'

test.use({ role: 'nobody', locale: 'en-GB' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const language = (page: Page) => page.locator('html')
const choiceOf = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })

test('the language of an account applies in another browser too, until it is reset to the browser’s language', async ({
  page,
  signIn,
  as,
  browser,
  desk,
}) => {
  const person = await new PeoplePage(await as('admin')).addSomebody()
  await signIn.signInAs(person)
  await page.goto('/account')
  await expect(choiceOf(page, 'Language', 'Same as browser')).toBeChecked()
  await axe(page)
  await choiceOf(page, 'Language', 'Deutsch').click()
  await expect(heading(page, 'Konto')).toBeVisible()
  await expect(choiceOf(page, 'Sprache', 'Deutsch')).toBeChecked()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(heading(page, 'Anmelden')).toBeVisible()

  const context = await browser.newContext({
    baseURL: desk.url,
    locale: 'fr-FR',
    storageState: { cookies: [], origins: [] },
  })
  waitForHydration(context)
  const other = await context.newPage()
  const signInThere = new SignInPage(other)
  await signInThere.open()
  await expect(language(other)).toHaveAttribute('lang', 'en')
  await signInThere.fill(person)
  await expect(heading(other, 'Übersicht')).toBeVisible()
  await expect(language(other)).toHaveAttribute('lang', 'de')
  await other.goto('/account')
  await choiceOf(other, 'Sprache', 'Wie der Browser').click()
  await expect(heading(other, 'Account')).toBeVisible()
  await expect(language(other)).toHaveAttribute('lang', 'en')
  await context.clearCookies({ name: /session/ })
  await signInThere.signInAs(person)
  await expect(language(other)).toHaveAttribute('lang', 'en')
  await context.close()
})

test('the palette switches the language of the account, and finds the command in either language', async ({
  page,
  signIn,
  as,
}) => {
  const person = await new PeoplePage(await as('admin')).addSomebody()
  await signIn.signInAs(person)
  const palette = new PalettePage(page)
  await palette.open()
  await palette.box.fill('sprache')
  await expect(palette.active).toContainText('Switch to German')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Übersicht')).toBeVisible()
  await page.goto('/account')
  await expect(choiceOf(page, 'Sprache', 'Deutsch')).toBeChecked()
})

test('signing in again on a page in another language shows it in the user’s own language and keeps what they typed', async ({
  page,
  signIn,
  as,
  browser,
  browserErrors,
  desk,
}) => {
  browserErrors.allow(/401/)
  const person = await new PeoplePage(await as('admin')).addSomebody()
  await signIn.signInAs(person)
  await page.goto('/account')
  const typed = page.getByLabel('Current password')
  await typed.fill('half a sentence')

  await chooseGermanElsewhere(browser, desk.url, person)

  await page.context().clearCookies({ name: /session/ })
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await signInAgain(page, person)
  await expect(heading(page, 'Konto')).toBeVisible()
  await expect(language(page)).toHaveAttribute('lang', 'de')
  for (const name of ['Passkeys', 'Zwei-Schritt-Anmeldung', 'Sprache', 'Tastatur', 'Ihre Sitzungen', 'Passwort ändern'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Übersicht' })).toBeVisible()
  await expect(page.getByText(/password|sessions|language|keyboard/i)).toHaveCount(0)
  await expect(page.getByLabel('Aktuelles Passwort')).toHaveValue('half a sentence')
})

test('signing in again over a list shows all of it in the user’s own language', async ({
  page,
  signIn,
  as,
  browser,
  browserErrors,
  desk,
}) => {
  browserErrors.allow(/401/)
  const person = await new PeoplePage(await as('admin')).addSomebody()
  await signIn.signInAs(person)
  await page.goto('/jobs')
  await expect(page.getByRole('row', { name: /Warehouse associate/ })).toBeVisible()

  await chooseGermanElsewhere(browser, desk.url, person)

  await page.context().clearCookies({ name: /session/ })
  await page.getByRole('button', { name: 'Warehouse associate' }).click()
  await signInAgain(page, person)
  await expect(heading(page, 'Stellen')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Details der Stelle' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Warehouse associate/ })).toContainText('Offen')
  await expect(page.getByText(/^(Open|Closed|Columns|Team ID)$/)).toHaveCount(0)
})

test('a language choice that does not reach the server changes nothing and shows an error', async ({
  page,
  signIn,
  as,
  browserErrors,
}) => {
  const person = await new PeoplePage(await as('admin')).addSomebody()
  await signIn.signInAs(person)
  await page.goto('/account')
  browserErrors.allow(/\/api\/language/)
  await page.route('**/api/language', (route) => route.abort())
  await choiceOf(page, 'Language', 'Deutsch').click()
  await expect(page.getByText('The language was not changed')).toBeVisible()
  await expect(choiceOf(page, 'Language', 'Same as browser')).toBeChecked()
  await expect(language(page)).toHaveAttribute('lang', 'en')
})

type Account = Parameters<SignInPage['signInAs']>[0]

async function chooseGermanElsewhere(browser: Browser, baseURL: string, person: Account) {
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  waitForHydration(context)
  const other = await context.newPage()
  await new SignInPage(other).signInAs(person)
  await other.goto('/account')
  await choiceOf(other, 'Language', 'Deutsch').click()
  await expect(heading(other, 'Konto')).toBeVisible()
  await context.close()
}

async function signInAgain(page: Page, person: Account) {
  await new SignInDialog(page).signInAs(person)
}
