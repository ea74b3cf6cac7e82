import { expect, test } from './fixtures'
import { sampleApplicants } from './support/sample-applicants'

/** The letter, the screen's title, and what has the focus there unless it is the title. */
const screens = [
  ['o', 'Overview', null],
  ['a', 'Applicants', ['region', 'Applicants list']],
  ['e', 'Easy apply', ['combobox', 'Job']],
  ['b', 'Bulk apply', null],
  ['j', 'Jobs', ['region', 'Jobs list']],
  ['i', 'AI chat', null],
  ['t', 'Activity', ['region', 'Activity list']],
] as const

test.beforeEach(({ sandbox }) => sandbox.haveApplicants(sampleApplicants(30)))

test('g and a letter opens each screen and focuses its first element, and "?" lists the keys', async ({ page }) => {
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await page.goto('/activity')
  for (const [key, heading, place] of screens) {
    await expect(async () => {
      await page.keyboard.press('g')
      await page.keyboard.press(key)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const [role, name] = place ?? ['heading', heading]
    const first = page.getByRole(role, { name, exact: true })
    await expect(first).toBeFocused()
    // The second time the screen may be drawn anew.
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect(first).toBeFocused()
    await expect(page).toHaveTitle(`${heading} · Partner Desk`)
    // The second navigation may still move the focus.
    await expect(async () => {
      await page.locator('main').focus()
      await page.keyboard.press('?')
      await expect(keys.getByRole('region', { name: 'Go to' })).toContainText('G A', { timeout: 2_000 })
    }).toPass()
    await expect(keys.getByRole('region', { name: 'Anywhere' })).toContainText('↑ ↓Move in the side navigation')
    // The screen's keys do not work while a dialog is open.
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('a screen opened before its code has loaded gets the focus once it appears', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = false
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('data-first-focus]')) {
      isHeld = true
      await released
    }
    await route.fulfill({ response: answer })
  })
  await page.goto('/activity')
  await expect.poll(() => isHeld).toBe(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Overview' })
  await expect(title).toBeVisible()
  release()
  await expect(title).toBeFocused()
})

test('a link leads to the first field of a new job, and another back to the list', async ({ jobs, page }) => {
  await page.goto('/activity')
  // Pressed once: a second press says that the user has the focus in hand.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('region', { name: 'Jobs list' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('row').nth(1)).toBeFocused()
  await jobs.newJob.click()
  await expect(jobs.newHeading).toBeVisible()
  await expect(page.locator('form input').first()).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Jobs list' })).toBeFocused()
})

test('"/" focuses the screen’s search, or the global search where it has none', async ({ page }) => {
  await page.goto('/jobs')
  const box = page.getByRole('searchbox', { name: 'Filter jobs' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.type('/g a?')
  await expect(box).toHaveValue('/g a?')
  await page.goto('/ai-chat')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused({ timeout: 1_000 })
  }).toPass()
})

test('five presses of Tab reach the search box, and three more the first applicant', async ({ applicants, page }) => {
  await applicants.openAll()
  const presses = async (isThere: () => Promise<boolean>) => {
    let count = 0
    while (!(await isThere()) && count < 30) {
      await page.keyboard.press('Tab')
      count += 1
    }
    return count
  }
  await page.reload()
  await applicants.untilAlive()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const toBox = await presses(() => applicants.filter.evaluate((box) => box === document.activeElement))
  // What earlier tests have sent is in the outbox, which is one more stop; it may appear while the keys are pressed.
  const outbox = await page.getByRole('button', { name: /^Outbox/ }).count()
  expect(toBox).toBeLessThanOrEqual(5 + outbox)
  const toRow = await presses(() => applicants.focused.isVisible())
  expect(toBox + toRow).toBeLessThanOrEqual(8 + outbox)
})

test('a user who switches single keys off can type them without effect, until they are on again', async ({
  applicants,
  page,
}) => {
  const keys = page.getByRole('dialog', { name: 'Keys' })
  const choice = page.getByRole('checkbox', { name: 'Single-key shortcuts' })
  await page.goto('/account')
  await expect(choice).toBeChecked()
  await expect(async () => {
    await choice.click()
    await expect(choice).not.toBeChecked({ timeout: 1_000 })
  }).toPass()
  await applicants.openAll()
  for (const key of ['?', '/', 'j', 'g', 'o']) await page.keyboard.press(key)
  await applicants.list.focus()
  await page.keyboard.press('j')
  await expect(applicants.focused).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(applicants.focused).toContainText('Person 000')
  await expect(keys).toBeHidden()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Keys' }).click()
  await expect(keys).toContainText('Single keys are switched off')
  await page.keyboard.press('Escape')

  await page.goto('/account')
  await choice.click()
  await expect(choice).toBeChecked()
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
})
