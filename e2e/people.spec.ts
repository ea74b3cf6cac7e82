import { expect } from './fixtures'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { axeInBothThemes } from './support/accessibility'
import { inviteSomebody } from './support/add-person'
import { choose } from './support/choose'
import { cookieOf } from './support/cookie-of'
import { sessionCookie } from './support/desks'
import { people } from './support/people'
import { test } from './support/server-process'

test.use({ role: 'admin' })

const password = 'harbour-violin-98'
const family = ['Müller', 'Żaneta', 'Nguyen', 'Smith', 'García', 'Ångström', 'Lee', 'Rossi', 'Kowalski', 'Dubois']
const given = ['Zoë', 'Łukasz', 'Amara', 'Ivan', 'Ørjan', 'Anna', 'Bjørn', 'Chloé', 'Siân', 'Jürgen']

test('200 people can be searched by name and address, filtered, and paged by fifty', async ({
  isMobile,
  startDeskAsAdmin,
}) => {
  const { server, page } = await startDeskAsAdmin()
  const cookie = await cookieOf(page)
  for (let index = 0; index < 199; index += 1) {
    const name = `${given[index % 10]} ${family[Math.floor(index / 10) % 10]}`
    await inviteSomebody(server.url, cookie, { name, email: `person.${index}@example.com`, role: 'recruiter' })
  }
  const list = new PeoplePage(page)
  await list.open()
  await expect(list.status).toHaveText('50 of 200 people')
  await expect(list.rows).toHaveCount(50)
  await axeInBothThemes(page, isMobile)
  for (const shown of [100, 150, 200]) {
    await list.loadMore.click()
    await expect(list.rows).toHaveCount(shown)
  }
  await expect(list.loadMore).toHaveCount(0)
  await expect(list.status).toHaveText('200 people')
  await list.search.fill('LUKASZ zaneta')
  await expect(list.status).toHaveText('2 people')
  await expect(list.rows.first()).toContainText('Łukasz Żaneta')
  await list.search.fill('person.17@')
  await expect(list.status).toHaveText('1 person')
  expect(page.url()).not.toContain('person.17')
  await list.search.fill('')
  await choose(list.filter('State'), 'Active')
  await expect(list.status).toHaveText('1 person')
  await expect(page).toHaveURL(/\/people\?state=active$/)
  await choose(list.filter('Role'), 'Viewer')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(list.status).toHaveText(/\b200 people$/)
  await page.close()
})

test('deactivating ends the sessions and blocks sign-in, reactivating allows it again, and the history says who did it', async ({
  desk,
  isMobile,
  openPage,
  page,
}) => {
  const person = { name: 'Dana Due', email: `dana.${crypto.randomUUID()}@example.com`, password }
  const list = new PeoplePage(page)
  await list.open()
  await list.add(person, 'viewer')
  const device = await openPage(desk.url)
  await new SignInPage(device).signInAs(person)

  await list.openPerson(person.email)
  await expect(list.fact('Sessions')).toHaveText('1 open')
  await axeInBothThemes(page, isMobile)
  await expect(list.button('Save role')).toBeDisabled()
  await choose(list.role, 'Admin')
  await expect(list.details.getByText('Admins can manage people and see everything.')).toBeVisible()
  await list.changeRole('recruiter')
  await expect(list.history.first()).toContainText(/Role changed from Viewer to Recruiter\s*Admin · /)
  await expect(list.history.filter({ hasText: 'Role changed' })).toHaveCount(1)
  await expect(list.button('Save role')).toBeDisabled()
  await list.button('Deactivate').click()
  await list.details.getByRole('button', { name: 'Cancel' }).click()
  await expect(list.fact('State')).toHaveText('Active')
  await list.details.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'hidden' })
  await list.deactivate()
  await expect(list.person(person.email)).toContainText('Deactivated')
  expect((await device.request.get('/api/jobs')).status()).toBe(401)
  const signIn = new SignInPage(device)
  await signIn.open()
  await signIn.fill(person)
  await expect(device.getByText('Email or password is wrong')).toBeVisible()

  await list.button('Reactivate').click()
  await expect(list.fact('State')).toHaveText('Active')
  await signIn.signInAs(person)
  await expect(list.history).toContainText([
    /Reactivated/,
    /Deactivated/,
    /Role changed/,
    /Password set/,
    /Person invited as Viewer/,
  ])
})

