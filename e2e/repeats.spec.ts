import { expect, test } from './fixtures'

test.beforeEach(({ browserErrors, retryNotice }) => {
  browserErrors.allow(/502/)
  return retryNotice.waitLong()
})

test('spec 7, 429: visibly retries a busy partner until the list loads', async ({
  applicants,
  retryNotice,
  sandbox,
}) => {
  await sandbox.fail({ endpoint: 'GET /applicants', times: 2, status: 429 })
  await applicants.open()
  await expect(retryNotice.line).toHaveText(/^Rate limited, trying again in \d+ s · 2 of 5$/)
  await retryNotice.tryNow.click()
  await expect(retryNotice.line).toHaveText(/· 3 of 5$/)
  await retryNotice.tryNow.click()
  await expect(applicants.rows.first()).toBeVisible()
  await expect(retryNotice.line).toBeHidden()
  expect(await sandbox.requests('GET /applicants')).toHaveLength(3)
})

test('a partner that asks to wait gets no request before then, and the page says so without calling it slow', async ({
  jobs,
  page,
  retryNotice,
  sandbox,
}) => {
  await retryNotice.hurry()
  await sandbox.fail({ endpoint: 'GET /jobs', status: 429, retryAfter: 9 })
  await jobs.open()
  await expect(retryNotice.line).toHaveText(/^The partner asks to wait, next try in \d+ s · 2 of 5$/)
  await retryNotice.tryNow.click()
  await expect(retryNotice.line).toHaveText(/next try in \d+ s · 3 of 5$/)
  await expect(retryNotice.line).toHaveText(/in 1 s/, { timeout: 12_000 })
  await expect(page.getByText('The partner is slow today')).toBeHidden()
  expect(await sandbox.requests('GET /jobs')).toHaveLength(1)
  await expect(jobs.table).toBeVisible()
})

test('easy apply keeps the job it was opened with while the partner asks to wait', async ({
  easyApply,
  page,
  retryNotice,
  sandbox,
}) => {
  await retryNotice.hurry()
  await sandbox.fail({ endpoint: 'GET /jobs', status: 429, retryAfter: 4 })
  await page.goto('/easy-apply?job=881200')
  await expect(retryNotice.line).toHaveText(/next try in \d+ s · 2 of 5$/)
  await expect(easyApply.job).toHaveAttribute('placeholder', 'Job 881200')
  await expect(easyApply.job).toHaveValue('Warehouse associate · 881200', { timeout: 30_000 })
})

test('retries need no user action', async ({ applicants, retryNotice, sandbox }) => {
  await retryNotice.hurry()
  await sandbox.fail({ endpoint: 'GET /applicants', times: 4, status: 503 })
  await applicants.open()
  await expect(applicants.rows.first()).toBeVisible()
  expect(await sandbox.requests('GET /applicants')).toHaveLength(5)
})

test('"Try now" retries without waiting', async ({ jobs, retryNotice, sandbox }) => {
  await sandbox.fail({ endpoint: 'GET /jobs', times: 3, status: 503 })
  await jobs.open()
  for (const attempt of [2, 3, 4]) {
    await expect(retryNotice.line).toHaveText(new RegExp(`in \\d+ s · ${attempt} of 5$`))
    await retryNotice.tryNow.click()
  }
  await expect(jobs.table).toBeVisible()
})

test('"Stop" ends the retries with the error, and "Try again" starts over', async ({
  applicants,
  page,
  retryNotice,
  sandbox,
}) => {
  await sandbox.fail({ endpoint: 'GET /applicants', times: 1, status: 502 })
  await applicants.open()
  await retryNotice.stop.click()
  await expect(page.getByRole('alert').filter({ hasText: 'A service behind the partner did not work' })).toBeVisible()
  expect(await sandbox.requests('GET /applicants')).toHaveLength(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(applicants.rows.first()).toBeVisible()
})

test('spec 7, 500: an HTML 500 is retried only once, and none of its HTML is shown', async ({
  jobs,
  page,
  retryNotice,
  sandbox,
}) => {
  const body = '<html><body><h1>NullPointerException at /srv/app.js:1</h1></body></html>'
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 500, body })
  await jobs.open()
  await expect(retryNotice.line).toHaveText(/· 2 of 2$/)
  await retryNotice.tryNow.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Tried 2 times.' })).toBeVisible()
  await expect(page.getByText('NullPointerException')).toHaveCount(0)
  expect(await sandbox.requests('GET /jobs')).toHaveLength(2)
})

