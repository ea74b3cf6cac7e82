import { axe, expect, test } from './fixtures'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { SignInDialog } from './pages/sign-in-dialog'
import { loseSessionAtForm } from './support/lose-session'
import { people } from './support/people'

test.use({ role: 'nobody' })

test('wrong credentials show an error, and correct ones open the page originally requested', async ({
  page,
  signIn,
  jobs,
}) => {
  await page.goto('/jobs')
  await expect(signIn.heading).toBeVisible()
  await signIn.fill({ email: people.viewer.email, password: 'not-the-password' })
  await expect(page.getByRole('alert').filter({ hasText: 'Email or password is wrong' })).toBeVisible()
  await signIn.fill(people.viewer)
  await expect(jobs.heading).toBeVisible()
})

test('an account that does not exist gets the same error', async ({ page, signIn }) => {
  await signIn.open()
  await signIn.fill({ email: 'nobody@partner-desk.example', password: 'not-the-password' })
  await expect(page.getByText('Email or password is wrong')).toBeVisible()
})

test('who signs in where somebody else’s session has ended finds nothing of theirs', async ({
  page,
  signIn,
  easyApply,
  as,
  browserErrors,
}) => {
  // The tray may notice first, and ask to sign in.
  browserErrors.allow(/401/)
  await page.addLocatorHandler(page.getByRole('dialog', { name: 'Sign in again' }), () => page.keyboard.press('Escape'))
  const list = new PeoplePage(await as('admin'))
  const [one, other] = [await list.addSomebody('recruiter'), await list.addSomebody('recruiter')]
  await signIn.signInAs(one)
  await easyApply.open()
  await easyApply.email.fill('left.behind@example.com')
  await page.context().clearCookies({ name: /session/ })
  const links = page.getByRole('navigation', { name: 'Main' })
  await links.getByRole('link', { name: 'Jobs' }).click()
  await expect(signIn.heading).toBeVisible()
  await signIn.fill(other)
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await links.getByRole('link', { name: 'Easy apply' }).click()
  await expect(easyApply.heading).toBeVisible()
  await expect(easyApply.email).toHaveValue('')
})

test('who signs in over somebody else’s page finds nothing of theirs', async ({
  page,
  signIn,
  easyApply,
  as,
  browserErrors,
}) => {
  browserErrors.allow(/401/)
  const { other, dialog } = await loseSessionAtForm({ page, signIn, easyApply, as })
  await dialog.signInAs(other)
  await expect(easyApply.email).toHaveValue('')
})

test('an empty field is reported at the field, also when signing in again', async ({
  page,
  signIn,
  easyApply,
  browserErrors,
}) => {
  browserErrors.allow(/401/)
  await signIn.open()
  await signIn.submit.click()
  await expect(signIn.email).toHaveAccessibleDescription('Required')
  await expect(signIn.password).toHaveAccessibleDescription('Required')
  await expect(signIn.email).toBeFocused()
  await signIn.signInAs(people.recruiter)
  await easyApply.open()
  await easyApply.fillIn()
  await page.context().clearCookies({ name: /session/ })
  await easyApply.submit.click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password').fill(people.recruiter.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Required')
  await expect(dialog.getByLabel('Email')).toBeFocused()
})

test('signing in never redirects to another host', async ({ page, signIn, desk }) => {
  await page.goto('/sign-in?next=//elsewhere.example/applicants')
  await signIn.fill(people.viewer)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(desk.url)
})

