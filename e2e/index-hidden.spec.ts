import { expect } from './fixtures'
import { test } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'

test.use({ role: 'nobody' })

test('when the partner denies access to the list, applicants disappear from open screens, and return with it', async ({
  startIndexedDesk,
  sandbox,
}) => {
  const page = await startIndexedDesk(sampleApplicants(120))
  const search = page.getByRole('searchbox', { name: 'Search applicants' })
  await page.goto('/applicants')
  await expect(search).toBeVisible()

  await sandbox.fail({
    endpoint: 'GET /applicants',
    times: null,
    status: 403,
    body: { developer_message: 'invalid permission for api!', extra: null },
  })
  const admin = await page.context().newPage()
  await admin.goto('/connection')
  await admin.getByRole('button', { name: 'Check now' }).click()
  await expect(admin.getByText('Hidden: the partner refuses the list of applicants')).toBeVisible({ timeout: 30_000 })
  // The open list polls every 20 seconds.
  await expect(search).toBeHidden({ timeout: 30_000 })
  await expect(page.getByRole('main').getByRole('cell')).toHaveCount(0)
  await admin.goto('/')
  await expect(admin.getByText(/loaded before (is|are) hidden until/)).toBeVisible()

  await sandbox.clearFaults()
  await page.reload()
  await expect(async () => {
    await page.reload()
    await expect(search).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
})
