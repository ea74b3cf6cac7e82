import { stringify } from 'yaml'
import { tokensOf } from '../lib/records/pointer'
import { axe, expect, test } from './fixtures'
import { FormsSection } from './pages/forms'
import { JobsPage } from './pages/jobs'
import { uniqueTitle } from './support/unique-title'

const post = 'POST /jobs'
const refusal = { developer_message: 'Validation failed', errors: { branch_id: ['is required'] } }

// A worker's tests share its desk, so remove whatever a test added to the form, even if it failed.
test.afterEach(async ({ as }) => {
  await new FormsSection(await as('admin')).clear('New job', ['avdelning', 'omfattning', 'channel'])
})

test('a field that the partner requires is learned from the error, kept by an admin, and offered to the next recruiter', async ({
  as,
  jobs,
  names,
  page,
  sandbox,
}) => {
  await sandbox.fail({ endpoint: post, status: 400, body: refusal })
  const title = uniqueTitle('Night baker')
  await jobs.openNew()
  await jobs.fill(title)
  await jobs.send()
  await expect(jobs.outcome('Not created')).toBeVisible()
  await expect(page.getByText('The desk’s form doesn’t match this partner')).toBeVisible()
  await expect(jobs.title).toHaveValue(title)
  const asked = page.getByLabel('The partner asks for branch_id')
  await asked.fill('B-6')
  await expect(jobs.draftSaved).toBeVisible()
  await page.reload()
  await expect(asked).toHaveValue('B-6')
  await expect(jobs.title).toHaveValue(title)
  await asked.fill('B-7')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).toMatchObject({ branch_id: 'B-7' })

  const admin = await as('admin')
  const forms = new FormsSection(admin)
  await forms.open()
  await expect(forms.asked.filter({ hasText: 'branch_id' })).toContainText('the partner asked for branch_id')
  await axe(admin)
  await forms.region.getByRole('button', { name: 'Add to the form: branch_id' }).click()
  await expect(forms.region.getByText('branch_id is now in the form New job, for everyone.')).toBeVisible()
  await expect(forms.asked.filter({ hasText: 'branch_id' })).toHaveCount(0)

  const next = new JobsPage(await as('recruiter'), names)
  await next.openNew()
  await expect(next.field('Branch ID')).toBeVisible()
  await next.fill(uniqueTitle('Day baker'))
  await next.create.click()
  await expect(next.page.getByText('Required')).toBeVisible()
})

test('a field that the partner rejects can be left out at once, and removed for everyone with one click', async ({
  as,
  jobs,
  page,
  sandbox,
}) => {
  const admin = await as('admin')
  const forms = new FormsSection(admin)
  await addShiftCode(forms)
  const errors = { shift_code: ['unknown field'] }
  await sandbox.fail({ endpoint: post, status: 400, body: { developer_message: 'Validation failed', errors } })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.field('Shift code').fill('N1')
  await jobs.send()
  await expect(jobs.outcome('Not created')).toBeVisible()
  await expect(page.getByText('The partner does not take “shift_code”.')).toBeVisible()
  await expect(jobs.field('Shift code')).toHaveValue('N1')
  await expect(jobs.field('Shift code')).toHaveAccessibleDescription(/can leave it empty/)
  await jobs.field('Shift code').fill('')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).not.toHaveProperty('shift_code')

  await forms.open()
  await expect(forms.asked.filter({ hasText: 'shift_code' })).toContainText('the partner refused shift_code')
  await axe(admin)
  await forms.region.getByRole('button', { name: 'Remove from the form: shift_code' }).click()
  await expect(forms.region.getByText('shift_code is no longer in the form New job.')).toBeVisible()
  await expect(forms.asked.filter({ hasText: 'shift_code' })).toHaveCount(0)
  await jobs.openNew()
  await expect(jobs.title).toBeVisible()
  await expect(jobs.field('Shift code')).toHaveCount(0)
})

