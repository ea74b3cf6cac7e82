import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { ConnectionPage } from './pages/connection'
import { JobsPage } from './pages/jobs'
import { RunPage } from './pages/run'
import { SignInPage } from './pages/sign-in'
import { Names } from './profiles/names'
import { addPerson } from './support/add-person'
import { cookieOf } from './support/cookie-of'
import { people } from './support/people'
import { readLists } from './support/read-lists'
import { applicantsFor, startRun } from './support/runs'
import { test } from './support/server-process'

test.use({ role: 'nobody' })
test.slow()

const rows = 40

test('when the partner renames fields during work, runs stop, nothing wrong is written, and columns stay until an admin confirms', async ({
  startDeskAsAdmin,
  sandbox,
  openPage,
  desk,
}) => {
  // The test ends the undo window itself, so that it stays open on even the slowest machine.
  const { server: own, page: admin } = await startDeskAsAdmin({ UNDO_SECONDS: '600' })
  const connection = new ConnectionPage(admin)
  await connection.open()
  await connection.importProfile(await (await admin.request.get('/api/connection/profile')).text())
  await addPerson(own.url, await cookieOf(admin), people.recruiter, 'recruiter')
  const page = await openPage(own.url)
  await new SignInPage(page).signInAs(people.recruiter)
  await readLists(admin)

  const applicants = new ApplicantsPage(page)
  await page.goto('/applicants?column=/status&column=/email&column=/name')
  await expect.poll(() => applicants.heads()).toEqual(['Status', 'Email', 'Name'])
  await sandbox.hold({ endpoint: 'POST /easy-apply', times: null })
  const names = new Names('default')
  const where = { page, desk: { ...desk, url: own.url }, names, sandbox }
  const run = await startRun(where, { name: 'Autumn fair', rows: applicantsFor('Warehouse associate', rows) })
  await expect.poll(() => sandbox.requests('POST /easy-apply')).not.toHaveLength(0)

  await sandbox.set({ renames: { jobs: { id: 'job_id' }, applicants: { email: 'mail' } } })
  await readLists(admin, 3)
  await expect(async () => {
    await connection.open()
    expect(await connection.fieldsAreFine.count()).toBe(2)
  }).toPass()
  // The recruiter's page is still the earlier one: its next list shows the change.
  const banner = page.getByRole('region', { name: 'Partner data changed' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(banner).toContainText('Bulk runs wait until an admin has checked the connection.')
  await page.goBack()
  await expect.poll(() => applicants.heads()).toEqual(['Status', 'Email', 'Name'])

  // What was in flight is answered; the rest waits.
  await sandbox.clearFaults()
  const runPage = new RunPage(page)
  await runPage.open(run, 'Autumn fair')
  await expect(page.getByText('Waiting: the partner’s data changed')).toBeVisible()
  await expect(page.getByText('Waiting for an admin').first()).toBeVisible()
  expect((await sandbox.requests('POST /easy-apply')).length).toBeLessThan(rows)

  await sandbox.fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  const jobs = new JobsPage(page, names)
  await jobs.openNew()
  await jobs.fill('Night baker')
  await jobs.create.click()
  await jobs.sendNow.click()
  await expect(page.getByText('so it isn’t known whether')).toBeVisible()
  await expect(jobs.outcome('Unconfirmed')).toBeVisible()
  await expect(jobs.outcome('Was not created')).toHaveCount(0)
  expect(await sandbox.works('POST /jobs')).toBe(1)

  for (const place of ['Job ID', 'Email']) await connection.sayFine(place)
  await expect(admin.getByRole('region', { name: 'Partner data changed' })).toHaveCount(0)
  await readLists(admin, 4)
  await runPage.open(run, 'Autumn fair')
  await expect(runPage.notice(`All ${rows} are done: ${rows} submitted.`)).toBeVisible()
  await expect(banner).toHaveCount(0)
  const bodies = (await sandbox.requests('POST /easy-apply')).map(({ body }) => JSON.stringify(body))
  expect(new Set(bodies).size).toBe(rows)
  expect(bodies).toHaveLength(rows)
})
