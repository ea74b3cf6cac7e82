import type { BrowserContext, Page } from '@playwright/test'
import { axe, expect, test } from './fixtures'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { SignInDialog } from './pages/sign-in-dialog'
import { loseSessionAtForm } from './support/lose-session'
import type { Person } from './support/people'
import { returnToTab } from './support/steps'

test.use({ role: 'nobody' })

test('signing out everywhere after this session has ended asks to sign in, and then ends the others', async ({
  page,
  signIn,
  as,
  openPage,
  desk,
  browserErrors,
}) => {
  browserErrors.allow(/401/)
  const person = await new PeoplePage(await as('admin')).addSomebody()
  const elsewhere = await openPage(desk.url)
  for (const device of [page, elsewhere]) await new SignInPage(device).signInAs(person)
  await page.goto('/account')
  await page.context().clearCookies({ name: /session/ })
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere' })
  await everywhere.click()
  const dialog = new SignInDialog(page)
  await dialog.fill(person)
  expect((await elsewhere.request.get('/api/jobs')).status()).toBe(200)
  await dialog.submit()
  await expect(dialog.root).toBeHidden()
  await everywhere.click()
  await expect(signIn.heading).toBeVisible()
  expect((await elsewhere.request.get('/api/jobs')).status()).toBe(401)
  await elsewhere.close()
})

/** Signs in as one recruiter; another one may then use the browser. */
async function signInAsOne({ signIn, as }: { signIn: SignInPage; as: (role: 'admin') => Promise<Page> }) {
  const list = new PeoplePage(await as('admin'))
  const [one, other] = [await list.addSomebody('recruiter'), await list.addSomebody('recruiter')]
  await signIn.signInAs(one)
  return other
}

/** Gives the browser the session of somebody else, without a page of theirs that would tell the others. */
async function takeSession(context: BrowserContext, other: Person, elsewhere: Page) {
  await new SignInPage(elsewhere).signInAs(other)
  await context.addCookies(await elsewhere.context().cookies())
}

test('a page keeps nothing of the last user once they return to it and somebody else is signed in', async ({
  page,
  signIn,
  easyApply,
  as,
  openPage,
  context,
  desk,
}) => {
  const other = await signInAsOne({ signIn, as })
  await easyApply.open()
  await easyApply.email.fill('left.behind@example.com')
  await takeSession(context, other, await openPage(desk.url))
  await expect(async () => {
    await returnToTab(page)
    await expect(easyApply.email).toHaveValue('', { timeout: 2_000 })
  }).toPass()
  await expect(new SignInDialog(page).root).toBeHidden()
})

test('who signs in over the page goes on only once the desk has said who it is', async ({
  page,
  signIn,
  easyApply,
  as,
  browserErrors,
}) => {
  browserErrors.allow(/401|ERR_FAILED/)
  const { other, dialog } = await loseSessionAtForm({ page, signIn, easyApply, as })
  await dialog.fill(other)
  await page.route('**/api/session', (route) => route.abort())
  await dialog.submit()
  await expect(dialog.root.getByText('The desk cannot be reached. Try again in a moment.')).toBeVisible()
  const goOn = dialog.root.getByRole('button', { name: 'Continue here' })
  await axe(page)
  await page.unroute('**/api/session')
  await goOn.click()
  await expect(dialog.root).toBeHidden()
  await expect(easyApply.email).toHaveValue('')
})

test('what is typed while somebody else is signed in is not saved as theirs', async ({
  page,
  signIn,
  jobs,
  as,
  openPage,
  context,
  desk,
  browserErrors,
}) => {
  browserErrors.allow(/401/)
  const other = await signInAsOne({ signIn, as })
  await jobs.openNew()
  const theirs = await openPage(desk.url)
  await takeSession(context, other, theirs)
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/drafts/') && answer.request().method() === 'POST',
  )
  await jobs.title.fill('Left behind')
  expect((await saved).status()).toBe(401)
  await jobs.openNew(theirs)
  await expect(theirs.getByRole('combobox', { name: 'Title' })).toHaveValue('')
})

test('a page that stays in view is reloaded when somebody else signs in in another tab', async ({
  page,
  signIn,
  easyApply,
  as,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/401/)
  const other = await signInAsOne({ signIn, as })
  await easyApply.open()
  await easyApply.email.fill('left.behind@example.com')
  const tab = await context.newPage()
  await context.clearCookies({ name: /session/ })
  await new SignInPage(tab).signInAs(other)
  await expect(easyApply.email).toHaveValue('')
  await expect(page.getByTitle(other.email)).toBeVisible()
})
