import { expect, test } from './fixtures'

/** A unique name: views remain, and other tests use the same accounts. */
const nameOf = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

test.beforeEach(({ sandbox }) => sandbox.leaveApplicants(120))

test('a view can be saved, replaced, applied after a reload and removed, and other users do not see it', async ({
  applicants,
  as,
  page,
}) => {
  const name = nameOf('From São Paulo')
  const shouted = name.toUpperCase().replace('Ã', 'ã')
  const item = (of: string) => page.getByRole('menuitemradio', { name: of, exact: true })
  await applicants.openAll('?filter=a&sort=-/applied_at&column=/name&column=/city&rows=compact')
  await applicants.viewsButton.focus()
  await page.keyboard.press('Enter')
  await expect(item('Default view')).not.toBeChecked()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Give the view a name')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill(`  ${name} `)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`“${name}” saved`)).toBeVisible()
  await expect(applicants.viewsButton).toBeFocused()
  await expect(applicants.viewsButton).toHaveAccessibleName(`Views: ${name}`)

  await page.keyboard.press('Enter')
  await expect(item(name)).toBeChecked()
  await item('Default view').click()
  await expect(applicants.filter).toHaveValue('')
  await expect(page).toHaveURL(/\/applicants$/)
  await expect(applicants.header('Email')).toBeVisible()

  await applicants.filter.fill('e')
  await applicants.viewsButton.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await dialog.getByLabel('Name').fill(shouted)
  await expect(dialog.getByRole('status')).toHaveText(`“${name}” already exists. Saving replaces it.`)
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/applicants')
  await applicants.untilAlive()
  await applicants.viewsButton.click()
  await expect(item(name)).toHaveCount(0)
  await item(shouted).click()
  await expect(applicants.filter).toHaveValue('e')
  await expect(page).toHaveURL(/\/applicants\?filter=e$/)
  await expect(applicants.viewsButton).toHaveAccessibleName(`Views: ${shouted}`)

  const other = await as('viewer')
  await other.goto('/applicants')
  await other.getByRole('button', { name: 'Views' }).click()
  await expect(other.getByRole('menuitemradio', { name: 'Default view' })).toBeVisible()
  await expect(other.getByRole('menuitemradio', { name: shouted })).toHaveCount(0)

  await applicants.viewsButton.click()
  await page.getByRole('menuitem', { name: 'Remove a view…' }).click()
  await page.getByRole('button', { name: `Remove ${shouted}` }).click()
  const question = page.getByRole('dialog', { name: `Remove “${shouted}”?` })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await applicants.viewsButton.click()
  await page.getByRole('menuitem', { name: 'Remove a view…' }).click()
  await page.getByRole('button', { name: `Remove ${shouted}` }).click()
  await question.getByRole('button', { name: 'Remove view' }).click()
  await expect(question).toBeHidden()
  await expect(applicants.viewsButton).toBeFocused()
  await page.reload()
  await applicants.untilAlive()
  await applicants.viewsButton.click()
  await expect(item('Default view')).toBeVisible()
  await expect(item(shouted)).toHaveCount(0)
})

test('Back from another screen shows the list with the view saved before', async ({ applicants, page }) => {
  const name = nameOf('Mine')
  await applicants.openAll('?filter=a')
  await applicants.viewsButton.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.goBack()
  await expect(applicants.viewsButton).toHaveAccessibleName(`Views: ${name}`)
  await applicants.viewsButton.click()
  await expect(page.getByRole('menuitemradio', { name, exact: true })).toBeChecked()
})

test('a changed view can be saved under the same name', async ({ applicants, page }) => {
  const name = nameOf('Bakers')
  const changed = page.getByRole('menuitem', { name: `Update “${name}”…` })
  await applicants.openAll('?filter=ba')
  await applicants.viewsButton.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(applicants.viewsButton).toHaveAccessibleName(`Views: ${name}`)
  await applicants.filter.fill('')
  await applicants.filter.fill('co')
  await expect(applicants.viewsButton).toHaveAccessibleName('Views')
  await applicants.viewsButton.click()
  await changed.click()
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(applicants.viewsButton).toHaveAccessibleName(`Views: ${name}`)
  await applicants.viewsButton.click()
  await expect(changed).toHaveCount(0)
  await page.getByRole('menuitemradio', { name: 'Default view' }).click()
  await applicants.filter.fill('x')
  await applicants.viewsButton.click()
  await expect(page.getByRole('menuitem', { name: 'Save this view…' })).toBeVisible()
  await expect(changed).toHaveCount(0)
})

test('a view restores columns, order, widths and row height', async ({ applicants, page }) => {
  const name = nameOf('Narrow')
  await applicants.openAll('?sort=/city&column=/name&column=/city&rows=compact')
  await applicants.dragEdge('Name', 60)
  const width = await applicants.widthOf('Name')
  await applicants.viewsButton.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`“${name}” saved`)).toBeVisible()
  await page.goto('/applicants')
  await applicants.untilAlive()
  await expect.poll(() => applicants.widthOf('Name')).toBe(width - 60)
  await applicants.viewsButton.click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect(applicants.header('City')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => applicants.heads()).toEqual(['Name', 'City'])
  await expect.poll(() => applicants.widthOf('Name')).toBe(width)
  await expect.poll(async () => (await applicants.rows.first().boundingBox())?.height).toBe(32)
})

test('a saved filter with an e-mail address is applied without putting it in a URL', async ({
  applicants,
  page,
  sandbox,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await sandbox.haveApplicants([
    { id: 1, name: 'Ada', email: 'ada@example.com' },
    { id: 2, name: 'Grace', email: 'grace@example.com' },
  ])
  const name = nameOf('Ada alone')
  await applicants.openAll()
  await applicants.filter.fill('ada@example.com')
  await applicants.viewsButton.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`“${name}” saved`)).toBeVisible()
  await applicants.openAll()
  await expect(applicants.rows).toHaveCount(2)
  await applicants.viewsButton.click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect(applicants.filter).toHaveValue('ada@example.com')
  await expect(applicants.rows).toHaveCount(1)
  await applicants.sortBy('Name')
  await expect(page).toHaveURL(/\/applicants\?sort=%2Fname$/)
  expect(addresses.filter((address) => /@|%40/.test(address))).toEqual([])
})

test('a failure to save is reported, and nothing typed is lost', async ({
  applicants,
  context,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/INTERNET_DISCONNECTED/)
  await applicants.openAll()
  await applicants.viewsButton.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill('Offline view')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/cannot be reached/)
  await expect(dialog.getByLabel('Name')).toHaveValue('Offline view')
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await expect(applicants.viewsButton).toBeFocused()
})

test('a late answer tells of its view, and leaves the dialog that was opened since alone', async ({
  applicants,
  page,
}) => {
  const name = nameOf('Late')
  await applicants.openAll()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/applicants', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  const open = async () => {
    await applicants.viewsButton.click()
    await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  }
  await open()
  await dialog.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open()
  await dialog.getByLabel('Name').fill('Another')
  release()
  await expect(page.getByText(`“${name}” saved`)).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Another')
})