test('signing out ends the session on the server, also for a copied cookie', async ({ page, signIn, context }) => {
  await signIn.signInAs(people.viewer)
  const kept = await context.cookies()
  const session = kept.find((cookie) => cookie.name.endsWith('desk.session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const answer = page.waitForResponse('**/api/sign-out')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  expect((await (await answer).allHeaders())['clear-site-data']).toBe('"cache", "storage"')
  await expect(signIn.heading).toBeVisible()
  await context.addCookies(kept)
  expect((await page.request.get('/api/jobs')).status()).toBe(401)
  await page.goto('/applicants')
  await expect(signIn.heading).toBeVisible()
})

test('signing out everywhere ends the sessions on all devices', async ({ page, signIn, as, openPage, desk }) => {
  const person = await new PeoplePage(await as('admin')).addSomebody()
  const elsewhere = await openPage(desk.url)
  for (const device of [page, elsewhere]) await new SignInPage(device).signInAs(person)
  const kept = await elsewhere.context().cookies()
  await page.goto('/account')
  const answer = page.waitForResponse('**/api/sign-out')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  expect((await (await answer).allHeaders())['clear-site-data']).toBe('"cache", "storage"')
  await expect(signIn.heading).toBeVisible()
  await elsewhere.context().addCookies(kept)
  expect((await elsewhere.request.get('/api/jobs')).status()).toBe(401)
  await elsewhere.close()
})

test('“Keep me signed in” is offered when an admin allows it, and outlasts the browser', async ({
  page,
  signIn,
  as,
  context,
}) => {
  const admin = await as('admin')
  const person = await new PeoplePage(admin).addSomebody()
  const allow = admin
    .getByRole('region', { name: 'Sign-in rules' })
    .getByRole('switch', { name: 'Allow “Keep me signed in”' })
  await signIn.open()
  await expect(signIn.submit).toBeVisible()
  await expect(page.getByLabel('Keep me signed in')).toBeHidden()
  await allow.click()
  await expect(allow).toHaveAttribute('aria-checked', 'true')
  await signIn.open()
  await page.getByLabel('Keep me signed in').check()
  await axe(page)
  await signIn.fill(person)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const kept = (await context.cookies()).find(({ name }) => name === 'desk.session')
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6 * 24 * 60 * 60)
  await allow.click()
  await expect(allow).toHaveAttribute('aria-checked', 'false')
})

test('a user’s sessions are listed, and the browser of an ended one has to sign in again', async ({
  page,
  signIn,
  as,
  openPage,
  desk,
}) => {
  const person = await new PeoplePage(await as('admin')).addSomebody()
  const elsewhere = await openPage(desk.url)
  for (const device of [page, elsewhere]) await new SignInPage(device).signInAs(person)
  await page.goto('/account')
  const rows = page.getByRole('table', { name: 'Your sessions' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)
  await axe(page)
  await rows.getByRole('button', { name: /^End/ }).press('Enter')
  await expect(page.getByText('The session was ended')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Your sessions' })).toBeFocused()
  const answer = await elsewhere.request.get('/api/jobs')
  expect([answer.status(), answer.headers()['clear-site-data']]).toEqual([401, '"cache", "storage"'])
  const sentAway = elsewhere.waitForResponse((response) => new URL(response.url()).pathname === '/sign-in')
  await elsewhere.goto('/jobs?filter=baker')
  expect((await (await sentAway).allHeaders())['clear-site-data']).toBe('"cache", "storage"')
  await expect(new SignInPage(elsewhere).heading).toBeVisible()
  expect(new URL(elsewhere.url()).searchParams.get('next')).toBe('/jobs?filter=baker')
  await expect(signIn.heading).toBeHidden()
})

test('ending a session aborts its export and answers its long poll, even when the partner is slow', async ({
  page,
  signIn,
  as,
  openPage,
  desk,
  sandbox,
}) => {
  const person = await new PeoplePage(await as('admin')).addSomebody('recruiter')
  await sandbox.leaveApplicants(300)
  const elsewhere = await openPage(desk.url)
  await new SignInPage(elsewhere).signInAs(person)
  await signIn.signInAs(person)
  await sandbox.hold({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 51 } })
  const underWay = elsewhere.evaluate(async () => {
    const { mark } = await (await fetch('/api/dispatches')).json()
    const poll = fetch(`/api/dispatches?mark=${encodeURIComponent(mark)}`).then((answer) => answer.status)
    const file = fetch('/api/applicants/export').then((answer) => answer.text())
    return Promise.all([poll, file.then(() => 'whole').catch(() => 'broken off')])
  })
  await expect.poll(() => sandbox.requests('GET /applicants').then(({ length }) => length)).toBeGreaterThan(0)
  await page.goto('/account')
  await page.getByRole('table', { name: 'Your sessions' }).getByRole('button', { name: /^End/ }).click()
  expect(await underWay).toEqual([401, 'broken off'])
})

test('when a session ends in the middle of a form, signing in in place keeps what was typed', async ({
  page,
  signIn,
  jobs,
  context,
  browserErrors,
  sandbox,
}) => {
  browserErrors.allow(/401/)
  await signIn.signInAs(people.recruiter)
  await jobs.openNew()
  await jobs.title.fill('Night baker')
  await jobs.team.fill('11')
  await context.clearCookies()
  await jobs.create.click()
  await new SignInDialog(page).signInAs(people.recruiter)
  await expect(jobs.title).toHaveValue('Night baker')
  expect(await sandbox.requests('POST /jobs')).toHaveLength(0)
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect(await sandbox.requests('POST /jobs')).toHaveLength(1)
})

test('after too many wrong passwords an account is locked for a while, whatever IP address is claimed', async ({
  page,
  signIn,
  as,
}) => {
  const victim = {
    name: 'Throttled',
    email: `throttled-${Date.now()}@partner-desk.example`,
    password: 'the-right-password',
  }
  const admin = await as('admin')
  const list = new PeoplePage(admin)
  await list.open()
  await list.add(victim, 'viewer')
  await signIn.open()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' })
  const refused = page.getByRole('alert').filter({ hasText: /wrong|Too many tries/ })
  for (let tries = 0; tries < 5; tries += 1) {
    // The message of the previous attempt stays until the answer.
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await signIn.fill({ ...victim, password: `wrong-password-${tries}` })
    await answered
    await expect(signIn.submit).not.toHaveAttribute('aria-disabled', 'true')
    await expect(refused).toBeVisible()
  }
  await signIn.fill(victim)
  await expect(page.getByRole('alert').filter({ hasText: 'Too many tries' })).toBeVisible()
})
