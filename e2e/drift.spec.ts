import { axe, expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { SignInPage } from './pages/sign-in'
import { Names } from './profiles/names'
import { people } from './support/people'
import { readLists } from './support/read-lists'
import { applicantsFor, startRun } from './support/runs'
import { test } from './support/server-process'

test.use({ role: 'nobody' })

test('a field renamed by the partner holds bulk runs and shows a notice on every page, until it is renamed back', async ({
  startDeskAsAdmin,
  sandbox,
  desk,
}) => {
  const { server: own, page } = await startDeskAsAdmin()

  // A downloaded profile can be imported: from then on an admin has confirmed where the fields are.
  const profile = await page.request.get('/api/connection/profile')
  expect(profile.headers()['content-disposition']).toContain('partner-profile.json')
  await page.goto('/connection')
  const history = page.getByRole('region', { name: 'History' })
  await history.getByRole('button', { name: 'Import profile' }).click()
  await history.getByRole('button', { name: 'Import and use' }).click()
  await expect(history.getByLabel('Or paste the profile')).toBeFocused()
  await history.getByLabel('Or paste the profile').fill('{ "jobs": { "id": "id" } }')
  await history.getByRole('button', { name: 'Import and use' }).click()
  await expect(history.getByText('This profile cannot be used. Nothing was saved.')).toBeVisible()
  await expect(history.getByText(/^\/jobs\/id: /)).toBeVisible()
  await history.getByLabel('Or paste the profile').fill(await profile.text())
  await history.getByRole('button', { name: 'Import and use' }).click()
  await expect(history.getByText('Version 1 is in use')).toBeVisible()
  await expect(history.getByText(/^Imported by /)).toBeVisible()
  await axe(page)

  await readLists(page, 4)
  await sandbox.set({ renames: { jobs: { id: 'job_id' }, applicants: { status: 'stage' } } })
  await readLists(page, 3)
  const banner = page.getByRole('region', { name: 'Partner data changed' })
  await expect(async () => {
    await page.goto('/')
    expect(await banner.count()).toBe(1)
  }).toPass()
  await expect(banner).toContainText('Job ID is no longer at /id. New in the answers: /job_id.')
  await axe(page)

  const where = { page, desk: { ...desk, url: own.url }, names: new Names('default'), sandbox }
  const run = await startRun(where, { name: 'Autumn fair', rows: applicantsFor('Warehouse associate', 5) })
  await page.goto(`/bulk-apply/${run}`)
  await expect(page.getByText('Waiting: the partner’s data changed')).toBeVisible()
  await expect(page.getByText('Waiting for an admin').first()).toBeVisible()
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(0)

  // The missing column leaves the others unchanged.
  const applicants = new ApplicantsPage(page)
  await applicants.open()
  await expect(applicants.status.last()).toContainText('50 loaded')
  expect(await applicants.heads()).toEqual(expect.arrayContaining(['Name', 'Email']))
  expect((await applicants.texts('Email')).some((text) => text.includes('@'))).toBe(true)
  await page.goto('/connection')
  const warnings = page.getByRole('region', { name: 'Changed fields' })
  await expect(warnings.getByRole('button', { name: 'Fields are fine: Job ID' })).toBeVisible()

  await sandbox.set({ renames: {} })
  await readLists(page, 3)
  await expect(async () => {
    await page.goto(`/bulk-apply/${run}`)
    expect(await banner.count()).toBe(0)
  }).toPass()
  await expect(page.getByText('All 5 are done: 5 submitted.')).toBeVisible()
  expect(await sandbox.works('POST /easy-apply')).toBe(5)
})

test('two admins who change the profile at once are warned about each other’s change', async ({
  startDeskAsAdmin,
  openPage,
}) => {
  const { server, page: one } = await startDeskAsAdmin()
  const other = await openPage(server.url)
  await new SignInPage(other).signInAs(people.admin)
  const text = await (await one.request.get('/api/connection/profile')).text()
  for (const page of [one, other]) {
    await page.goto('/connection')
    await page.getByRole('button', { name: 'Import profile' }).click()
    await page.getByLabel('Or paste the profile').fill(text)
  }
  await one.getByRole('button', { name: 'Import and use' }).click()
  await expect(one.getByText('Version 1 is in use')).toBeVisible()
  await other.getByRole('button', { name: 'Import and use' }).click()
  await expect(other.getByText(/ has saved a version in the meantime$/)).toBeVisible()
  await one.reload()
  await one.getByRole('button', { name: 'Go back to before anything was confirmed' }).click()
  await expect(one.getByText('Version 2 is in use')).toBeVisible()
  await one.goto('/activity')
  await expect(one.getByText('Field profile rolled back')).toBeVisible()
  await expect(one.getByText('Field profile imported')).toBeVisible()
})
