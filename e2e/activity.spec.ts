import { randomUUID } from 'node:crypto'
import Papa from 'papaparse'
import { axe, expect, test } from './fixtures'
import { ActivityPage } from './pages/activity'
import { JobsPage } from './pages/jobs'
import { SignInPage } from './pages/sign-in'
import { choose } from './support/choose'
import { people } from './support/people'
import type { Sandbox } from './support/sandbox'
import { apply, job, latestActivity } from './support/steps'

test('an entry shows who did what for whom, its outcome and a short reference, and its steps in the details', async ({
  activity,
  easyApply,
}) => {
  const email = `grace.${randomUUID()}@example.com`
  await apply(easyApply, email)
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await activity.open()
  const row = activity.row(email)
  await expect(row).toContainText(/Rosa Recruiter.*Easy apply.*Warehouse associate.*grace.*Submitted/)
  await expect(row).not.toContainText(/\d m?s/)
  await expect(row.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  await row.getByRole('button', { name: 'Easy apply' }).click()
  await expect(activity.fact('Applicant')).toHaveText(email)
  await expect(activity.fact('Duration')).toHaveText(/\d m?s/)
  await expect(activity.fact('Outcome')).toHaveText('Submitted')
  await expect(activity.fact('Applicant ID')).toHaveText(/\S/)
  await expect(activity.steps).toHaveText([/^Requested by Rosa Recruiter/, /^Sent to the partner/, /^Accepted.* m?s/])
  await expect(activity.fact('Reference')).toHaveText(/^[0-9a-f-]{36}$/)
  await expect(activity.fact('Reference').getByRole('button', { name: 'Copy reference' })).toBeVisible()
  const reference = (await activity.fact('Reference').textContent())?.trim() ?? ''
  await expect(activity.details.getByText(reference)).toHaveCount(1)
})

/** Loses a job before the partner receives it, so that the user has to decide what to do. Returns its title. */
async function loseJob(jobs: JobsPage, sandbox: Sandbox): Promise<string> {
  const title = `Lost ${randomUUID().slice(0, 8)}`
  await sandbox.fail({ endpoint: 'POST /jobs', transport: 'drop', when: 'before' })
  await jobs.openNew()
  await jobs.title.fill(title)
  await jobs.team.fill('11')
  await jobs.send()
  await expect(jobs.page.getByText('Was not created').first()).toBeVisible()
  return title
}

test('the outcome filter finds writes that need a decision, and the sender or an admin makes it', async ({
  activity,
  as,
  jobs,
  sandbox,
}) => {
  const title = await loseJob(jobs, sandbox)
  const viewer = new ActivityPage(await as('viewer'))
  await viewer.open('?outcome=needs-somebody')
  await viewer.row(title).getByRole('button').first().click()
  await expect(viewer.steps.first()).toBeVisible()
  await expect(viewer.button('Send again')).toHaveCount(0)
  await expect(viewer.button('Don’t resend')).toHaveCount(0)

  const admin = new ActivityPage(await as('admin'))
  await admin.open('?outcome=needs-somebody')
  await admin.row(title).getByRole('button').first().click()
  await expect(admin.details.getByText('it’s safe to send it again')).toBeVisible()
  await expect(admin.button('Copy details for the operator')).toBeVisible()
  await axe(admin.page)
  await admin.button('Send again').click()
  await expect(admin.fact('Outcome')).toHaveText('Created')
  await expect(admin.steps.filter({ hasText: 'Sent again by Admin' })).toHaveCount(1)
  await expect(admin.row(title)).toContainText('Created')
  expect((await sandbox.state()).jobs.filter((job) => job.title === title)).toHaveLength(1)

  const other = await loseJob(jobs, sandbox)
  await activity.open('?outcome=needs-somebody')
  await activity.row(other).getByRole('button').first().click()
  await activity.button('Don’t resend').click()
  await expect(activity.button('Don’t resend')).toHaveCount(0)
  await expect(activity.steps.last()).toContainText('Rosa Recruiter decided not to resend')
  await activity.open('?outcome=left')
  await expect(activity.row(other)).toContainText('Was not created')
})

test('a recruiter sees a colleague’s write that needs a decision, but cannot make the decision', async ({
  activity,
  as,
  names,
  sandbox,
}) => {
  const title = await loseJob(new JobsPage(await as('admin'), names), sandbox)
  await activity.open('?outcome=needs-somebody')
  await activity.row(title).getByRole('button').first().click()
  await expect(activity.details.getByText('Waiting for Admin or an admin to decide')).toBeVisible()
  await expect(activity.button('Send again')).toHaveCount(0)
})

test('when several jobs match, the user chooses one in the details', async ({ activity, jobs, page }) => {
  await jobs.openNew()
  await jobs.title.fill(`Chosen ${randomUUID().slice(0, 8)}`)
  await jobs.team.fill('11')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await page.route(/\/api\/activity\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch()
    const { entry } = await answer.json()
    const candidates = [1, 2].map((n) => ({ id: `88${n}`, title: `Baker ${n}`, holds: n, of: 3 }))
    const dispatch = { ...entry.dispatch, state: 'needs-decision', endedAt: null, nextAt: null, result: null }
    await route.fulfill({
      json: { entry: { ...entry, dispatch: { ...dispatch, uncertainty: { what: 'candidates', candidates } } } },
    })
  })
  await activity.open('?kind=create-job')
  await activity.rows.first().getByRole('button').first().click()
  await expect(activity.button('It is Baker 1, 881 (1 of 3 values match)')).toBeVisible()
  await expect(activity.button('It is Baker 2, 882 (2 of 3 values match)')).toBeVisible()
  await expect(activity.button('Check again')).toBeVisible()
})