for (const status of [401, 404])
  test(`spec 7, ${status}: is requested once, as retrying cannot help, and ends no session`, async ({
    jobs,
    page,
    sandbox,
  }) => {
    await sandbox.fail({ endpoint: 'GET /jobs', times: null, status })
    await jobs.open()
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await sandbox.requests('GET /jobs')).toHaveLength(1)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  })

test('the details for the admin give the request ID and the end of the key, and no personal data', async ({
  jobs,
  page,
  sandbox,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 403, body: { message: 'Forbidden: a@example.com' } })
  await jobs.open()
  await page.getByRole('button', { name: 'Copy details for your admin' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const details = await page.evaluate(() => navigator.clipboard.readText())
  for (const part of ['GET /jobs', '403', 'shape A', 'b84e', /reference [0-9a-f-]{36}/, /20\d\d-\d\d-\d\dT/])
    expect(details).toMatch(part)
  expect(details).not.toMatch(/@|sandbox-full/)
})

test('when a later page fails, the loaded rows stay in place during retries', async ({
  applicants,
  retryNotice,
  sandbox,
}) => {
  await sandbox.fail({ endpoint: 'GET /applicants', times: 1, status: 429, match: { offsetAtLeast: 1 } })
  await applicants.open()
  await applicants.goToEnd()
  await expect(retryNotice.line).toBeVisible()
  await expect(applicants.rows.first()).toBeVisible()
  await retryNotice.tryNow.click()
  // More than the first 50: how far the list prefetches does not matter here.
  await expect(applicants.status.filter({ hasText: /\b(9[05]|[1-9]\d\d) loaded/ })).toBeVisible()
})

test.describe('a list that loads only in part', () => {
  test.beforeEach(async ({ retryNotice, sandbox }) => {
    await retryNotice.hurry()
    await sandbox.changeApplicants({ delete: 4_900 })
  })

  test('spec 7, 504: when pages over ten are too slow, smaller ones are requested, and all rows load without a message', async ({
    applicants,
    page,
    sandbox,
  }) => {
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 504, match: { limitAbove: 10 } })
    await applicants.open()
    await expect(applicants.rows.first()).toBeVisible()
    await applicants.goToEnd()
    await expect(async () => {
      await applicants.goToEnd()
      await expect(applicants.status.last()).toContainText(/All 100 loaded/, { timeout: 500 })
    }).toPass()
    const limits = (await sandbox.requests('GET /applicants')).map(({ query }) => Number(query.limit))
    expect(limits.slice(0, 4)).toEqual([50, 25, 12, 6])
    expect(Math.min(...limits)).toBe(6)
    await expect(page.getByRole('alert').filter({ hasText: 'partner' })).toBeHidden()
  })

  test('a record that always causes a 504 is skipped and reported, and all others load', async ({
    applicants,
    page,
    sandbox,
  }) => {
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 504, match: { pageHolds: 60 } })
    await applicants.open()
    await expect(async () => {
      await applicants.goToEnd()
      await expect(applicants.status.last()).toContainText(/All 99 loaded/, { timeout: 500 })
    }).toPass()
    await expect(page.getByText('1 applicant could not be read, at position 61')).toBeVisible()
  })
})

for (const status of [500, 503])
  test(`spec 7, retry rule 4; spec 7, ${status}: the desk never sends a job a second time`, async ({
    jobs,
    sandbox,
  }) => {
    await sandbox.fail({ endpoint: 'POST /jobs', times: null, status })
    await jobs.openNew()
    await jobs.field('Title').fill('Night porter')
    await jobs.field('Team ID').fill('11')
    await jobs.send()
    await expect(jobs.outcome('Was not created')).toBeVisible()
    expect(await sandbox.requests('POST /jobs')).toHaveLength(1)
  })
