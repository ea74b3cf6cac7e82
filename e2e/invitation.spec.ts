import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { axeInBothThemes } from './support/accessibility'
import { inviteSomebody } from './support/add-person'
import { sessionCookie } from './support/desks'
import { people as accounts } from './support/people'

test.use({ role: 'admin' })

const password = 'harbour-violin-98'
const somebody = () => ({ name: 'Ina Invited', email: `ina.${crypto.randomUUID()}@example.com` })

test('an invited person sets a password through the link and is signed in; the link works once', async ({
  desk,
  isMobile,
  openPage,
  page,
  people,
}) => {
  const person = somebody()
  await people.open()
  const link = await people.invite(person, 'recruiter')
  await people.find(person.email)
  await expect(people.person(person.email)).toContainText(/Invited.*Never/)

  const invited = await openPage(desk.url)
  const asked: string[] = []
  invited.on('request', (request) => asked.push(request.url()))
  await invited.goto(link)
  await expect(invited.getByRole('heading', { level: 1, name: 'Set your password' })).toBeVisible()
  await expect(invited.getByText('For the account of Ina Invited.')).toBeVisible()
  await expect(invited.getByLabel('Email')).toHaveValue(person.email)
  await expect(invited).toHaveURL(`${desk.url}/invitation`)
  await axeInBothThemes(invited, isMobile)
  await invited.getByRole('button', { name: 'Deutsch' }).click()
  await expect(invited.getByText('Für das Konto von Ina Invited.')).toBeVisible()
  await expect(invited).toHaveURL(`${desk.url}/invitation`)
  await invited.getByRole('button', { name: 'English' }).click()
  await expect(invited.getByText('For the account of Ina Invited.')).toBeVisible()
  await expect(invited).toHaveURL(`${desk.url}/invitation`)
  const shown: string[] = []
  invited.on('framenavigated', (frame) => shown.push(frame.url()))
  const field = invited.getByLabel('New password', { exact: true })
  await field.fill('password123')
  await invited.getByRole('button', { name: 'Set password' }).click()
  await expect(invited.getByText('This password is on lists of common passwords. Choose another one.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(password)
  await invited.getByLabel('Show password').check()
  await expect(field).toHaveAttribute('type', 'text')
  await invited.getByRole('button', { name: 'Set password' }).click()
  await expect(invited.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  const token = new URL(link).hash.slice(1)
  expect(shown.filter((url) => url.includes(token))).toEqual([])
  expect(asked.filter((url) => url.includes(token) && !url.endsWith(`#${token}`))).toEqual([])
  expect(readFileSync(desk.logFile, 'utf8')).not.toContain(token)
  const again = await openPage(desk.url)
  await again.goto(link)
  await expect(again.getByText('This link no longer works. Ask an admin for a new one.')).toBeVisible()
  await again.getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
  await expect(again.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.reload()
  await people.find(person.email)
  await expect(people.person(person.email)).toContainText(/Active.*just now.*No.*Password/)
})

test('an invited person whose answer was lost presses again and is signed in', async ({ desk, openPage, people }) => {
  await people.open()
  const link = await people.invite(somebody(), 'recruiter')
  const invited = await openPage(desk.url)
  await invited.goto(link)
  await invited.getByLabel('New password', { exact: true }).fill(password)
  await invited.route('**/invitation', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  const set = invited.getByRole('button', { name: 'Set password' })
  await set.click()
  await expect(invited.getByText('The desk cannot be reached. Try again in a moment.')).toBeVisible()
  await invited.unroute('**/invitation')
  await set.click()
  await expect(invited.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test('after a forgotten password, old sessions last until a new one is set through a link', async ({
  desk,
  openPage,
  page,
  people,
}) => {
  const person = { ...somebody(), password }
  await people.open()
  await people.add(person, 'viewer')
  const device = await openPage(desk.url)
  await new SignInPage(device).signInAs(person)
  await people.openPerson(person.email)
  await people.button('New sign-in link').click()
  const link = await people.link.inputValue()
  await expect(people.history.first()).toContainText('New sign-in link')
  await page.keyboard.press('Escape')
  await expect(people.link).toHaveValue(link)
  expect((await device.request.get('/api/jobs')).status()).toBe(200)

  const other = await openPage(desk.url)
  await other.goto(link)
  await other.getByLabel('New password', { exact: true }).fill('meadow-candle-64')
  await other.getByRole('button', { name: 'Set password' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  expect((await device.request.get('/api/jobs')).status()).toBe(401)
  const signIn = new SignInPage(device)
  await signIn.open()
  await signIn.fill(person)
  await expect(device.getByText('Email or password is wrong')).toBeVisible()
})

test('a withdrawn invitation cannot be used, and the address can be invited again', async ({
  desk,
  openPage,
  people,
}) => {
  const person = somebody()
  const token = await inviteSomebody(desk.url, sessionCookie(desk, 'admin'), { ...person, role: 'viewer' })
  await people.open()
  await people.openPerson(person.email)
  await people.button('Withdraw invitation').click()
  await expect(people.details).toBeHidden()
  await expect(people.person(person.email)).toHaveCount(0)
  const invited = await openPage(desk.url)
  await invited.goto(`${desk.url}/invitation#${token}`)
  await expect(invited.getByText('This link no longer works. Ask an admin for a new one.')).toBeVisible()
  await invited.goto(`${desk.url}/invitation`)
  await expect(invited.getByText(/Open the link that an admin gave you|no longer works/)).toBeVisible()
  await new PeoplePage(people.page).invite(person, 'viewer')
})

test('the dialog waits for the link, sends one invitation, and shows at the field that an address is taken', async ({
  desk,
  page,
  people,
}) => {
  const person = somebody()
  await people.open()
  await people.invitePerson.click()
  const dialog = page.getByRole('dialog', { name: 'Invite person' })
  const email = dialog.getByLabel('Email')
  const invite = dialog.getByRole('button', { name: 'Invite', exact: true })
  await dialog.getByLabel('Name').fill(person.name)
  await email.fill(accounts.viewer.email)
  await invite.click()
  await expect(email).toHaveAccessibleDescription('Someone already has an account with this email.')
  await expect(email).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  await email.fill(person.email)
  let sent = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${desk.url}/people`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    await released
    return route.continue()
  })
  await invite.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect.poll(() => sent).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  release()
  await expect(people.link).toHaveValue(/\/invitation#/)
  expect(sent).toBe(1)
})