test('viewers see masked addresses in the list, the details, the download and API responses', async ({
  as,
  easyApply,
}) => {
  const email = `hidden.${randomUUID()}@example.com`
  await apply(easyApply, email)
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  const viewer = new ActivityPage(await as('viewer'))
  await viewer.open('?kind=submit-application')
  await expect(viewer.rows.first()).toContainText('h•••@example.com')
  await viewer.rows.first().getByRole('button').first().click()
  await expect(viewer.fact('Applicant')).toHaveText('h•••@example.com')
  const [item] = await latestActivity(viewer.page, '&kind=submit-application')
  expect(item?.applicantEmail).toBe('h•••@example.com')
  for (const address of [
    '/activity',
    '/api/activity',
    `/api/activity/${item?.id}`,
    '/api/activity/export',
    `/activity?entry=${item?.id}`,
  ]) {
    const text = await (await viewer.page.request.get(address)).text()
    expect(text, address).toContain('•••@')
    expect(text, address).not.toMatch(/[\w.-]{2,}@example\.com/)
  }
})

test('the address holds the filters, a reload keeps them, and one click clears them', async ({
  activity,
  easyApply,
  page,
}) => {
  await apply(easyApply, `filter.${randomUUID()}@example.com`)
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await page.request.get('/api/activity/export')
  await activity.open()
  await choose(activity.filter('Action'), 'Exports')
  await expect(activity.row('Export').first()).toBeVisible()
  await expect(activity.row('Easy apply')).toHaveCount(0)
  await choose(activity.filter('Person'), 'Rosa Recruiter')
  await choose(activity.filter('Time'), 'Today')
  await expect(page).toHaveURL(/\?person=[^&@]+&kind=export&time=today$/)
  await page.reload()
  await expect(activity.filter('Action')).toHaveText('Exports')
  await expect(activity.row('activity entries').first()).toContainText('Rosa Recruiter')
  await choose(activity.filter('Outcome'), 'Under way')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(activity.row('Easy apply').first()).toBeVisible()
  await expect(page).toHaveURL(/\/activity$/)

  await choose(activity.filter('Time'), 'Custom range')
  await activity.filter('To').fill('2020-02-27')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await expect(page).toHaveURL(/\?to=2020-02-27$/)
})

test('a click in a job’s details shows all activity for that job', async ({ activity, easyApply, names, page }) => {
  await apply(easyApply, `job.${randomUUID()}@example.com`)
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await activity.open('?kind=submit-application')
  await activity.rows.first().getByRole('button').first().click()
  await activity.button('All of this job').click()
  await expect(activity.filter('Job ID')).toHaveValue(String(names.sample.openJob))
  await expect(activity.rows.first()).toContainText(job)
  await activity.button('Close').click()
  await activity.filter('Job ID').fill('no-such-job')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await activity.filter('Job ID').fill('ada@example.com')
  await expect(activity.filter('Job ID')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/\/activity(\?(?!.*(%40|@)).*)?$/)
})

