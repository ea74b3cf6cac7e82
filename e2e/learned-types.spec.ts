import { expect } from './fixtures'
import { FormsSection } from './pages/forms'
import { JobsPage } from './pages/jobs'
import { test } from './support/server-process'
import { uniqueTitle } from './support/unique-title'

const post = 'POST /jobs'

// A worker's tests share its desk, so settle what the test made it learn.
test.afterEach(async ({ as }) => {
  const forms = new FormsSection(await as('admin'))
  await forms.open('New job')
  const settle = forms.region.getByRole('button', { name: 'Not needed: branch_no' })
  if ((await settle.count()) > 0) await settle.click()
  await expect(settle).toHaveCount(0)
})

test('a field that was learned without its type is sent as a number once the partner says that it is one', async ({
  jobs,
  page,
  sandbox,
}) => {
  const refuse = (message: string) =>
    sandbox.fail({ endpoint: post, status: 400, body: { message: 'Invalid', errors: { branch_no: [message] } } })
  const field = page.getByLabel('The partner asks for branch_no')
  await refuse('is required')
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect(field).toBeVisible()
  await refuse('must be a whole number')
  await field.fill('4711')
  await jobs.send()
  await expect(field).toHaveAccessibleDescription(/must be a whole number/)
  await expect(field).toHaveValue('4711')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).toMatchObject({ branch_no: 4711 })
})

test('choices that the partner names replace the form’s: for the user at once, for everyone once an admin takes them', async ({
  names,
  sandbox,
  startDeskAsAdmin,
}) => {
  const { page } = await startDeskAsAdmin()
  const jobs = new JobsPage(page, names)
  const kind = page.getByRole('combobox', { name: 'Job type' })
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  const errors = { job_type: ['must be one of: Full time, Part time, Contract, Temporary'] }
  await sandbox.fail({ endpoint: post, status: 400, body: { developer_message: 'Invalid', errors } })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await kind.click()
  await option('Internship').click()
  await jobs.send()
  await expect(kind).toHaveAccessibleDescription(/must be one of/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Job type: Internship' })).toBeVisible()
  await kind.click()
  await expect(option('Internship')).toHaveCount(0)
  await option('Temporary').click()
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await jobs.openNew()
  await kind.click()
  await expect(option('Temporary')).toBeVisible()
  await expect(option('Internship')).toHaveCount(0)

  const forms = new FormsSection(page)
  await forms.open()
  await expect(forms.asked).toContainText('The partner accepts: Full time, Part time, Contract, Temporary')
  await forms.region.getByRole('button', { name: 'Use these choices: job_type' }).click()
  await expect(forms.region.getByText('job_type has these choices now in the form New job')).toBeVisible()
  await expect(forms.asked).toHaveCount(0)
})

test('a refusal for many fields links to the first ten and says how many more there are', async ({
  names,
  sandbox,
  startDeskAsAdmin,
}) => {
  const { page } = await startDeskAsAdmin()
  const jobs = new JobsPage(page, names)
  const errors = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`detail_${index + 1}`, ['is required']]))
  await sandbox.fail({ endpoint: post, status: 400, body: { developer_message: 'Invalid', errors } })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  const summary = page.getByRole('alert').filter({ hasText: '13 fields need attention' })
  await expect(summary.getByRole('link')).toHaveCount(10)
  await expect(summary.getByRole('listitem').last()).toHaveText('and 3 more')
  await expect(page.getByLabel(/^The partner asks for detail_/)).toHaveCount(13)
})
