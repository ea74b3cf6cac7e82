import { searchUrl } from '../lib/applicants/contract'
import { pathsOfName } from '../lib/records/field-path'
import { tokensOf, writePointer } from '../lib/records/pointer'
import { axe, expect, test } from './fixtures'

test.describe('the list', () => {
  test('is in the first HTML, and loads more on scrolling', async ({ applicants, sandbox }) => {
    await applicants.open()
    await expect(applicants.table).toHaveAttribute('aria-rowcount', '-1')
    await expect(applicants.rows.first()).toBeVisible()
    await applicants.list.hover()
    await expect(async () => {
      await applicants.page.mouse.wheel(0, 6_000)
      await expect(applicants.status.last()).toContainText(/([3-9]\d\d|\d,\d{3}) loaded · /, { timeout: 500 })
    }).toPass()
    await expect.poll(() => applicants.rows.count()).toBeLessThan(80)
    const offsets = (await sandbox.requests('GET /applicants')).map(({ query }) => Number(query.offset))
    expect(new Set(offsets).size).toBe(offsets.length)
  })

  test('ends after a short page and says how many applicants there are', { tag: '@core' }, async ({
    applicants,
    sandbox,
  }) => {
    await sandbox.changeApplicants({ delete: 4_930 })
    await applicants.open()
    await applicants.goToEnd()
    await expect(applicants.status.last()).toContainText(/All 70 loaded at /)
    await expect(applicants.table).toHaveAttribute('aria-rowcount', '71')
    await expect(applicants.loadMore).toBeHidden()
  })

  test('needs one more request to find the end after a full last page', async ({ applicants, sandbox }) => {
    await sandbox.changeApplicants({ delete: 4_950 })
    await applicants.open()
    await applicants.goToEnd()
    await expect(applicants.status.last()).toContainText(/All 50 loaded/)
  })

  test('explains what an empty list may mean', async ({ applicants, sandbox, page }) => {
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 200, body: [] })
    await applicants.open()
    await expect(page.getByText('No applicants to show')).toBeVisible()
    await expect(page.getByText(/ask an admin if you expected some/)).toBeVisible()
  })
})

test.describe('the details', () => {
  test('show every field, nested ones too, and the record as JSON', { tag: '@core' }, async ({
    applicants,
    page,
    names,
  }) => {
    await applicants.open()
    await applicants.rows.nth(1).click()
    await expect(applicants.details).toBeVisible()
    await expect(applicants.details.getByText(names.sample.discovered, { exact: true })).toBeVisible()
    await axe(page)
    await applicants.tab('JSON').click()
    await expect(
      applicants.details.getByText(`"${tokensOf(names.profile.applicants.email ?? '').at(-1)}":`),
    ).toBeVisible()
    const heading = applicants.details.getByRole('heading')
    const first = await heading.textContent()
    await applicants.details.getByRole('button', { name: 'Next applicant' }).click()
    await expect(heading).not.toHaveText(first ?? '')
    await page.keyboard.press('Escape')
    await expect(applicants.details).toBeHidden()
  })

  test('show an unknown field like any other', async ({ applicants, names, page, sandbox }) => {
    const { name = '', email = '' } = names.profile.applicants
    const [nameAt = ''] = pathsOfName(name)
    const unheard = { hidden_talents: [{ 'plate/spinning': 'since 1998' }], zero: 0, nothing: null, no: false }
    const record = writePointer(writePointer(unheard, nameAt, 'Ada Unheard'), email, 'ada.unheard@example.com')
    await sandbox.changeApplicants({ records: [record] })
    await applicants.open()
    await expect(applicants.row('Ada Unheard')).toContainText('ada.unheard@example.com')
    await applicants.row('Ada Unheard').click()
    await expect(applicants.details.getByRole('heading', { name: 'Ada Unheard' })).toBeVisible()
    for (const [label, value] of [
      ['Hidden talents', 'since 1998'],
      ['Zero', '0'],
      ['Nothing', 'Empty'],
      ['No', 'No'],
    ] as const)
      await expect(applicants.field(label)).toHaveText(new RegExp(`${value}$`))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await applicants.copyEmail.click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('ada.unheard@example.com')
  })

  test('open by keyboard, and return focus to the row', async ({ applicants, page }) => {
    await applicants.open()
    const name = applicants.rows.nth(2).getByRole('button')
    await name.focus()
    await page.keyboard.press('Enter')
    await expect(applicants.details).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
  })
})

// One failure that no retry resolves, and one that the desk retries first: all texts are in lib/partner/failure.
const down = [
  {
    what: 'a rejected key',
    fault: { status: 403, body: { message: 'Forbidden' } },
    title: 'does not accept this desk’s key',
  },
  { what: 'an HTML 500', fault: { status: 500 }, title: 'The partner’s server failed' },
  {
    what: 'nonsense',
    fault: { status: 200, body: 'not json', contentType: 'text/plain' },
    title: 'answer could not be read',
  },
]

test.describe('when the partner is down', () => {
  test.beforeEach(({ browserErrors, retryNotice }) => {
    browserErrors.allow(/502/)
    return retryNotice.hurry()
  })

  for (const { what, fault, title } of down)
    test(`${what} on the first page is explained in words, and "Try again" loads the list`, async ({
      applicants,
      page,
      sandbox,
    }) => {
      await sandbox.fail({ endpoint: 'GET /applicants', times: null, ...fault })
      await applicants.open()
      const notice = page.getByRole('alert').filter({ hasText: title })
      await expect(notice).toBeVisible()
      await expect(notice).not.toContainText(/<|Unexpected token|at .*:\d+/)
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(applicants.rows.first()).toBeVisible()
      await expect(notice).toBeHidden()
    })

  test('a later page that fails keeps the rows, shows the reason at the end, and continues', async ({
    applicants,
    page,
    sandbox,
  }) => {
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 503, match: { offsetAtLeast: 1 } })
    await applicants.open()
    await applicants.goToEnd()
    await expect(page.getByRole('alert').filter({ hasText: 'The partner is not available' })).toBeVisible()
    await expect(applicants.status.last()).toContainText('50 loaded')
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(applicants.status.last()).toContainText(/(9\d|[1-9]\d\d) loaded/)
  })

  test('the rest of the desk still works', async ({ applicants, page, sandbox, jobs }) => {
    await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 503 })
    await applicants.open()
    await expect(page.getByRole('alert').filter({ hasText: 'The partner is not available' })).toBeVisible()
    await page.getByRole('link', { name: 'Jobs' }).click()
    await expect(jobs.row('Warehouse associate').first()).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('gets an error that there is no index when searching all applicants through the URL', async ({ page }) => {
    const answer = await page.request.get(`${searchUrl}?q=anna`)
    expect(answer.status()).toBe(409)
    expect(await answer.json()).toEqual({ error: 'There is no search over all applicants yet.' })
  })
})
