import { axe, expect, test } from './fixtures'
import { JobsPage } from './pages/jobs'
import { keptDraft } from './support/drafts'
import { holdRequests } from './support/hold-requests'
import { uniqueTitle } from './support/unique-title'

const post = 'POST /jobs'

test.describe('in a window with no room beside the form', () => {
  test.use({ viewport: { width: 1024, height: 800 } })

  test('a listed job with the same values is pointed out before anything is sent', async ({ jobs, page, sandbox }) => {
    const title = uniqueTitle('Night baker')
    await sandbox.createJob({ name: title, team_id: 12, job_type: 'Part time' })
    await jobs.openNew()
    await jobs.fill(title, 12)
    await jobs.create.click()
    await expect(page.getByText('There is a job like this one')).toBeVisible()
    await expect(jobs.button('Create anyway')).toBeInViewport()
    // Only one place to decide: the form's own button is gone meanwhile.
    await expect(jobs.create).toHaveCount(1)
    await axe(page)
    await expect(page.getByText(/^In the list of jobs · ID \d+ · Team 12 · open$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Team 12' })).toHaveAttribute('href', /where=teamId%3A12$/)
    await jobs.button('Go back').click()
    await expect(page.getByText('There is a job like this one')).toBeHidden()
    await expect(jobs.create).toBeFocused()
    // In another team it counts as a different job.
    await jobs.team.fill('13')
    await jobs.create.click()
    await expect(jobs.undo).toBeVisible()
    await jobs.undo.click()
    await expect(jobs.outcome('Not sent')).toBeVisible()
    expect(await sandbox.requests(post)).toHaveLength(1)
  })

  test('a matching job that is being sent is pointed out, and creating anyway makes two', async ({
    jobs,
    page,
    sandbox,
  }) => {
    const title = uniqueTitle('Night baker')
    await sandbox.hold({ endpoint: post, status: 504, when: 'after' })
    await jobs.openNew()
    await jobs.fill(title)
    await jobs.send()
    await page.getByRole('button', { name: 'Create another job' }).click()
    await jobs.fill(title)
    await jobs.create.click()
    await expect(page.getByText(/^On its way to the partner, sent by you/)).toBeVisible()
    expect((await sandbox.requests(post)).length).toBeLessThanOrEqual(1)
    await jobs.button('Create anyway').click()
    await expect(jobs.undo).toBeVisible()
    await sandbox.clearFaults()
    await jobs.sendNow.click()
    await expect(jobs.outcome('Created')).toBeVisible()
    await expect.poll(() => sandbox.works(post)).toBe(2)
  })

  test('a job recently created by a colleague is pointed out with the colleague’s name', async ({
    as,
    jobs,
    names,
    sandbox,
  }) => {
    const title = uniqueTitle('Night baker')
    const admin = new JobsPage(await as('admin'), names)
    await admin.openNew()
    await admin.fill(title)
    await admin.send()
    await expect(admin.outcome('Created')).toBeVisible()
    await jobs.openNew()
    await jobs.fill(title)
    await jobs.create.click()
    await expect(jobs.page.getByText(/created by Admin, .* ID \d+/)).toBeVisible()
    expect(await sandbox.works(post)).toBe(1)
  })

  test('duplicates are found in the desk’s own records when the list fails to load', async ({
    as,
    jobs,
    names,
    browserErrors,
    sandbox,
  }) => {
    browserErrors.allow(/502/)
    const title = uniqueTitle('Night baker')
    const admin = new JobsPage(await as('admin'), names)
    await admin.openNew()
    await admin.fill(title)
    await admin.send()
    await expect(admin.outcome('Created')).toBeVisible()
    await sandbox.fail({ endpoint: 'GET /jobs', status: 403, times: null })
    await jobs.openNew()
    await jobs.fill(title)
    await jobs.create.click()
    await expect(jobs.page.getByText(/created by Admin/i)).toBeVisible()
  })

  test('changing the values asks for confirmation again', async ({ jobs, page, sandbox }) => {
    const title = uniqueTitle('Night baker')
    await sandbox.createJob({ name: title, team_id: 12 })
    await jobs.openNew()
    await jobs.fill(title, 12)
    await jobs.create.click()
    await expect(jobs.button('Create anyway')).toBeVisible()
    await jobs.title.fill(`${title} 2`)
    await expect(page.getByText('There is a job like this one')).toBeHidden()
    await expect(jobs.create).toHaveAccessibleName('Create job')
  })
})

test('with a job of the same title, the button says that one is created anyway, without a second confirmation', async ({
  jobs,
  page,
  sandbox,
}) => {
  const title = uniqueTitle('Night baker')
  await sandbox.createJob({ name: title, team_id: 12 })
  await jobs.openNew()
  await jobs.fill(`${title} 2`, 12)
  await expect(jobs.create).toHaveAccessibleName('Create job')
  await jobs.title.fill(title)
  const named = page.getByRole('listitem').filter({ hasText: 'Team 12' })
  await expect(page.getByText('There is already a job with this title')).toBeVisible()
  await expect(named.getByRole('link', { name: 'Team 12' })).toHaveAttribute('href', /where=teamId%3A12$/)
  await expect(jobs.create).toHaveAccessibleName('Create anyway')
  await jobs.create.click()
  await expect(jobs.undo).toBeVisible()
  await jobs.undo.click()
  await expect(jobs.outcome('Not sent')).toBeVisible()
})

test('a listed job can be copied into the form, without the fields that the form does not have', async ({
  jobs,
  page,
  sandbox,
}) => {
  await jobs.open()
  const title = (await jobs.table.getByRole('rowheader').first().textContent()) ?? ''
  await jobs.row(title).first().hover()
  await jobs.copyOf(title).first().click()
  await expect(page.getByText(`Copied from “${title}”`)).toBeVisible()
  await expect(jobs.title).toHaveValue(title)
  await expect(jobs.team).not.toHaveValue('')
  await expect(page.getByText(/could not be copied/i)).toBeHidden()
  await expect(page.getByText('Copied from').getByRole('link', { name: title })).toHaveAttribute(
    'href',
    /^\/jobs\?open=/,
  )
  // The title is selected, so typing replaces it.
  await expect(jobs.title).toBeFocused()
  const copied = uniqueTitle('Day baker')
  await page.keyboard.type(copied)
  await expect(jobs.title).toHaveValue(copied)
  await expect(jobs.draftSaved).toBeVisible()
  await expect(page).toHaveURL(/\/jobs\/new$/)
  await page.reload()
  await expect(jobs.title).toHaveValue(copied)
  expect(await sandbox.requests(post)).toHaveLength(0)
})

test('the form does not move while the job to copy is loading', async ({ jobs, page }) => {
  await jobs.open()
  await jobs.copyOf('Warehouse associate').first().waitFor()
  const release = await holdRequests(page, '**/api/jobs')
  await page.goto('/jobs/new?copy=881200')
  await expect(page.getByText('Copying…')).toBeVisible()
  const before = await jobs.title.boundingBox()
  release()
  await expect(jobs.title).toHaveValue('Warehouse associate')
  await expect(page.getByText('Copied from “Warehouse associate”')).toBeVisible()
  expect(await jobs.title.boundingBox()).toEqual(before)
})

test('an unchanged copy is not a draft: a reload keeps it, and another copy replaces it without confirmation', async ({
  jobs,
  page,
}) => {
  await jobs.open()
  await jobs.copyOf('Warehouse associate').first().click()
  await expect(jobs.title).toHaveValue('Warehouse associate')
  await page.reload()
  await expect(jobs.title).toHaveValue('Warehouse associate')
  expect(await keptDraft(page)).toBe('{"draft":null}')
  await jobs.open()
  await jobs.copyOf('Line cook').first().click()
  await expect(jobs.title).toHaveValue('Line cook')
  await expect(page.getByRole('dialog', { name: 'Replace your draft?' })).toBeHidden()
  await jobs.clearForm.click()
  await expect(jobs.title).toHaveValue('')
})

test('a sent job can be copied after its outcome, other fields too', async ({ jobs, page, sandbox }) => {
  const title = uniqueTitle('Night baker')
  await jobs.openNew()
  await jobs.fill(title)
  await page.getByText('Other fields').click()
  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByLabel('Name', { exact: true }).fill('shift')
  await page.getByLabel('JSON value').fill('{"from":22}')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await page.getByRole('link', { name: 'Copy as new job' }).click()
  await expect(jobs.title).toHaveValue(title)
  const whereFrom = page.getByText(`Copied from “${title}”`)
  await expect(whereFrom).toBeVisible()
  await jobs.title.fill(`${title} again`)
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await expect(whereFrom).toBeHidden()
  const bodies = (await sandbox.requests(post)).map(({ body }) => body)
  expect(bodies).toEqual([
    { name: title, team_id: 11, shift: { from: 22 } },
    { name: `${title} again`, team_id: 11, shift: { from: 22 } },
  ])
})

test('copying a job asks for confirmation before replacing a draft', async ({ jobs, page }) => {
  const title = uniqueTitle('Night baker')
  await jobs.openNew()
  await jobs.fill(title)
  await expect(jobs.draftSaved).toBeVisible()
  await jobs.open()
  await jobs.copyOf('Warehouse associate').first().click()
  await expect(page.getByRole('dialog', { name: 'Replace your draft?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep the draft' }).click()
  await expect(jobs.title).toHaveValue(title)
  await jobs.open()
  await jobs.copyOf('Warehouse associate').first().click()
  await page.getByRole('button', { name: 'Replace it' }).click()
  await expect(jobs.title).toHaveValue('Warehouse associate')
  await expect(jobs.title).toBeFocused()
  // Unchanged, it is the same as the job it was copied from.
  await expect(jobs.create).toHaveAccessibleName('Create anyway')
  await expect.poll(() => keptDraft(page)).toBe('{"draft":null}')
})
