import type { Page } from '@playwright/test'
import type { Convention } from '../lib/testing/partners/convention'
import { germanPortal } from '../lib/testing/partners/conventions/german-portal'
import { misleadingAgency } from '../lib/testing/partners/conventions/misleading-agency'
import { axe, expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { ConnectionPage } from './pages/connection'
import { SignInPage } from './pages/sign-in'
import { addPerson } from './support/add-person'
import { cookieOf } from './support/cookie-of'
import { holdRequests, isPost } from './support/hold-requests'
import { test } from './support/partner-desk'
import { people } from './support/people'

test.use({ role: 'nobody' })

/** A partner whose records have sixty fields, most of which no recruiter needs. */
const wideAgency: Convention = {
  ...misleadingAgency,
  applicant: (person) => ({ ...attributes(person.number), ...misleadingAgency.applicant(person) }),
  job: (posting) => ({ ...attributes(posting.number), ...misleadingAgency.job(posting) }),
}

function attributes(number: number) {
  const values = [number, `Written by the hiring team about record ${number}`, number % 2 === 0, `REF-${number}`]
  return Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`custom_attribute_${index}_of_the_form`, values[index % 4] ?? null]),
  )
}

test('axe finds no violations on a mapping of sixty fields, on phone and desktop, in both themes', async ({
  connectDesk,
}) => {
  const { page } = await connectDesk(wideAgency)
  const connection = new ConnectionPage(page)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await connection.openMapping()
      await axe(page)
      const email = connection.mappedField('Email')
      await email.getByRole('combobox').press('ArrowDown')
      await expect(page.getByRole('option').first()).toBeVisible()
      // Only these rules: what is open hides the rest of the page from screen readers.
      await axe(page, 'label', 'color-contrast', 'scrollable-region-focusable', 'aria-required-children')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `wider than ${viewport.width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('every field can be chosen by keyboard, and its effect on the first records is announced', async ({
  connectDesk,
}) => {
  const { page, partner } = await connectDesk(wideAgency)
  const connection = new ConnectionPage(page)
  await connection.openMapping()
  const preview = connection.mapping.getByRole('region', { name: 'Preview' }).getByRole('status')
  await expect(preview).toBeEmpty()

  const combobox = connection.mappedField('Email').getByRole('combobox')
  await combobox.focus()
  await page.keyboard.press('ArrowDown')
  const options = page.getByRole('option')
  expect(await options.count()).toBeGreaterThan(60)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('attribute_3_of')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(combobox).toHaveValue('/custom_attribute_3_of_the_form')
  await expect(preview).toContainText('REF-')
  await expect(preview).toContainText(partner.state.postings[0]?.title ?? 'a job')

  // The field that has to be chosen is above the visible part when the button is pressed.
  const jobId = connection.mappedField('Job ID').getByRole('combobox')
  await jobId.fill('Not in this')
  await page.keyboard.press('Enter')
  await connection.useThese.click()
  await expect(connection.mappedField('Job ID')).toContainText('Choose the field that holds the job’s ID')
  await expect(jobId).toBeFocused()
})

test('lists that load late are shown with the guessed fields, without a reload', async ({ connectDesk }) => {
  const releases: Record<string, () => void> = {}
  const { page, partner } = await connectDesk(germanPortal, (partner) => {
    for (const endpoint of ['GET /applicants', 'GET /jobs'] as const) releases[endpoint] = partner.hold(endpoint)
  })
  const [person] = partner.state.people
  const [posting] = partner.state.postings
  if (!person || !posting) throw new Error('The partner has nobody')
  const applicants = new ApplicantsPage(page)
  // The document is complete only with the list, which is held.
  await page.goto('/applicants', { waitUntil: 'commit' })
  await expect(page.getByText('Loading applicants')).toBeAttached()
  const documents = countDocuments(page)
  releases['GET /applicants']?.()
  await expect(applicants.row(person.email).first()).toContainText(`${person.first} ${person.last}`)
  await expect(applicants.header('Name')).toBeVisible()
  expect(documents()).toBe(0)

  await page.goto('/jobs', { waitUntil: 'commit' })
  await expect(page.getByText('Loading jobs')).toBeAttached()
  const before = documents()
  releases['GET /jobs']?.()
  const jobs = page.getByRole('table', { name: 'Jobs' })
  await expect(jobs.getByRole('row').filter({ hasText: posting.title }).first()).toBeVisible()
  await expect(jobs).not.toContainText('Untitled job')
  expect(documents()).toBe(before)
})

test('when two admins confirm the fields at once, the second is warned, and no change is lost', async ({
  connectDesk,
  openPage,
}) => {
  const { page, server } = await connectDesk(germanPortal)
  const second = { name: 'Berta Brand', email: 'berta@example.com', password: 'harbour-violin-98' }
  await addPerson(server.url, await cookieOf(page), second, 'admin')
  const elsewhere = await openPage(server.url)
  await new SignInPage(elsewhere).signInAs(second)
  const [first, other] = [new ConnectionPage(page), new ConnectionPage(elsewhere)]
  for (const connection of [first, other]) {
    await connection.openMapping()
    await connection.chooseOpen(['offen'])
  }
  await first.chooseNone('Job team name')
  await other.chooseNone('Phone')
  await first.useThese.click()
  await expect(first.inUse).toBeVisible()

  await other.useThese.click()
  await expect(elsewhere.getByText(`${people.admin.name} has saved the fields in the meantime`)).toBeVisible()
  expect(await confirmedFields(page)).toMatchObject({ phone: '/Kontakt/Telefonnummer', teamName: null })
  await elsewhere.getByRole('button', { name: 'Load their version' }).click()
  await expect(elsewhere.getByText('Changed by you, not saved yet: Phone')).toBeVisible()
  await other.useThese.click()
  await expect(other.inUse).toBeVisible()
  expect(await confirmedFields(page)).toMatchObject({ phone: null, teamName: null })
})

test('after going back to an older version, the page no longer says that the saved fields are in use', async ({
  connectDesk,
}) => {
  const { page } = await connectDesk(germanPortal)
  const connection = new ConnectionPage(page)
  await connection.openMapping()
  await connection.chooseOpen(['offen'])
  await connection.useThese.click()
  await expect(connection.inUse).toBeVisible()
  await expect(connection.history.getByText('Version 1', { exact: true })).toBeVisible()
  await expect(connection.inUse).toBeVisible()
  await connection.history.getByRole('button', { name: 'Go back to before anything was confirmed' }).click()
  await expect(connection.history.getByText('Version 2 is in use')).toBeVisible()
  await expect(connection.inUse).toBeHidden()
  await expect(connection.mapping).not.toContainText('Confirmed. Lists and forms use these fields.')

  await connection.mapping.getByRole('button', { name: 'Review field mapping' }).click()
  await connection.chooseOpen(['offen'])
  await connection.useThese.click()
  await expect(connection.inUse).toBeVisible()
  await expect(connection.history.getByText('Version 2 is in use')).toBeHidden()
})

test('the keyboard focus stays in the section whose button has disappeared', async ({ connectDesk }) => {
  const { page } = await connectDesk(germanPortal)
  const connection = new ConnectionPage(page)
  const heading = connection.mapping.getByRole('heading', { name: 'Field mapping' })
  await connection.openMapping()
  await connection.chooseOpen(['offen'])
  await connection.useThese.press('Enter')
  await expect(connection.inUse).toBeVisible()
  await expect(heading).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(connection.mapping.getByRole('button', { name: 'Review field mapping' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(connection.useThese).toBeVisible()
  await expect(heading).toBeFocused()

  const { history } = connection
  await history.getByRole('button', { name: 'Import profile' }).press('Enter')
  await history
    .getByLabel('Or paste the profile')
    .fill(await (await page.request.get('/api/connection/profile')).text())
  await history.getByRole('button', { name: 'Import and use' }).press('Enter')
  await expect(history.getByText('Version 2 is in use')).toBeVisible()
  await expect(history.getByRole('heading', { name: 'History' })).toBeFocused()
})

test('the fields cannot be changed while they are being saved', async ({ connectDesk }) => {
  const { page } = await connectDesk(germanPortal)
  const connection = new ConnectionPage(page)
  await connection.openMapping()
  await connection.chooseOpen(['offen'])
  await connection.chooseNone('Phone')
  const release = await holdRequests(page, '**/connection', isPost)
  const phone = connection.mappedField('Phone').getByRole('combobox', { name: 'Field' })
  await expect(phone).toBeEnabled()
  await connection.useThese.click()
  await expect(phone).toBeDisabled()
  release()
  await expect(connection.inUse).toBeVisible()
})

/** The paths that the two admins have changed, in the current profile. */
async function confirmedFields(page: Page) {
  const { applicants, jobs } = await (await page.request.get('/api/connection/profile')).json()
  return { phone: applicants.phone ?? null, teamName: jobs.teamName ?? null }
}

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test('unsaved changes to the mapping stay when a link leads elsewhere, and are said on coming back', async ({
  connectDesk,
}) => {
  const { page } = await connectDesk(wideAgency)
  const connection = new ConnectionPage(page)
  await connection.openMapping()
  await connection.chooseNone('Phone')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'People' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload().catch(() => {})
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await reloaded

  await main.getByRole('link', { name: 'Connection' }).click()
  await expect(connection.mapping.getByText('Changed by you, not saved yet: Phone')).toBeVisible()
  await connection.useThese.click()
  await expect(connection.inUse).toBeVisible()
  await main.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})
