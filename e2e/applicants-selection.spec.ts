import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { sampleApplicants } from './support/sample-applicants'

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('selects rows one by one and as a range, and copies their e-mail addresses', async ({
  applicants,
  context,
  page,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sandbox.haveApplicants(sampleApplicants(40, (index) => (index === 4 ? { email: undefined } : {})))
  await applicants.openAll()
  await expect(applicants.selection).toBeHidden()
  await applicants.select(2).click()
  await expect(applicants.selection).toContainText('1 selected')
  await applicants.copyEmails.click()
  await expect(applicants.selection.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.poll(() => clipboard(page)).toBe('person2@example.com')
  await applicants.select(6).click({ modifiers: ['Shift'] })
  await expect(applicants.selection).toContainText('5 selected')
  for (const index of [2, 3, 4, 5, 6]) await expect(applicants.select(index)).toBeChecked()
  await expect(applicants.select(7)).not.toBeChecked()
  await applicants.select(5).click()
  await expect(applicants.selection).toContainText('4 selected')
  await applicants.copyEmails.click()
  await expect(applicants.selection.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect
    .poll(() => clipboard(page))
    .toBe(['person2@example.com', 'person3@example.com', 'person6@example.com'].join('\n'))
  await expect(applicants.details).toBeHidden()
  await applicants.selection.getByRole('button', { name: 'Clear' }).click()
  await expect(applicants.selection).toBeHidden()
  await expect(applicants.select(2)).not.toBeChecked()
})

test('"Select all loaded" selects the rows shown: all, or those that match the filter', async ({
  applicants,
  sandbox,
}) => {
  await sandbox.haveApplicants(sampleApplicants(230))
  await applicants.openAll()
  await applicants.selectAll.check()
  await expect(applicants.selection).toContainText('230 selected')
  await applicants.select(3).click()
  await expect(applicants.selection).toContainText('229 selected')
  await expect(applicants.selectAll).toHaveJSProperty('indeterminate', true)
  await applicants.selectAll.check()
  await expect(applicants.selection).toContainText('230 selected')
  await applicants.selectAll.uncheck()
  await expect(applicants.selection).toBeHidden()
  await applicants.filter.fill('"person 01"')
  await expect(applicants.result).toHaveText('10 of 230 loaded')
  await applicants.selectAll.check()
  await expect(applicants.selection).toContainText('10 selected')
  await applicants.filter.fill('')
  await expect(applicants.selectAll).not.toBeChecked()
  await expect(applicants.row('Person 010').getByRole('checkbox')).toBeChecked()
  await expect(applicants.row('Person 009').getByRole('checkbox')).not.toBeChecked()
})

test.describe('"Apply to a job"', () => {
  test('takes the one selected applicant to Easy apply, with no e-mail address in any URL', async ({
    applicants,
    easyApply,
    page,
    sandbox,
  }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await sandbox.haveApplicants(sampleApplicants(20))
    await applicants.openAll()
    await applicants.select(3).click()
    await applicants.apply.click()
    await expect(easyApply.heading).toBeVisible()
    await expect(easyApply.email).toHaveValue('person3@example.com')
    await expect(easyApply.fullName).toHaveValue('Person 003')
    expect(new URL(page.url()).search).toBe('')
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((address) => /@|%40|person3/i.test(address))).toEqual([])
  })

  test('prefills the form in the details from the record, with no e-mail address in any URL', async ({
    applicants,
    easyApply,
    page,
    sandbox,
  }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await sandbox.haveApplicants(sampleApplicants(20))
    await applicants.openAll()
    await applicants.row('Person 005').getByRole('button').click()
    await applicants.details.getByRole('button', { name: 'Apply to a job' }).click()
    await expect(easyApply.email).toHaveValue('person5@example.com')
    await expect(easyApply.fullName).toHaveValue('Person 005')
    await expect(applicants.details.getByRole('heading', { name: 'Person 005' })).toBeVisible()
    expect(addresses.filter((address) => /@|%40|person5/i.test(address))).toEqual([])
  })

  test('takes several selected applicants to Bulk apply, which asks for one job regardless of their last role', async ({
    applicants,
    bulkApply,
    page,
    sandbox,
  }) => {
    await sandbox.haveApplicants(sampleApplicants(20, () => ({ experience: { last_role: 'Night baker' } })))
    await applicants.openAll()
    await applicants.select(3).click()
    await applicants.select(4).click()
    await expect(applicants.selection).toContainText('2 selected')
    await applicants.apply.click()
    await expect(bulkApply.heading).toBeVisible()
    await expect(bulkApply.preview).toContainText('person4@example.com')
    const lastRole = bulkApply.column('Experience last role')
    await expect(lastRole).toHaveText('Not used')
    await lastRole.click()
    await expect(page.getByRole('option', { name: 'Not used' })).toBeVisible()
    await expect(page.getByRole('option', { name: /^Job/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await bulkApply.checkRows.click()
    await expect(page.getByRole('alert').filter({ hasText: 'No job chosen yet' })).toContainText('the one job')
    await bulkApply.chooseJob('Warehouse associate')
    await bulkApply.check()
    await expect(bulkApply.summary).toContainText('2 ready')
  })

  test.describe('a viewer', () => {
    test.use({ role: 'viewer' })

    test('is not offered it', async ({ applicants, sandbox }) => {
      await sandbox.haveApplicants(sampleApplicants(20))
      await applicants.openAll()
      await applicants.select(3).click()
      await expect(applicants.copyEmails).toBeVisible()
      await expect(applicants.apply).toHaveCount(0)
      await applicants.row('Person 005').getByRole('button').click()
      await expect(applicants.copyEmail).toBeVisible()
      await expect(applicants.apply).toHaveCount(0)
    })
  })
})

test('"Export these" exports exactly the selected rows, or without a selection those that match the filter', async ({
  applicants,
  page,
  sandbox,
}) => {
  await sandbox.haveApplicants(sampleApplicants(230))
  await applicants.openAll('?column=/id&column=/name')
  const ids = async (press: Promise<void>) => {
    const coming = page.waitForEvent('download')
    await press
    const text = await readFile(await (await coming).path(), 'utf8')
    return text.trim().split('\r\n').slice(1)
  }
  await expect(page.getByRole('button', { name: /^Export these/ })).toHaveCount(0)
  await applicants.filter.fill('"person 22"')
  await expect(applicants.result).toHaveText('10 of 230 loaded')
  const found = await ids(page.getByRole('button', { name: 'Export these 10' }).click())
  expect(found).toHaveLength(10)
  expect(found[0]).toBe('1220,Person 220')
  await expect(applicants.exportNotice('10 applicants exported')).toBeVisible()
  await applicants.select(2).click()
  await applicants.select(4).click()
  await applicants.filter.fill('')
  await expect(applicants.selection).toContainText('2 selected')
  await applicants.list.focus()
  expect(await ids(page.keyboard.press('e'))).toEqual(['1222,Person 222', '1224,Person 224'])
  await expect(page.getByRole('button', { name: 'Export these 2' })).toBeVisible()
})