test('an unconfirmed form shows a notice until it is hidden, and an admin confirms the form', async ({ as, page }) => {
  const note = 'Your admin hasn’t checked yet whether this form has all that the partner asks for.'
  await page.goto('/easy-apply')
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByRole('link', { name: /under Connection/ })).toHaveCount(0)
  await page.getByText(note).getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(note)).toBeHidden()
  await page.goto('/jobs/new')
  await expect(page.getByRole('heading', { level: 1, name: 'New job' })).toBeVisible()
  await expect(page.getByText(note)).toHaveCount(0)
  const admin = await as('admin')
  await admin.goto('/easy-apply')
  await admin.getByRole('link', { name: 'Confirm or change it under Connection' }).click()
  const forms = new FormsSection(admin)
  await forms.form('Application').locator('> summary').click()
  await expect(forms.button('Application', 'Confirm this form')).toBeEnabled()
})

for (const [size, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`an error in Swedish shows its summary and its first field together on ${size}`, async ({
    jobs,
    names,
    page,
    sandbox,
  }) => {
    await page.setViewportSize(viewport)
    const own = tokensOf(names.profile.jobs.title).join('.')
    const errors = { omfattning: ['ska vara heltid'], avdelning: ['måste anges'], [own]: ['får vara högst 80 tecken'] }
    await sandbox.fail({ endpoint: post, status: 400, body: { developer_message: 'Ogiltigt', errors } })
    await jobs.openNew()
    await jobs.fill(uniqueTitle('Night baker'))
    await jobs.send()
    const summary = page.getByRole('alert').filter({ hasText: 'The partner refused this. 3 fields need attention.' })
    await expect(summary).toBeInViewport({ ratio: 1 })
    await expect(jobs.title).toBeFocused()
    await expect(jobs.title).toBeInViewport({ ratio: 1 })
    await expect(summary.getByRole('link')).toHaveText([/./, /asks for omfattning/, /asks for avdelning/])
    await expect(page.getByText('Your form has them now: fill them in and submit again.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Copy as new job' })).toHaveCount(0)
    await summary.getByRole('link', { name: 'avdelning' }).click()
    const asked = page.getByLabel('The partner asks for avdelning')
    await expect(asked).toBeFocused()
    await expect(asked).toBeInViewport({ ratio: 1 })
    await expect(asked).toHaveAccessibleDescription('måste anges')
    await expect(asked).toHaveAttribute('aria-required', 'true')
    await expect(page.getByText('måste anges')).toHaveCount(1)
    // The partner's message does not say whether the field is optional, so neither does the form.
    const unclear = page.locator('div:has(> label)').filter({ hasText: 'asks for omfattning' })
    await expect(unclear).toHaveText('The partner asks for omfattning')
    await axe(page)

    // Nothing was sent, so the earlier refusal is no longer shown.
    await jobs.create.click()
    await expect(page.getByText('One field needs attention. Nothing was sent.')).toBeVisible()
    await expect(jobs.outcome('Not created')).toBeHidden()
    await asked.fill('12')
    await jobs.send()
    await expect(jobs.outcome('Created')).toBeVisible()
    await expect(page.getByText('The desk’s form doesn’t match this partner')).toBeHidden()
    expect((await sandbox.requests(post)).at(-1)?.body).toMatchObject({ avdelning: '12' })
  })

test('a validation error for the AI chat setting appears once, at its field, and disappears on the next click', async ({
  aiChat,
  page,
  sandbox,
}) => {
  const put = 'PUT /jobs/ai_chat/subscription/:team_id'
  const refuse = (message: string, times = 1) => {
    const body = { developer_message: 'Invalid', errors: { channel: [message] } }
    return sandbox.fail({ endpoint: put, status: 422, body, times })
  }
  await aiChat.open()
  for (const team of [13, 14]) await aiChat.have(team, false)
  const { on, row } = aiChat.team(13)
  const channel = page.getByLabel('The partner asks for channel')
  const notice = row.getByRole('alert')
  await refuse('is required')
  await on.click()
  await expect(notice).toContainText('The desk’s form doesn’t match this partner')
  await expect(channel).toBeFocused()
  await expect(channel).toHaveAccessibleDescription('is required')
  // The partner may have another name for the switch itself: a value of the recruiter's could then contradict it.
  await expect(page.getByText('means On or Off itself, do not fill it in')).toBeVisible()
  await expect(page.getByText('is required')).toHaveCount(1)
  await axe(page)

  await on.click()
  await expect(
    page.getByText('Not changed: first correct the fields that are also sent with each change'),
  ).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(channel).toBeFocused()

  await channel.fill('fax')
  await refuse('must be sms or chat')
  await on.click()
  await expect(notice).toContainText('does not accept the fields that were sent with it')
  await expect(channel).toHaveAccessibleDescription(/must be sms or chat$/)
  await expect(page.getByText('must be sms or chat')).toHaveCount(1)
  // Pressing another team's button rereads the fields: the message about this one moves back to its row.
  await aiChat.have(14, true)
  await expect(channel).not.toHaveAttribute('aria-invalid')
  await expect(notice).toContainText('must be sms or chat')

  await refuse('must be sms or chat', 2)
  for (const team of [13, 14]) await aiChat.team(team).select.check()
  await aiChat.turnOff.click()
  await expect(aiChat.progress('0 of 2 set · 2 refused')).toBeVisible()
  await expect(page.getByText('must be sms or chat')).toHaveCount(1)
  await expect(channel).toBeFocused()

  await channel.fill('sms')
  await on.click()
  await expect(row).toContainText('On · set by')
  await expect(notice).toBeHidden()
  expect((await sandbox.requests(put)).at(-1)?.body).toMatchObject({ channel: 'sms' })
})

