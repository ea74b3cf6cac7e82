import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { AiChatPage } from './pages/ai-chat'
import { ConnectionPage } from './pages/connection'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { Tray } from './pages/tray'
import { axeInBothThemes } from './support/accessibility'
import { people } from './support/people'
import { test } from './support/server-process'

test.use({ role: 'nobody' })

const rowOf = (page: Page, endpoint: string) =>
  page.getByRole('table', { name: 'Endpoints' }).getByRole('row', { name: endpoint })

test('an admin checks the connection, tests write access without writing, and reads what the key may do', async ({
  startDeskAsAdmin,
  sandbox,
  isMobile,
}) => {
  const { page } = await startDeskAsAdmin()
  await new ConnectionPage(page).open()
  await expect(rowOf(page, 'POST /jobs')).toContainText('Not tried')
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('The partner responds and accepts this desk’s key')).toBeVisible()
  for (const endpoint of ['GET /applicants', 'GET /jobs'])
    await expect(rowOf(page, endpoint)).toContainText('Seen in a check (200)')
  await expect(page.getByRole('table', { name: 'Teams' })).toContainText('11')
  await axeInBothThemes(page, isMobile)

  await page.getByRole('button', { name: 'Test without writing: POST /jobs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test POST /jobs without writing' })
  await expect(dialog).toContainText('might create or change something')
  expect((await sandbox.requests()).filter(({ method }) => method !== 'GET')).toEqual([])
  await dialog.getByRole('button', { name: 'Send the test' }).click()
  await expect(dialog.getByText('POST /jobs is probably permitted')).toBeVisible()
  await axeInBothThemes(page, isMobile)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(page, 'POST /jobs')).toContainText('Inferred from a test (400)')
  expect(await sandbox.requests('POST /jobs')).toMatchObject([{ status: 400, isWorkDone: false }])

  const taken = { status: 200, body: { developer_message: 'Submit Successful' } }
  await sandbox.fail({ endpoint: 'POST /easy-apply', ...taken })
  await page.getByRole('button', { name: 'Test without writing: POST /easy-apply' }).click()
  await page.getByRole('button', { name: 'Send the test' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The partner accepted the test')

  await page.goto('/activity')
  await expect(page.getByRole('table', { name: 'Activity' })).toContainText('Test without writing')
})

test('a read-only key is recognized, with a text for the operator; other roles only see whether it works', async ({
  startDeskAsAdmin,
  openPage,
  isMobile,
}) => {
  const { server, page } = await startDeskAsAdmin({ PARTNER_API_KEY: 'sandbox-read-only-58d2c9b7e041' })
  await new ConnectionPage(page).open()
  await page.getByRole('button', { name: 'Test without writing: POST /jobs' }).click()
  await page.getByRole('button', { name: 'Send the test' }).click()
  await expect(page.getByText('POST /jobs is not permitted')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(page, 'POST /jobs')).toContainText('Ask the partner’s operator to permit POST /jobs')
  await page.getByText('Text for the operator', { exact: true }).click()
  await expect(page.getByText('About the API key that ends in e041')).toContainText('- POST /jobs, last seen on')

  const list = new PeoplePage(page)
  await list.open()
  await list.add(people.viewer, 'viewer')
  const others = await openPage(server.url)
  await new SignInPage(others).signInAs(people.viewer)
  await expect(others.getByRole('navigation').getByRole('link', { name: 'Connection' })).toHaveCount(0)
  await others.goto('/jobs')
  await expect(others.getByRole('row', { name: 'Warehouse associate' }).first()).toBeVisible()
  await others.goto('/connection')
  await expect(others.getByRole('heading', { level: 1, name: 'Connection' })).toBeVisible()
  await expect(others.getByRole('main')).toContainText('The connection works')
  await expect(others.getByRole('main')).toContainText(
    /The partner accepts the desk’s key, but refused new jobs .*have the operation enabled/,
  )
  await expect(others.getByRole('button', { name: 'Check now' })).toHaveCount(0)
  await expect(others.getByText('ends in')).toHaveCount(0)
  await axeInBothThemes(others, isMobile)
})

