import { expect, test } from './fixtures'
import { SignInPage } from './pages/sign-in'
import { people } from './support/people'
import { readLists } from './support/read-lists'
import type { Sandbox } from './support/sandbox'
import { untilFollowed } from './support/steps'

/** A query that shows the ID column, which is not among the first six. */
const withIds = '?column=%2Fname&column=%2Fid'

const offsets = async (sandbox: Sandbox) =>
  (await sandbox.requests('GET /applicants')).map(({ query }) => Number(query.offset))

test.describe('when the list changes', () => {
  test('during scrolling, each applicant who remains in it is shown once', async ({ applicants, sandbox }) => {
    await sandbox.leaveApplicants(400)
    await applicants.open(withIds)
    await expect(applicants.rows.first()).toBeVisible()
    const first = await applicants.texts('ID')
    for (const change of [{ insert: 3 }, { delete: 5 }, { insert: 12 }, { delete: 2 }]) {
      await sandbox.changeApplicants(change)
      await applicants.goToEnd()
    }
    // By then scrolling may already have reached the end of the list.
    await expect(async () => {
      await applicants.goToEnd()
      await expect(applicants.status.last()).toContainText(/All \d+ loaded/, { timeout: 500 })
    }).toPass()
    const ids = await applicants.texts('ID')
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.slice(0, first.length)).toEqual(first)
    // Applicants who left after they were loaded are still shown; newcomers above are announced, not inserted.
    expect(ids).toHaveLength(400)
  })

  test('announces new applicants and adds them at the top on request', async ({ applicants, page, sandbox }) => {
    await sandbox.leaveApplicants(200)
    await sandbox.hold({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 1 } })
    await applicants.open(withIds)
    await expect(applicants.rows.first()).toBeVisible()
    await sandbox.changeApplicants({ insert: 3 })
    await expect(page.getByText('new above')).toBeHidden()
    await sandbox.clearFaults()
    await applicants.goToEnd()
    await expect(page.getByText('3 new above')).toBeVisible()
    const before = await applicants.texts('ID')
    await applicants.showNewcomers.click()
    await expect(page.getByText('new above')).toBeHidden()
    const after = await applicants.texts('ID')
    expect(after.slice(3, 3 + before.length)).toEqual(before)
    expect(new Set(after).size).toBe(after.length)
    await expect(applicants.rows.first()).toHaveAttribute('aria-rowindex', '2')
  })

  test('focusing the window or reconnecting does not load anything again', async ({
    applicants,
    context,
    page,
    browserErrors,
    sandbox,
  }) => {
    browserErrors.allow(/INTERNET_DISCONNECTED|NETWORK_CHANGED/)
    await sandbox.leaveApplicants(200)
    await applicants.openAll()
    await expect(applicants.status.last()).toContainText(/All 200 loaded/)
    const asked = await offsets(sandbox)
    await context.setOffline(true)
    await context.setOffline(false)
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await page.getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    await page.getByRole('link', { name: 'Applicants' }).click()
    await expect(applicants.status.last()).toContainText(/All 200 loaded/)
    // The screen loads its first page each time; nothing else is read again.
    expect((await offsets(sandbox)).slice(asked.length).filter((offset) => offset > 0)).toEqual([])
  })
})