test('a form taken from the partner’s OpenAPI document in YAML is previewed before it is used', async ({ as }) => {
  const body = {
    type: 'object',
    required: ['mail', 'job_id'],
    properties: {
      mail: { type: 'string', format: 'email' },
      job_id: { type: 'integer' },
      shoe_size: { type: 'integer', nullable: true },
    },
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } }
  const document = {
    openapi: '3.0.3',
    paths: { '/easy-apply': { post: { requestBody: { content } } } },
    components: { schemas: { Body: body } },
  }
  const admin = await as('admin')
  const forms = new FormsSection(admin)
  await forms.open('Application')
  await forms.button('Application', 'Paste a schema').click()
  const text = forms.region.getByLabel('JSON Schema or OpenAPI')
  await text.fill('openapi: 3.0.3\npaths:\n\t/easy-apply: {}')
  await forms.button('Application', 'Read it').click()
  await expect(forms.region.getByText('Line 3 cannot be read: it is indented with a tab. Use spaces')).toBeVisible()
  await expect(text).toBeFocused()
  await text.fill(stringify(document))
  await forms.button('Application', 'Read it').click()
  await expect(forms.region.getByRole('list', { name: 'Fields found' }).getByRole('listitem')).toHaveCount(3)
  await expect(forms.region.getByRole('list', { name: 'Guessed fields' })).toContainText('Applicant’s email: /mail')
  await forms.button('Application', 'Use these fields').click()
  await expect(forms.region.getByLabel('Job ID', { exact: true })).toHaveText('/job_id')
  await expect(forms.fields('Application')).toHaveCount(3)
  // Nothing takes effect until it is saved.
  await forms.button('Application', 'Discard changes').click()
  await expect(forms.fields('Application')).not.toHaveCount(3)
})

test('an admin edits a form by hand, and users who have it open lose nothing', async ({ as, jobs, page }) => {
  await jobs.openNew()
  const title = uniqueTitle('Night baker')
  await jobs.fill(title)
  const admin = await as('admin')
  const forms = new FormsSection(admin)
  await addShiftCode(forms, { isMovedUp: true })
  await expect(forms.region.getByText('/shift_code')).toBeAttached()
  await jobs.create.click()
  await expect(page.getByText('The form changed', { exact: true })).toBeVisible()
  await expect(jobs.title).toHaveValue(title)
  await jobs.field('Shift code').fill('N1')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
})

test('an admin’s changes in one form are kept while another form is saved', async ({ as }) => {
  const forms = new FormsSection(await as('admin'))
  await forms.open('Application')
  await forms.addField('Application', 'shoe_size')
  await forms.unfold('New job')
  await forms.addField('New job', 'shift_code')
  await forms.save('New job')
  await expect(forms.fields('New job').filter({ hasText: '/shift_code' })).toBeVisible()
  await expect(forms.fields('Application').filter({ hasText: '/shoe_size' })).toBeVisible()
  await expect(forms.unsaved('Application')).toBeVisible()
})

async function addShiftCode(forms: FormsSection, { isMovedUp = false } = {}) {
  await forms.open('New job')
  await forms.addField('New job', 'shift_code', { isRequired: true })
  if (isMovedUp) await forms.button('New job', 'Move Shift code up').press('Enter')
  await forms.save('New job')
}
