import { expect, test } from './fixtures'
import { FormsSection } from './pages/forms'
import { JobsPage } from './pages/jobs'
import { SignInDialog } from './pages/sign-in-dialog'
import { keptDraft } from './support/drafts'
import { holdRequests } from './support/hold-requests'
import { people } from './support/people'
import { uniqueTitle } from './support/unique-title'

const post = 'POST /jobs'

test('a reload keeps what was typed, other fields too, until the job is sent', async ({ jobs, names, page }) => {
  await jobs.openNew()
  await jobs.form.fill('', names.sample.job)
  await page.getByText('Other fields').click()
  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByLabel('Name', { exact: true }).fill('shift')
  await page.getByLabel('JSON value').fill('{"from":')
  await expect(jobs.draftSaved).toBeVisible()
  await expect.poll(() => keptDraft(page)).toContain(JSON.stringify('{"from":'))
  await page.reload()
  await expect(jobs.title).toHaveValue('Night baker')
  // It will be sent, so it is named even while the section is folded.
  await expect(page.getByText('One field that the form doesn’t have is sent too')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'shift: {"from":' })).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('JSON value')).toHaveValue('{"from":')
  await page.getByLabel('JSON value').fill('{"from":22}')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await expect(jobs.title).toHaveValue('')
  await expect(jobs.draftSaved).toBeHidden()
  await expect.poll(() => keptDraft(page)).toBe('{"draft":null}')
  await page.reload()
  await expect(jobs.title).toHaveValue('')
})

test('values of removed form fields are named before sending and can be discarded', async ({
  as,
  jobs,
  page,
  sandbox,
}) => {
  const admin = new FormsSection(await as('admin'))
  await admin.open('New job')
  await admin.button('New job', 'Add field').click()
  await admin.region.getByLabel('Name or path').fill('shift_code')
  await admin.button('New job', 'Apply').click()
  await admin.save('New job')
  try {
    await jobs.openNew()
    await jobs.fill(uniqueTitle('Night baker'))
    await jobs.field('Shift code').fill('N1')
    await expect.poll(() => keptDraft(page)).toContain('N1')
  } finally {
    await admin.button('New job', 'Remove Shift code').click()
    await admin.save('New job')
  }
  await page.reload()
  await expect(page.getByText('One field that the form doesn’t have is sent too')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'shift_code: "N1"' })).toBeVisible()
  await expect(page.getByLabel('JSON value')).toBeHidden()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('is sent too')).toBeHidden()
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).not.toHaveProperty('shift_code')
})

