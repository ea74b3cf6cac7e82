import { desks, sessionFile } from './desks'
import { expect, test } from './fixtures'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { people, roles } from './people'

for (const desk of desks) {
  test(`accounts and sessions on ${desk.name}`, async ({ browser, browserErrors }) => {
    test.setTimeout(120_000)
    for (const role of roles) {
      const context = await browser.newContext({ baseURL: desk.url })
      browserErrors.watch(context)
      const page = await context.newPage()
      await new SignInPage(page).signInAs(people[role])
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
      if (role === 'admin') await addOthers(new PeoplePage(page))
      await context.storageState({ path: sessionFile(desk, role) })
      await context.close()
    }
  })
}

async function addOthers(page: PeoplePage) {
  await page.open()
  for (const role of roles) if (role !== 'admin') await page.add(people[role], role)
}