test('when one kind of write is rejected, admins read that the key is accepted and what was rejected, and can open it', async ({
  startDeskAsAdmin,
  sandbox,
  isMobile,
}) => {
  const { page } = await startDeskAsAdmin()
  const chat = new AiChatPage(page)
  await chat.open()
  const refused = { endpoint: 'PUT /jobs/ai_chat/subscription/:team_id', status: 403, body: { message: 'Forbidden' } }
  await sandbox.fail(refused)
  await chat.team(12).on.click()
  await expect(page.getByText('The partner didn’t let this desk set AI chat').first()).toBeVisible()

  const main = page.getByRole('main')
  const told = main.getByRole('status').filter({ hasText: 'accepts the desk’s key, but refused AI chat settings' })
  await expect(async () => {
    await page.goto('/')
    await expect(told).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(main.getByText('does not accept this desk’s key')).toHaveCount(0)
  await axeInBothThemes(page, isMobile)
  await told.getByRole('link', { name: 'Open Connection' }).click()
  await expect(rowOf(page, 'PUT /jobs')).toContainText('Not permitted')
  await told.getByRole('link', { name: 'Show refused AI chat settings' }).click()
  await expect(
    page.getByRole('table', { name: 'Activity' }).getByRole('row', { name: /AI chat Team 12 · On Refused/ }),
  ).toBeVisible()
})

test('a name an admin gives a team is shown wherever the team is, until it is removed', async ({
  startDeskAsAdmin,
  sandbox,
  isMobile,
}) => {
  const { page } = await startDeskAsAdmin()
  await page.goto('/ai-chat')
  await expect(page.getByRole('link', { name: 'Team 12', exact: true })).toBeVisible()

  const connection = new ConnectionPage(page)
  await connection.open()
  await connection.nameOfTeam('12').fill('Bakery North')
  await connection.saveNames.click()
  await expect(connection.namesSaved).toBeVisible()
  await axeInBothThemes(page, isMobile)
  await connection.open()
  await expect(connection.nameOfTeam('12')).toHaveValue('Bakery North')

  await connection.nameOfTeam('13').fill('bakery north')
  await connection.saveNames.click()
  await expect(page.getByText('Teams 13 and 12 would both be called “bakery north”.')).toBeVisible()

  const chat = new AiChatPage(page)
  await chat.open()
  await sandbox.hold({ endpoint: 'PUT /jobs/ai_chat/subscription/:team_id' })
  await chat.team(12).on.click()
  const tray = new Tray(page)
  await tray.open()
  await expect(tray.items).toContainText('Bakery North · team 12 · On')
  await sandbox.clearFaults()
  await page.goto('/ai-chat')
  await page.getByRole('link', { name: 'Bakery North · team 12', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Team: Bakery North · team 12' })).toBeVisible()
  await page.getByRole('table', { name: 'Jobs' }).getByRole('rowheader').first().click()
  await expect(
    page.getByRole('dialog', { name: 'Job details' }).getByText('Bakery North · team 12').first(),
  ).toBeVisible()
  await page.goto('/jobs/new')
  await page.getByRole('button', { name: 'Open the list of teams' }).click()
  await expect(page.getByRole('option', { name: 'Bakery North' })).toBeVisible()
  await page.goto('/activity?kind=connection')
  await expect(page.getByRole('table', { name: 'Activity' })).toContainText(/Team named.*team 12: Bakery North/)
  expect(JSON.stringify(await sandbox.requests())).not.toContain('Bakery')

  await connection.open()
  await connection.nameOfTeam('12').fill('')
  await connection.saveNames.click()
  await expect(connection.namesSaved).toBeVisible()
  await page.goto('/ai-chat')
  await expect(page.getByRole('link', { name: 'Team 12', exact: true })).toBeVisible()
})

test('a profile to import stays when the session has ended, and its file can be chosen again', async ({
  startDeskAsAdmin,
  browserErrors,
}) => {
  browserErrors.allow(/401/)
  const { page } = await startDeskAsAdmin()
  const { history } = new ConnectionPage(page)
  const pasted = history.getByLabel('Or paste the profile')
  const file = history.getByLabel('Profile file')
  await page.goto('/connection')
  await history.getByRole('button', { name: 'Import profile' }).click()
  for (const content of ['first', 'corrected']) {
    const chooser = page.waitForEvent('filechooser')
    await file.click()
    await expect(file, 'or the browser would see no change').toHaveValue('')
    await (await chooser).setFiles({ name: 'profile.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    await expect(pasted).toHaveValue(content)
  }
  await page.context().clearCookies()
  await history.getByRole('button', { name: 'Import and use' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history.getByText('Sign in again, then repeat this.')).toBeVisible()
  await expect(pasted).toHaveValue('corrected')
})
