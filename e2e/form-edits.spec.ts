import { expect, test } from './fixtures'
import { ConnectionPage } from './pages/connection'
import { FormsSection } from './pages/forms'
import { holdRequests, isPost } from './support/hold-requests'
import { uniqueTitle } from './support/unique-title'

// A worker's tests share its desk, so remove whatever a test added to the form, even if it failed.
test.afterEach(async ({ as }) => {
  await new FormsSection(await as('admin')).clear('New job', ['branch_id'])
})

test('what an admin edits while a form is being saved stays, and saving is announced and keeps the focus', async ({
  as,
}) => {
  const admin = await as('admin')
  const forms = new FormsSection(admin)
  await forms.open('New job')
  await forms.addField('New job', 'shift_code')
  const release = await holdRequests(admin, '**/connection', isPost)
  const save = forms.button('New job', 'Save form')
  await save.press('Enter')
  await forms.addField('New job', 'branch_id')
  const refreshed = admin.waitForResponse(
    (response) => response.request().method() === 'GET' && new URL(response.url()).pathname === '/connection',
    { timeout: 60_000 },
  )
  release()
  await refreshed
  await expect(forms.form('New job').getByText(/Saving/)).toBeHidden()
  await expect(forms.unsaved('New job')).toBeVisible()
  await expect(forms.fields('New job').filter({ hasText: '/branch_id' })).toBeVisible()

  await save.press('Enter')
  await expect(forms.form('New job').getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect(save).toBeFocused()
  await forms.open('New job')
  for (const path of ['/shift_code', '/branch_id'])
    await expect(forms.fields('New job').filter({ hasText: path })).toBeVisible()
})

test('unsaved edits stay when a field that the partner asked for is added, and are not saved over it', async ({
  as,
  jobs,
  sandbox,
}) => {
  const body = { developer_message: 'Validation failed', errors: { branch_id: ['is required'] } }
  await sandbox.fail({ endpoint: 'POST /jobs', status: 400, body })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.send()
  await expect(jobs.outcome('Not created')).toBeVisible()

  const forms = new FormsSection(await as('admin'))
  await forms.open('New job')
  await forms.addField('New job', 'shift_code')
  await forms.keepAsked('branch_id')
  await expect(forms.asked.filter({ hasText: 'branch_id' })).toHaveCount(0)
  await expect(forms.region.getByText('branch_id is now in the form')).toBeFocused()
  const outdated = forms.form('New job').getByRole('alert').filter({ hasText: 'has been saved in the meantime' })
  await expect(outdated).toBeVisible()
  await expect(forms.fields('New job').filter({ hasText: '/shift_code' })).toBeVisible()
  await forms.button('New job', 'Save form').click()
  await expect(forms.form('New job').getByRole('alert')).toContainText('has saved a newer version')
  await forms.button('New job', 'Discard changes').click()
  await expect(forms.fields('New job').filter({ hasText: '/branch_id' })).toBeVisible()
  await expect(forms.fields('New job').filter({ hasText: '/shift_code' })).toHaveCount(0)
  await expect(outdated).toBeHidden()
})

test('a form is not saved while the changes to a field in it are not applied, and applying returns the focus', async ({
  as,
}) => {
  const forms = new FormsSection(await as('admin'))
  await forms.open('New job')
  await forms.addField('New job', 'shift_code')
  await expect(forms.form('New job').getByLabel('Name or path')).toBeFocused()
  await forms.button('New job', 'Add field').click()
  await forms.button('New job', 'Edit Shift code').click()
  const label = forms.form('New job').getByLabel('Label', { exact: true })
  await label.fill('Shift')
  await forms.button('New job', 'Edit Team ID').click()
  await expect(forms.fields('New job').getByRole('alert')).toContainText('Apply or cancel the changes')
  await expect(label).toHaveValue('Shift')
  await forms.button('New job', 'Save form').click()
  const alert = forms.form('New job').getByRole('alert').filter({ hasText: 'Your changes are not saved' })
  await expect(alert).toContainText('Apply or cancel the changes to the open field first.')
  await expect(forms.unsaved('New job')).toBeVisible()
  await forms.button('New job', 'Apply').press('Enter')
  await expect(forms.button('New job', 'Edit Shift')).toBeFocused()
  await expect(alert).toBeHidden()
  await forms.button('New job', 'Edit Shift').press('Enter')
  await forms.button('New job', 'Cancel').press('Enter')
  await expect(forms.button('New job', 'Edit Shift')).toBeFocused()
  await forms.button('New job', 'Discard changes').press('Enter')
  // Its text says "Confirm this form" where no other test has saved the form yet.
  await expect(forms.form('New job').getByRole('button', { name: /^(?:Save|Confirm this) form$/ })).toBeFocused()
})

test('unsaved edits of a form stay when a link leads elsewhere, and a field that is open stays open', async ({
  as,
}) => {
  const admin = await as('admin')
  const forms = new FormsSection(admin)
  await forms.open('New job')
  await forms.addField('New job', 'shift_code')
  await forms.button('New job', 'Add field').click()
  await forms.button('New job', 'Edit Shift code').click()
  const label = forms.form('New job').getByLabel('Label', { exact: true })
  await label.fill('Shift')
  const main = admin.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'People' }).press('Enter')
  await expect(admin.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await admin.goBack()
  await expect(label).toHaveValue('Shift')
  await expect(forms.unsaved('New job')).toBeVisible()
  await forms.button('New job', 'Apply').click()
  await forms.button('New job', 'Discard changes').click()

  await main.getByRole('link', { name: 'People' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await main.getByRole('link', { name: 'Connection' }).click()
  await expect(forms.form('New job')).not.toHaveAttribute('open')
  await forms.unfold('New job')
  await expect(forms.fields('New job').filter({ hasText: '/shift_code' })).toHaveCount(0)
})

test('a pasted schema and names of teams that are not saved stay when a link leads elsewhere', async ({ as }) => {
  const admin = await as('admin')
  const forms = new FormsSection(admin)
  await forms.open('New job')
  await forms.button('New job', 'Paste a schema').click()
  const schema = forms.form('New job').getByLabel('JSON Schema or OpenAPI')
  await schema.fill('{"type": "object"')
  const name = new ConnectionPage(admin).nameOfTeam('12')
  await name.fill('Bakery North')
  const main = admin.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'People' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await main.getByRole('link', { name: 'Connection' }).click()
  await expect(schema).toHaveValue('{"type": "object"')
  await expect(name).toHaveValue('Bakery North')

  await forms.button('New job', 'Paste a schema').click()
  await name.fill('')
  await main.getByRole('link', { name: 'People' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await main.getByRole('link', { name: 'Connection' }).click()
  await expect(name).toHaveValue('')
  await expect(schema).toBeHidden()
})