test('the download holds the filtered entries, and is itself recorded in the activity', async ({
  activity,
  easyApply,
  page,
}) => {
  const email = `file.${randomUUID()}@example.com`
  await apply(easyApply, email)
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await activity.open('?kind=submit-application')
  await expect(activity.row(email)).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), activity.exportCsv.click()])
  expect(download.suggestedFilename()).toMatch(/^activity-.*\d{4}-\d\d-\d\d-\d{6}\.csv$/)
  const answer = await page.request.get('/api/activity/export?kind=submit-application')
  const text = (await answer.body()).toString('utf8')
  expect(text.startsWith('\ufeffWhen,Who,What,On what,')).toBe(true)
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
  expect(data.find((line) => line.Applicant === email)).toMatchObject({
    When: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    Who: 'Rosa Recruiter',
    What: 'Easy apply',
    'On what': job,
    Outcome: 'Submitted',
    Reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(new Set(data.map((line) => line.What))).toEqual(new Set(['Easy apply']))
  const [own] = await latestActivity(page, '&kind=export')
  expect(own).toMatchObject({
    who: 'Rosa Recruiter',
    outcome: 'whole',
    subject: expect.stringMatching(/^\d+ activity entr(y|ies)/),
  })
})

test.describe('sign-ins and accounts', () => {
  test.use({ role: 'admin' })

  test('lists sign-ins, failed ones too, without showing e-mail addresses', async ({
    activity,
    browser,
    desk,
    page,
  }) => {
    const context = await browser.newContext({ baseURL: desk.url, storageState: { cookies: [], origins: [] } })
    const signIn = new SignInPage(await context.newPage())
    const unknown = `nobody.${randomUUID().slice(0, 8)}@partner-desk.example`
    await signIn.open()
    await signIn.fill({ email: unknown, password: 'not-the-password' })
    await expect(signIn.page.getByText('Email or password is wrong')).toBeVisible()
    await signIn.fill({ email: people.viewer.email, password: 'not-the-password' })
    await expect(signIn.page.getByText('Email or password is wrong')).toBeVisible()
    await signIn.fill(people.viewer)
    await expect(signIn.page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await signIn.page.getByRole('button', { name: 'Account' }).click()
    await signIn.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(signIn.heading).toBeVisible()
    await context.close()

    await activity.open()
    const rows = activity.rows
    await expect(rows.nth(0)).toContainText(/Vito Viewer.*Sign-out/)
    await expect(rows.nth(1)).toContainText(/Vito Viewer.*Sign-in.*Done/)
    await expect(rows.nth(2)).toContainText(/Unknown user.*Sign-in.*Vito Viewer.*Wrong email, password or code/)
    await expect(rows.nth(3)).toContainText(/Unknown user.*Sign-in.*Wrong email, password or code/)
    const told = JSON.stringify(await latestActivity(page, '&kind=sign-in')) + (await page.content())
    expect(told).not.toContain(unknown)
    expect(told).not.toContain(people.viewer.email)
  })

  test('every account change shows who made it, whose account it was, and what changed', async ({
    activity,
    page,
    people: screen,
  }) => {
    const name = `Bea ${randomUUID().slice(0, 8)}`
    const email = `bea.${randomUUID()}@example.com`
    await screen.open()
    await screen.add({ name, email, password: 'violet-kettle-57' }, 'viewer')
    await activity.open('?kind=account')
    await expect(activity.row(name).last()).toContainText(/Admin.*Person invited.*Bea.*Done/)
    await activity.row(name).last().getByRole('button').first().click()
    await expect(activity.fact('Role')).toHaveText('Viewer')
    expect(JSON.stringify(await latestActivity(page, '&kind=account'))).not.toContain(email)
  })
})

test('rejects an invalid query parameter, naming it and the reason', async ({ page }) => {
  for (const query of [
    'kind=x',
    'outcome=x',
    'since=today',
    'until=2026',
    'before=x',
    'limit=0',
    'limit=201',
    'limit=x',
    'job=',
  ])
    for (const address of ['/api/activity', '/api/activity/newer', '/api/activity/export']) {
      const answer = await page.request.get(`${address}?${query}`)
      expect(answer.status(), `${address}?${query}`).toBe(400)
      expect((await answer.json()).error).toContain(query.split('=')[0])
    }
})