test.describe('when the partner fails', () => {
  test.beforeEach(({ browserErrors, retryNotice }) => {
    browserErrors.allow(/502/)
    return retryNotice.hurry()
  })

  test('retries an HTML 500 on page 3 once, visibly, and completes the list', async ({ applicants, sandbox }) => {
    await sandbox.leaveApplicants(160)
    const html = { status: 500, body: '<html><h1>Internal Server Error</h1></html>', contentType: 'text/html' }
    await sandbox.fail({ endpoint: 'GET /applicants', match: { offsetAtLeast: 105 }, ...html })
    await applicants.open(withIds)
    await applicants.loadAll.click()
    await expect(applicants.status.last()).toContainText(/All 160 loaded/)
    expect(new Set(await applicants.texts('ID')).size).toBe(160)
  })

  test('a repeated HTML 500 keeps the rows, shows the reason, and "Try again" continues', async ({
    applicants,
    page,
    sandbox,
  }) => {
    await sandbox.leaveApplicants(160)
    const html = { status: 500, body: '<html><h1>Internal Server Error</h1></html>', contentType: 'text/html' }
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 105 }, ...html })
    await applicants.open(withIds)
    await applicants.loadAll.click()
    await expect(applicants.status.last()).toContainText('loading more failed')
    const loaded = (await applicants.texts('ID')).length
    expect(loaded).toBeGreaterThanOrEqual(105)
    await sandbox.clearFaults()
    await applicants.goToEnd()
    await page.getByRole('button', { name: /Try again|Load more/ }).click()
    await applicants.loadToEnd()
    expect(new Set(await applicants.texts('ID')).size).toBeGreaterThan(loaded)
  })

  test('many 429 responses only slow the list down', async ({ applicants, sandbox }) => {
    await sandbox.leaveApplicants(160)
    await applicants.open(withIds)
    await expect(applicants.rows.first()).toBeVisible()
    await sandbox.fail({ endpoint: 'GET /applicants', times: 4, status: 429, match: { offsetAtLeast: 60 } })
    await applicants.loadAll.click()
    await expect(applicants.status.last()).toContainText(/All 160 loaded/)
    expect(new Set(await applicants.texts('ID')).size).toBe(160)
  })

  test('a slow page says so after 5 seconds, and "Stop" keeps what is loaded', async ({ applicants, sandbox }) => {
    await sandbox.hold({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 1 } })
    await applicants.open()
    await applicants.goToEnd()
    await expect(applicants.status.last()).toContainText('The partner is slow to answer')
    await applicants.stop.click()
    await expect(applicants.status.last()).toHaveText('50 loaded · more below')
    await sandbox.clearFaults()
    await applicants.loadMore.click()
    await expect(applicants.status.last()).toContainText(/(9\d|\d{3}) loaded/)
  })

  test('says when it loads smaller pages because pages are slow', async ({ applicants, sandbox }) => {
    const large = { offsetAtLeast: 1, limitAbove: 30 }
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 504, match: large })
    await sandbox.hold({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 1 } })
    await applicants.open()
    await applicants.goToEnd()
    await expect(applicants.status.last()).toContainText('The partner is slow: loading in smaller pages')
    await applicants.stop.click()
  })
})

