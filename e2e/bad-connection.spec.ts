import { axe, expect } from './fixtures'
import { test } from './support/server-process'

test('with a wrong key, an admin reads what to check and where, and a recruiter whom to contact', async ({
  as,
  browserErrors,
  jobs,
  page,
  sandbox,
}) => {
  browserErrors.allow(/502/)
  const title = 'The partner does not accept this desk’s key'
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 403, body: { message: 'Forbidden' } })
  await jobs.open()
  const notice = page.getByRole('alert').filter({ hasText: title })
  await expect(notice).toContainText('Ask your admin to check the API key with the partner.')
  await expect(notice.getByRole('link', { name: 'Open Connection' })).toHaveCount(0)

  const admin = await as('admin')
  await admin.goto('/jobs')
  const told = admin.getByRole('alert').filter({ hasText: title })
  await expect(told).toContainText('Check PARTNER_API_KEY')
  await expect(told).not.toContainText(/\badmin\b/)

  await page.goto('/')
  await expect(page.getByRole('main').getByText(title)).toBeVisible()
  await expect(page.getByRole('main').getByText('PARTNER_API_KEY')).toHaveCount(0)
  await admin.goto('/')
  await expect(admin.getByRole('main').getByText(`${title} (403)`)).toBeVisible()
  await axe(admin)
  await admin.getByRole('link', { name: 'Open Connection' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Connection' })).toBeVisible()

  await sandbox.clearFaults()
  await jobs.open()
  await expect(jobs.table).toBeVisible()
  await admin.goto('/')
  await expect(admin.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(admin.getByRole('main').getByText(title)).toHaveCount(0)
})

test('the startup log says whether the address and the key work, and never contains the key', async ({ startDesk }) => {
  const PARTNER_API_KEY = 'a-key-that-nobody-knows'
  const server = await startDesk({ PARTNER_API_KEY, CHECK_AT_START: 'true' })
  await server.untilReady()
  await expect.poll(() => server.output).toContain('the partner does not answer as it should')
  expect(server.output).toContain('does not accept this desk’s key (403). Check PARTNER_API_KEY')
  expect(server.output).not.toContain(PARTNER_API_KEY)
})

test('the startup log says when the partner answers', async ({ startDesk }) => {
  const server = await startDesk({ CHECK_AT_START: 'true' })
  await server.untilReady()
  await expect.poll(() => server.output).toContain('the partner answers, and the key reads its applicants and jobs')
})
