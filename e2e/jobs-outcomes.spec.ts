import { axe, expect, test } from './fixtures'
import { uniqueTitle } from './support/unique-title'

const post = 'POST /jobs'
const list = 'GET /jobs'

test('spec 8: a 504 after the job was created ends in "Created", and one job', { tag: '@core' }, async ({
  jobs,
  names,
  page,
  sandbox,
}) => {
  await sandbox.fail({ endpoint: post, status: 504, when: 'after' })
  await jobs.openNew()
  await jobs.form.fill('', names.sample.job)
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await expect(
    page.getByText('The partner gave no clear answer, and the desk then found it in the list of jobs.'),
  ).toBeVisible()
  expect(await sandbox.works(post)).toBe(1)
  expect(await sandbox.requests(post)).toHaveLength(1)
})

test('a lost connection shows as unconfirmed, with the time of the next check, and then as created', async ({
  jobs,
  page,
  sandbox,
}) => {
  await sandbox.hold({ endpoint: post, transport: 'drop', when: 'after' })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect.poll(() => sandbox.requests(post)).toHaveLength(1)
  // The desk cannot reconcile until the list is released.
  await sandbox.hold({ endpoint: list, times: null })
  await sandbox.clearFaults(post)
  await expect(jobs.outcome('Unconfirmed')).toBeVisible()
  await expect(page.getByText('the desk is looking for it in the list of jobs')).toBeVisible()
  await expect(page.getByText('Checking now.')).toBeVisible()
  await expect(page.getByText(/may (still )?have been created/), 'said once').toHaveCount(1)
  await expect(jobs.title).toBeDisabled()
  await sandbox.clearFaults()
  await expect(jobs.outcome('Created')).toBeVisible()
  await expect(page.getByText('The answer was lost, and the desk then found it in the list of jobs.')).toBeVisible()
  await expect(page.getByText(/with ID \d+/)).toBeVisible()
  expect(await sandbox.works(post)).toBe(1)
})

test('a job is not sent while the list of jobs cannot be read, unless the user sends it anyway', async ({
  browserErrors,
  jobs,
  page,
  sandbox,
}) => {
  browserErrors.allow(/502/)
  await jobs.openNew()
  await sandbox.fail({ endpoint: list, status: 503, times: null })
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect(page.getByText(/The list of jobs could not be read, next try in \d+ s/)).toBeVisible()
  await expect(
    page.getByText('The partner’s list of jobs could not be read, so the job has not been sent yet.'),
  ).toBeVisible()
  expect(await sandbox.requests(post)).toHaveLength(0)
  await jobs.button('Send anyway').click()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect(await sandbox.works(post)).toBe(1)
})

test('a job that was not created can be sent again with one click, and exists once', async ({
  jobs,
  page,
  sandbox,
}) => {
  const title = uniqueTitle('Night baker')
  await sandbox.fail({ endpoint: post, status: 504 })
  await jobs.openNew()
  await jobs.fill(title)
  await jobs.send()
  await expect(jobs.outcome('Was not created')).toBeVisible()
  const choices = page
    .getByRole('main')
    .getByRole('alert')
    .getByRole('button', { name: /^(?!Copy reference$)/ })
  await expect(choices).toHaveCount(1)
  expect(await sandbox.works(post)).toBe(0)
  await jobs.button('Send again').click()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect(await sandbox.works(post)).toBe(1)
  await page.getByRole('link', { name: 'View jobs' }).click()
  await expect(jobs.row(title)).toHaveCount(1)
})

test('a job that was not created can be changed and sent as a new one', async ({ jobs, page, sandbox }) => {
  await sandbox.fail({ endpoint: post, status: 504 })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect(jobs.outcome('Was not created')).toBeVisible()
  await axe(page)
  const title = uniqueTitle('Day baker')
  await jobs.title.fill(title)
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await expect(page.getByText(`${title} was created with ID`)).toBeVisible()
  expect(await sandbox.works(post)).toBe(1)
})

test.describe('when more than one new job matches', () => {
  test.beforeEach(async ({ jobs, sandbox }) => {
    const title = uniqueTitle('Night baker')
    await sandbox.hold({ endpoint: post, status: 504, when: 'after' })
    await jobs.openNew()
    await jobs.fill(title)
    await jobs.send()
    await expect.poll(() => sandbox.requests(post)).toHaveLength(1)
    await sandbox.createJob({ name: title, team_id: 11 })
    await sandbox.clearFaults()
    await expect(jobs.candidates).toHaveCount(2)
  })

  test('the user chooses the right one', async ({ jobs, page, sandbox }) => {
    await expect(jobs.outcome('Unconfirmed')).toBeVisible()
    await axe(page)
    await expect(jobs.candidates.first()).toContainText(/ID \d+ · 2 of 2 values are the same/)
    await jobs.candidates.last().getByRole('button').click()
    await expect(jobs.outcome('Created')).toBeVisible()
    await expect(page.getByText('Rosa Recruiter picked it from the jobs that were found.')).toBeVisible()
    expect(await sandbox.works(post)).toBe(2)
  })

  test('the user chooses none of them, and the job is sent again', async ({ jobs, page, sandbox }) => {
    await jobs.button('None of these').click()
    await expect(jobs.outcome('Was not created')).toBeVisible()
    await expect(page.getByText('It isn’t one of the jobs that were found.')).toBeVisible()
    expect(await sandbox.requests(post)).toHaveLength(2)
    await jobs.button('Send again').click()
    await expect(jobs.outcome('Created')).toBeVisible()
    expect(await sandbox.requests(post)).toHaveLength(3)
  })

  test('checking again finds more candidates, and not resending leaves it unconfirmed and the form usable', async ({
    jobs,
    page,
    sandbox,
  }) => {
    await sandbox.createJob({ name: 'Night baker', team_id: 11 })
    await jobs.button('Check again').click()
    await expect(jobs.candidates).toHaveCount(3)
    await expect(jobs.candidates.last()).toContainText('1 of 2 values are the same')
    await page.reload()
    await expect(jobs.candidates).toHaveCount(3)
    await jobs.button('Don’t resend').click()
    await expect(jobs.outcome('Left unconfirmed')).toBeVisible()
    await expect(jobs.title).toBeEnabled()
    // The job that may have been created is pointed out before it is created again.
    await jobs.create.click()
    await expect(page.getByText('; may have been created')).toBeVisible()
  })
})