test('text typed just before leaving the page is kept', async ({ jobs, page }) => {
  const title = uniqueTitle('Night baker')
  await jobs.openNew()
  await jobs.fill(title)
  await page.goto('/jobs')
  await expect.poll(() => keptDraft(page)).toContain(title)
  await jobs.openNew()
  await expect(jobs.title).toHaveValue(title)
  await jobs.title.fill(`${title} 2`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect.poll(() => keptDraft(page)).toContain(`${title} 2`)
  await page.goBack()
  await expect(jobs.title).toHaveValue(`${title} 2`)
})

test.describe('across sessions', () => {
  test.use({ role: 'nobody' })

  test('a draft is still there after signing out and in again', async ({ jobs, page, signIn }) => {
    const title = uniqueTitle('Night baker')
    await signIn.signInAs(people.recruiter)
    await jobs.openNew()
    await jobs.fill(title)
    await expect.poll(() => keptDraft(page)).toContain(title)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(signIn.heading).toBeVisible()
    await signIn.signInAs(people.recruiter)
    await jobs.openNew()
    await expect(jobs.title).toHaveValue(title)
  })

  test('a session that ends during typing takes neither focus nor text', async ({
    context,
    jobs,
    page,
    browserErrors,
    signIn,
  }) => {
    browserErrors.allow(/401/)
    const title = uniqueTitle('Night baker')
    await signIn.signInAs(people.recruiter)
    const release = await holdRequests(page, '**/api/dispatches*')
    await jobs.openNew()
    await jobs.title.focus()
    await context.clearCookies()
    await jobs.title.pressSequentially(title)
    await expect(page.getByText('Draft not saved: your session has ended.')).toBeVisible()
    const refused = page.waitForResponse(
      (answer) => answer.url().includes('/api/dispatches') && answer.status() === 401,
    )
    release()
    await refused
    await expect(jobs.title).toBeFocused()
    await page.getByRole('main').getByRole('button', { name: 'Sign in again' }).click()
    await new SignInDialog(page).signInAs(people.recruiter)
    await expect(jobs.draftSaved).toBeVisible()
    await expect.poll(() => keptDraft(page)).toContain(title)
    await page.reload()
    await expect(jobs.title).toHaveValue(title)
  })
})

test('saving a draft is retried when the desk does not answer, and nothing is lost', async ({
  context,
  jobs,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  const title = uniqueTitle('Night baker')
  await jobs.openNew()
  await page.route('**/api/drafts/**', (route) => route.abort())
  await jobs.title.fill(title)
  await expect(page.getByText(/^Draft not saved yet/)).toBeVisible()
  await page.unroute('**/api/drafts/**')
  await expect(jobs.draftSaved).toBeVisible()
  await expect.poll(() => keptDraft(page)).toContain(title)
  const other = new JobsPage(await context.newPage(), jobs.names)
  await other.openNew()
  await expect(other.title).toHaveValue(title)
})

test('no draft is stored in the browser or in a URL', async ({ jobs, page }) => {
  await jobs.openNew()
  await jobs.field('Job owner’s email').fill('owner@example.com')
  await expect(jobs.draftSaved).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('owner')
  expect(page.url()).not.toContain('owner')
})

test('"Clear form" asks for confirmation, then empties the form and the draft', async ({ jobs, page }) => {
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.clearForm.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(jobs.team).toHaveValue('11')
  await jobs.clearForm.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear form' }).click()
  await expect(jobs.title).toHaveValue('')
  await expect(jobs.title).toBeFocused()
  await expect(jobs.clearForm).toBeHidden()
  await expect.poll(() => keptDraft(page)).toBe('{"draft":null}')
  await page.reload()
  await expect(jobs.newHeading).toBeVisible()
  await expect(jobs.title).toHaveValue('')
})

test('"New job" starts an empty form beside an unfinished one; both are kept and can be continued', async ({
  jobs,
  page,
}) => {
  const [first, second] = [uniqueTitle('Night nurse'), uniqueTitle('Day nurse')]
  await jobs.openNew()
  await jobs.fill(first)
  await expect(jobs.draftSaved).toBeVisible()
  await jobs.open()
  await jobs.newJob.click()
  await expect(jobs.unfinished).toHaveText(`Continue your unfinished job “${first}”`)
  await expect(jobs.title).toHaveValue('')
  await jobs.title.fill(second)
  await expect(jobs.draftSaved).toBeVisible()
  await page.reload()
  await expect(jobs.title).toHaveValue(second)
  await jobs.unfinished.click()
  await expect(jobs.title).toHaveValue(first)
  await expect(jobs.unfinished).toHaveText(`Continue your unfinished job “${second}”`)
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await jobs.unfinished.click()
  await expect(jobs.title).toHaveValue(second)
  await expect(jobs.outcome('Created')).toBeHidden()
})

test('an unfinished job can be discarded with one click, restored with another, or hidden', async ({ jobs, page }) => {
  const title = uniqueTitle('Night nurse')
  await jobs.openNew()
  await jobs.fill(title)
  await expect(jobs.draftSaved).toBeVisible()
  await jobs.open()
  await jobs.newJob.click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByText(`“${title}” discarded`)).toBeVisible()
  await expect.poll(() => keptDraft(page)).toBe('{"draft":null}')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(jobs.unfinished).toBeVisible()
  await expect.poll(() => keptDraft(page)).toContain(title)
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(jobs.unfinished).toBeHidden()
  await jobs.openNew()
  await expect(jobs.title).toHaveValue(title)
})

test('another job can be started while one is being sent, and the first can be opened by its address', async ({
  jobs,
  page,
  sandbox,
}) => {
  await sandbox.hold({ endpoint: post, status: 504, when: 'after' })
  const [first, second] = [uniqueTitle('Night baker'), uniqueTitle('Day baker')]
  await jobs.openNew()
  await jobs.fill(first)
  const recorded = page.waitForResponse((answer) => answer.request().headers()['next-action'] !== undefined)
  await jobs.send()
  const id = JSON.parse((await recorded).request().postData() ?? '[]')[0].id
  await page.getByRole('button', { name: 'Create another job' }).click()
  await expect(jobs.title).toHaveValue('')
  await jobs.fill(second)
  await expect.poll(() => keptDraft(page)).toContain(second)
  await sandbox.clearFaults()
  await page.goto(`/jobs/new?dispatch=${id}`)
  await expect(jobs.outcome('Created')).toBeVisible()
  await expect(page.getByText(`${first} was created with ID`)).toBeVisible()
  await expect(jobs.title).toHaveValue(second)
  expect(await sandbox.works(post)).toBe(1)
})