test.describe('other lists', () => {
  // The desk has detected the missing e-mail addresses, and must see that they are back.
  test.afterEach(async ({ page, sandbox }) => {
    await sandbox.clearFaults()
    await sandbox.reset()
    await readLists(page)
  })

  const records = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Person ${index}`, note: `Without id ${index}` }))

  test('tells records without an ID and e-mail address apart by their content', async ({
    applicants,
    page,
    sandbox,
  }) => {
    await sandbox.leaveApplicants(0)
    await sandbox.changeApplicants({ records: records(120) })
    await applicants.open()
    await applicants.loadAll.click()
    await expect(applicants.status.last()).toContainText(/All 120 loaded/)
    expect(new Set(await applicants.texts('Name')).size).toBe(120)
    await applicants.row('Person 119').getByRole('button').click()
    await expect(page).toHaveURL(/open=%7E\w+/)
    // As a link that a colleague sent: a reload would keep the place, and load up to it.
    const address = page.url()
    await page.goto('/jobs')
    await page.goto(address)
    await expect(page.getByText('This applicant isn’t among those loaded')).toBeVisible()
    await applicants.loadAll.first().click()
    await expect(applicants.details.getByRole('heading', { name: 'Person 119' })).toBeVisible()
  })

  test('reads a list that is nested in an object', async ({ applicants, sandbox }) => {
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 200, body: { found: records(7), page: 1 } })
    await applicants.open()
    await expect(applicants.status.last()).toContainText(/All 7 loaded/)
    await expect(applicants.row('Person 6')).toBeVisible()
  })
})

test.describe('a partner that breaks its own paging rules', () => {
  test.afterEach(async ({ page, sandbox }) => {
    await sandbox.clearFaults()
    await readLists(page)
  })

  const records = Array.from({ length: 50 }, (_, index) => ({ id: Math.min(index, 47), name: `Person ${index}` }))

  test('does not page forever when every page is the same', async ({ applicants, sandbox }) => {
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 200, body: records })
    await applicants.open()
    await applicants.loadAll.click()
    await expect(applicants.status.last()).toHaveText('50 loaded · the partner keeps sending the same records')
    expect((await sandbox.requests('GET /applicants')).length).toBeLessThan(60)
  })

  test('opens the clicked record when several share one ID', async ({ applicants, sandbox }) => {
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 200, body: records })
    await applicants.open()
    await applicants.untilAlive()
    await applicants.goToEnd()
    await applicants.row('Person 49').click()
    await expect(applicants.details.getByRole('heading', { name: 'Person 49' })).toBeVisible()
    await applicants.details.getByRole('button', { name: 'Previous applicant' }).click()
    await expect(applicants.details.getByRole('heading', { name: 'Person 48' })).toBeVisible()
  })
})

test.describe('"Load all"', () => {
  test('shows its progress, can be stopped, and continues', async ({ applicants, page, sandbox }) => {
    await sandbox.leaveApplicants(600)
    await applicants.open()
    await sandbox.hold({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 300 } })
    await applicants.loadAll.click()
    await expect(
      page.getByText(/^[23]\d\d loaded · (The partner is slow to answer · )?(\d+ min )?\d+ s$/).first(),
    ).toBeVisible()
    await applicants.stop.click()
    await expect(applicants.status.last()).toContainText(/^[\d,]+ loaded · more below$/)
    const loaded = Number((await applicants.status.last().textContent())?.replaceAll(/\D/g, ''))
    expect(loaded).toBeGreaterThan(100)
    expect(loaded).toBeLessThan(600)
    await sandbox.clearFaults()
    await applicants.loadAll.click()
    await expect(applicants.status.last()).toContainText(/All 600 loaded/)
    await expect(applicants.table).toHaveAttribute('aria-rowcount', '601')
    await applicants.selectAll.check()
    await expect(page.getByText('600 selected')).toBeVisible()
  })
})

test('is not stopped by a double click', async ({ applicants, sandbox }) => {
  await sandbox.leaveApplicants(600)
  await sandbox.hold({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 300 } })
  await applicants.open()
  await applicants.untilAlive()
  await applicants.loadAll.dblclick()
  await expect(applicants.stop).toBeVisible()
  await expect(applicants.status.last()).toContainText(/^[23]\d\d loaded/)
})

test.describe('with several tabs', () => {
  test('two tabs load the list independently', async ({ applicants, context, sandbox }) => {
    await sandbox.leaveApplicants(120)
    await applicants.open()
    const other = await context.newPage()
    await other.goto('/applicants')
    await applicants.loadAll.click()
    await other.getByRole('button', { name: 'Load all' }).click()
    await expect(applicants.status.last()).toContainText(/All 120 loaded/)
    await expect(other.getByText(/All 120 loaded/)).toBeVisible()
  })

  test.describe('signing out', () => {
    test.use({ role: 'nobody' })

    test('in another tab during loading keeps the rows, and the list continues after signing in again', async ({
      applicants,
      context,
      browserErrors,
      sandbox,
      page,
    }) => {
      browserErrors.allow(/401/)
      const otherTab = await context.newPage()
      await new SignInPage(otherTab).signInAs(people.recruiter)
      await sandbox.leaveApplicants(120)
      await sandbox.hold({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 1 } })
      const followed = untilFollowed(page)
      await applicants.open()
      await followed
      await expect(applicants.status.last()).toContainText('50 loaded')
      await applicants.loadAll.click()
      await expect(applicants.stop).toBeVisible()
      await context.request.post('/api/sign-out', { data: {}, headers: { origin: new URL(page.url()).origin } })
      const dialog = page.getByRole('dialog', { name: 'Sign in again' })
      await dialog.getByLabel('Email').fill(people.recruiter.email)
      await dialog.getByLabel('Password').fill(people.recruiter.password)
      await sandbox.clearFaults()
      await dialog.getByRole('button', { name: 'Sign in' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('50 loaded · loading more failed')).toBeVisible()
      await applicants.goToEnd()
      await page.getByRole('button', { name: /Try again|Load more/ }).click()
      await expect(page.getByText(/(9\d|1[0-4]\d|All 120) loaded/)).toBeVisible()
    })
  })
})