test('spec 4.3: after a 424 the desk checks that the job was not created, and retries on its own', async ({
  jobs,
  page,
  sandbox,
}) => {
  await sandbox.hold({ endpoint: post, status: 424 })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect.poll(() => sandbox.requests(post)).toHaveLength(1)
  await sandbox.hold({ endpoint: list, times: null })
  await sandbox.clearFaults(post)
  await expect(jobs.outcome('Unconfirmed')).toBeVisible()
  await expect(page.getByText('If it isn’t there, it is sent again automatically.')).toBeVisible()
  await sandbox.clearFaults()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect(await sandbox.works(post)).toBe(1)
  expect(await sandbox.requests(post)).toHaveLength(2)
})

test('spec 7, 429: the desk waits for a busy partner, and creates the job once', async ({ jobs, page, sandbox }) => {
  await sandbox.fail({ endpoint: post, status: 429, times: 2 })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View jobs' })).toBeVisible()
  expect(await sandbox.works(post)).toBe(1)
})

test('spec 5.3: a 403 for the scope is reported once, with who has to act, and no job was created', async ({
  jobs,
  page,
  sandbox,
}) => {
  const developer_message = "The requested team_id 11 does not belong to the logged-in user's memberships: [14, 15]"
  await sandbox.fail({ endpoint: post, status: 403, body: { developer_message } })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect(jobs.outcome('Not created')).toBeVisible()
  await expect(page.getByText('This team is outside what this desk can reach')).toHaveCount(1)
  await expect(page.getByText(/^Reference [0-9a-f-]{36}$/)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Copy details for your admin' })).toHaveCount(1)
  expect(await sandbox.works(post)).toBe(0)
  expect(await sandbox.requests(post)).toHaveLength(1)
})

test('a rejected job can be corrected and sent as a new one', async ({ jobs, sandbox }) => {
  await sandbox.fail({ endpoint: post, status: 400, body: { developer_message: 'x', errors: { name: ['is taken'] } } })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect(jobs.title).toHaveAccessibleDescription('is taken')
  await jobs.title.fill(uniqueTitle('Day baker'))
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect(await sandbox.works(post)).toBe(1)
})

test('a double click creates one job', async ({ jobs, sandbox }) => {
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.create.dblclick()
  await jobs.sendNow.click()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect(await sandbox.requests(post)).toHaveLength(1)
})

test('going back after sending shows an empty form, and sends nothing', async ({ jobs, page, sandbox }) => {
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await page.getByRole('link', { name: 'View jobs' }).click()
  await expect(jobs.table).toBeVisible()
  await page.goBack()
  await expect(jobs.newHeading).toBeVisible()
  await expect(jobs.title).toHaveValue('')
  expect(await sandbox.requests(post)).toHaveLength(1)
})

test.describe('the undo window', () => {
  test('Undo sends nothing and restores the form', async ({ jobs, names, page, sandbox }) => {
    await jobs.openNew()
    await jobs.form.fill('', names.sample.job)
    await jobs.create.click()
    await expect(page.getByText(/^Sending in \d+ s$/)).toBeVisible()
    await jobs.undo.click()
    await expect(jobs.outcome('Not sent')).toBeVisible()
    await expect(jobs.title).toHaveValue('Night baker')
    await expect(jobs.title).toBeEnabled()
    await expect(jobs.create).toBeFocused()
    expect(await sandbox.requests(post)).toHaveLength(0)
  })

  test('Tab moves to "Undo" next, also when Enter is pressed twice', async ({ jobs, page, sandbox }) => {
    await jobs.openNew()
    await jobs.fill(uniqueTitle('Night baker'))
    await jobs.create.focus()
    await page.keyboard.press('Enter')
    await expect(jobs.undo).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Press Tab for “Undo”' })).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(jobs.undo).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(jobs.undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(jobs.outcome('Not sent')).toBeVisible()
    await expect(jobs.create).toBeFocused()
    expect(await sandbox.requests(post)).toHaveLength(0)
  })

  test('Undo works after a reload too', async ({ jobs, page, sandbox }) => {
    await jobs.openNew()
    await jobs.fill(uniqueTitle('Night baker'))
    await jobs.create.click()
    await expect(jobs.undo).toBeVisible()
    await page.reload()
    await jobs.undo.click()
    await expect(jobs.outcome('Not sent')).toBeVisible()
    await expect(jobs.team).toHaveValue('11')
    expect(await sandbox.requests(post)).toHaveLength(0)
  })
})