test('an admin ends all sessions of one person', async ({ desk, openPage, page }) => {
  const person = { name: 'Sam Session', email: `sam.${crypto.randomUUID()}@example.com`, password }
  const list = new PeoplePage(page)
  await list.open()
  await list.add(person, 'viewer')
  const device = await openPage(desk.url)
  await new SignInPage(device).signInAs(person)
  await list.openPerson(person.email)
  await list.button('New sign-in link').click()
  const link = await list.link.inputValue()
  await list.button('End all sessions').click()
  await expect(list.fact('Sessions')).toHaveText('0 open')
  // Made only once, and still in force: also after a look at someone else.
  await expect(list.link).toHaveValue(link)
  await list.openPerson(people.admin.email)
  await expect(list.link).toBeHidden()
  await list.openPerson(person.email)
  await expect(list.link).toHaveValue(link)
  await list.button('Done').click()
  await expect(list.link).toBeHidden()
  expect((await device.request.get('/api/jobs')).status()).toBe(401)
})

test('the address holds an opened person’s ID, never an e-mail address', async ({ desk, page }) => {
  const email = `addressed.${crypto.randomUUID()}@example.com`
  await inviteSomebody(desk.url, sessionCookie(desk, 'admin'), { name: 'Addressed', email, role: 'viewer' })
  const list = new PeoplePage(page)
  await list.open()
  await list.openPerson(email)
  await expect(page).toHaveURL(/\/people\?person=[\w-]+$/)
  await page.reload()
  await expect(list.fact('Email')).toHaveText(email)

  // The list of roles by keyboard: Escape closes only the list, and only "Save role" saves.
  await list.role.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'Role' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Role' })).toBeHidden()
  await expect(list.details).toBeVisible()
  await list.role.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Viewer' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Recruiter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list.role).toHaveText('Recruiter')
  await expect(list.role).toBeFocused()
  await expect(list.history).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list.details).toBeHidden()
  await expect(page).toHaveURL(/\/people$/)
})

test('only admins can reach the list and its people, by any request', async ({ as, desk, page }) => {
  const recruiter = await as('recruiter')
  for (const [asker, status] of [
    [recruiter, 403],
    [page, 200],
  ] as const) {
    const headers = { origin: desk.url }
    expect((await asker.request.post('/api/people', { headers, data: { search: 'x' } })).status()).toBe(status)
    expect((await asker.request.get('/api/people/nobody')).status()).toBe(status)
  }
  const wrong = await page.request.post('/api/people', { headers: { origin: desk.url }, data: { role: 'owner' } })
  expect(wrong.status()).toBe(400)
})

test('an admin who deactivates their own account is warned first, and then signed out', async ({
  desk,
  openPage,
  page,
}) => {
  const person = { name: 'Lee Leaver', email: `lee.${crypto.randomUUID()}@example.com`, password }
  await new PeoplePage(page).open()
  await new PeoplePage(page).add(person, 'admin')
  const device = await openPage(desk.url)
  const signIn = new SignInPage(device)
  await signIn.signInAs(person)
  const list = new PeoplePage(device)
  await list.open()
  await list.openPerson(person.email)
  await list.button('Deactivate').click()
  await expect(list.details.getByText('You are signed out and can no longer sign in.')).toBeVisible()
  await list.button('Deactivate').last().click()
  await expect(device).toHaveURL(/\/sign-in$/)
  await expect(device.getByText('Sign in again')).toHaveCount(0)
  await expect(device.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('an admin who gives up the role is warned first, and then sees only that the screen is not for them', async ({
  desk,
  openPage,
  page,
}) => {
  const person = { name: 'Gale Giver', email: `gale.${crypto.randomUUID()}@example.com`, password }
  await new PeoplePage(page).open()
  await new PeoplePage(page).add(person, 'admin')
  const device = await openPage(desk.url)
  await new SignInPage(device).signInAs(person)
  const list = new PeoplePage(device)
  await list.open()
  await list.openPerson(person.email)
  await choose(list.role, 'Viewer')
  await expect(list.details.getByText('You will no longer be able to manage people.')).toBeVisible()
  await list.button('Save role').click()
  await expect(device.getByText('This screen needs the role “Admin”. Ask your admin.')).toBeVisible()
  await expect(list.details).toBeHidden()
  await expect(device.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(device.getByRole('link', { name: 'People' })).toHaveCount(0)
})

test('long names and addresses stay within a person’s details, and the list beside them shows addresses', async ({
  desk,
  isMobile,
  page,
}) => {
  const email = `${'long'.repeat(12)}.${crypto.randomUUID()}@example.com`
  await inviteSomebody(desk.url, sessionCookie(desk, 'admin'), { name: 'W'.repeat(100), email, role: 'viewer' })
  const list = new PeoplePage(page)
  await list.open()
  await list.openPerson(email)
  const wider = await list.details.evaluate((panel) => {
    const edge = panel.getBoundingClientRect().right
    return [...panel.querySelectorAll('dd, p, a, button')].filter((one) => one.getBoundingClientRect().right > edge + 1)
      .length
  })
  expect(wider).toBe(0)
  if (isMobile) return
  const cell = await list.rows.first().getByRole('cell').nth(1).boundingBox()
  expect(cell?.width).toBeGreaterThan(120)
})
