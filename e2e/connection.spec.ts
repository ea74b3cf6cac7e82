import type { Page } from '@playwright/test'
import { axeInBothThemes } from './accessibility'
import { expect } from './fixtures'
import { ConnectionPage } from './pages/connection'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { people } from './people'
import { test } from './server-process'

test.use({ role: 'nobody' })

const rowOf = (page: Page, endpoint: string) =>
  page.getByRole('table', { name: 'Endpoints' }).getByRole('row', { name: endpoint })

test('an admin checks the connection, tests writes without writing, and reads what the key may do', async ({
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

test('a key that may only read is told apart, with the text for the operator; others only see whether it works', async ({
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
  await expect(others.getByRole('button', { name: 'Check now' })).toHaveCount(0)
  await expect(others.getByText('ends in')).toHaveCount(0)
  await axeInBothThemes(others, isMobile)
})
