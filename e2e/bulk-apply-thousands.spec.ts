import { writeFileSync } from 'node:fs'
import { expect } from './fixtures'
import { BulkApplyPage } from './pages/bulk-apply'
import { indexedProfile } from './support/indexed-profile'
import { test } from './support/server-process'

test('numbers written with points between thousands are corrected all at once, and back', async ({
  startDeskAsAdmin,
}, info) => {
  const { easyApply } = indexedProfile
  const properties = { ...easyApply.body.properties, pay: { type: 'number', title: 'Pay' } }
  const file = info.outputPath('profile.json')
  const profile = { ...indexedProfile, easyApply: { ...easyApply, body: { ...easyApply.body, properties } } }
  writeFileSync(file, JSON.stringify(profile))
  const { page } = await startDeskAsAdmin({ PARTNER_PROFILE: file })
  const bulkApply = new BulkApplyPage(page)
  await bulkApply.open()
  const rows = ['50.000', '1.250', '1.5'].map((pay, at) => `p${at}@example.com,Ada ${at},Warehouse associate,${pay}`)
  await bulkApply.upload({ name: 'pay.csv', content: ['Email,Name,Job,Pay', ...rows].join('\n') })
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('1 ready · 2 to review')
  await page.getByRole('button', { name: 'Remove the points' }).click()
  await expect(bulkApply.summary).toHaveText('3 ready')
  await expect(await bulkApply.cell(1, 'Pay')).toHaveText('50000')
  await bulkApply.undo.click()
  await expect(bulkApply.summary).toHaveText('1 ready · 2 to review')
})
