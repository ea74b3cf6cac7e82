import { tokensOf } from '../lib/records/pointer'
import { expect, test } from './fixtures'
import { uniqueTitle } from './support/unique-title'

test('typing filters the list, and the status shows the total', async ({ jobs, page }) => {
  await jobs.open()
  await expect(page.getByText('40 jobs', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter jobs' }).fill('warehouse')
  await expect(jobs.row('Warehouse associate').first()).toBeVisible()
  await expect(page.getByText(/^\d+ of 40 jobs$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter jobs' }).fill('no such job anywhere')
  await expect(page.getByText('No jobs match the filter')).toBeVisible()
})

test('filters by open jobs and by team show counts and are kept in the address', async ({ jobs, page, sandbox }) => {
  // Tests of this worker may have created jobs, which would be counted too.
  await sandbox.reset()
  await jobs.open()
  const states = page.getByRole('group', { name: 'Applications' })
  await expect(states.getByRole('checkbox', { name: 'Open 34' })).toBeVisible()
  await states.getByRole('checkbox', { name: 'Closed 6' }).check()
  await expect(page.getByText('6 of 40 jobs', { exact: true })).toBeVisible()
  await expect(jobs.titles).toHaveCount(6)
  await page.getByRole('group', { name: 'Narrow down' }).getByRole('button', { name: 'Team', exact: true }).click()
  const teams = page.getByRole('dialog', { name: 'Filter by team' })
  await expect(teams.getByRole('checkbox').first()).toBeVisible()
  // Every team is offered with its number of closed jobs, which add up to all of them.
  const counts = await teams.getByRole('group', { name: 'Team' }).locator('label').allTextContents()
  expect(counts.reduce((sum, text) => sum + Number(text.match(/\d+$/)?.[0]), 0)).toBe(6)
  const some = counts.findIndex((text) => !text.endsWith(' 0'))
  const count = Number(counts[some]?.match(/\d+$/)?.[0])
  // Enter toggles the option, as Space does, and the menu stays open.
  await teams.getByRole('checkbox').nth(some).press('Enter')
  await expect(teams.getByRole('checkbox').nth(some)).toBeChecked()
  await expect(page.getByText(`${count} of 40 jobs`, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Team: / })).toBeVisible()
  await expect(page).toHaveURL(/where=status%3Aclosed&where=teamId%3A\d+/)
  await page.reload()
  await expect(page.getByText(`${count} of 40 jobs`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show all jobs' }).click()
  await expect(page.getByText('40 jobs', { exact: true })).toBeVisible()
})

test('column menus filter, move and hide columns', async ({ jobs, page }) => {
  await jobs.open()
  const head = jobs.table.getByRole('columnheader')
  const title = await head.first().getAttribute('aria-label')
  await head
    .first()
    .getByRole('button', { name: `${title} column menu` })
    .click()
  const menu = page.getByRole('dialog', { name: `${title} column`, exact: true })
  await menu.getByLabel(`${title} contains`).fill('no such job')
  await expect(page.getByText('No jobs match the filter')).toBeVisible()
  await menu.getByLabel(`${title} contains`).fill('wareh')
  await expect(page.getByText(/^\d of 40 jobs$/)).toBeVisible()
  await expect(jobs.titles.first()).toHaveText('Warehouse associate')
  await expect(menu.getByRole('button', { name: 'Hide column' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/contains=.*wareh/)
  await page.getByRole('button', { name: `Remove filter: ${title}: contains “wareh”` }).click()
  await expect(page.getByText('40 jobs', { exact: true })).toBeVisible()
  const before = await head.count()
  await head
    .nth(before - 2)
    .getByRole('button', { name: /column menu$/ })
    .click()
  const last = await head.last().getAttribute('aria-label')
  await page.getByRole('button', { name: 'Hide column' }).click()
  await expect(head).toHaveCount(before - 1)
  await expect(head.last().getByRole('button', { name: `${last} column menu` })).toBeFocused()
})

test('clicking anywhere in a header sorts ascending, descending, then in the partner’s order', async ({
  jobs,
  page,
}) => {
  await jobs.open()
  const head = jobs.table.getByRole('columnheader').first()
  const box = await head.boundingBox()
  await head.click({ position: { x: (box?.width ?? 0) - 16, y: (box?.height ?? 0) - 3 } })
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(jobs.titles.first()).toContainText('Assistant to the regional vice president')
  await expect(jobs.titles.nth(1)).toHaveText('Auxiliar de produção')
  await head.getByRole('button').first().press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(jobs.titles.filter({ hasText: 'Auxiliar' })).toHaveCount(0)
  await head.getByRole('button').first().press('Enter')
  await expect(head).not.toHaveAttribute('aria-sort')
  await expect(jobs.titles.first()).toHaveText('Warehouse associate')
  await jobs.table.getByRole('columnheader', { name: 'Applications' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/sort=/)
  await page.getByRole('button', { name: 'Applications', exact: true }).press('Enter')
  await expect(jobs.table.getByRole('row').nth(1)).toContainText('Closed')
})

test('a known team can be picked from a list, and any other ID can be typed', async ({ jobs, page }) => {
  await jobs.openNew()
  const team = page.getByRole('combobox', { name: 'Team ID' })
  await page.getByRole('button', { name: 'Open the list of teams' }).click()
  await expect(page.getByRole('option', { name: 'Team 12' })).toBeVisible()
  await page.keyboard.press('Escape')
  await team.pressSequentially('1')
  await page.getByRole('option', { name: 'Team 12' }).click()
  await expect(team).toHaveValue('12')
  await team.fill('987654')
  await expect(team).toHaveValue('987654')
  await expect(page.getByRole('option', { name: /^Team / })).toHaveCount(0)
})

test('Escape closes the list of teams, and never clears the team', async ({ jobs, page }) => {
  // The desk learns its teams from the list.
  await jobs.open()
  await expect(jobs.titles.first()).toBeVisible()
  await jobs.openNew()
  const team = page.getByRole('combobox', { name: 'Team ID' })
  await team.fill('1')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(team).toHaveValue('1')
  await team.fill('77')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(team).toHaveValue('77')
})

test('typing filters an open list of teams, and Enter chooses a team without submitting the job', async ({
  jobs,
  page,
  sandbox,
}) => {
  await jobs.openNew()
  await jobs.title.fill('Night baker')
  const team = page.getByRole('combobox', { name: 'Team ID' })
  const options = page.getByRole('option')
  await team.click()
  await expect(options.first()).toBeVisible()
  await page.keyboard.type('1')
  await expect(page.getByRole('option', { name: 'Team 11' })).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('team 13')
  await expect(options).toHaveText(['Team 13'])
  await page.keyboard.press('Enter')
  await expect(team).toHaveValue('13')
  await expect(options).toHaveCount(0)
  await team.fill('11')
  await page.keyboard.press('Enter')
  await expect(jobs.create).toBeEnabled()
  await expect(page.getByText(/^Sending in/)).toHaveCount(0)
  expect(await sandbox.requests('POST /jobs')).toHaveLength(0)
})

test('a created job appears in the list', { tag: '@core' }, async ({ jobs, names, page, sandbox }) => {
  await jobs.open()
  await jobs.newJob.click()
  await expect(jobs.newHeading).toBeVisible()
  await jobs.form.fill('', names.sample.job)
  await page.getByText('Other fields').click()
  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByLabel('Name', { exact: true }).fill('shift')
  await page.getByLabel('JSON value').fill('{"from":22}')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  const [request] = await sandbox.requests('POST /jobs')
  expect(request?.body).toEqual({ ...names.sample.job, shift: { from: 22 } })
  await expect(page.getByRole('link', { name: 'Submit an application' })).toHaveAttribute(
    'href',
    /^\/easy-apply\?job=[\w-]+$/,
  )
  await page.getByRole('link', { name: 'View jobs' }).click()
  await expect(jobs.row('Night baker')).toContainText('Open')
})

test('an invalid value is reported at its field, and nothing is sent', async ({ jobs, page, sandbox }) => {
  await jobs.openNew()
  await jobs.team.fill('11')
  await jobs.field('Open positions').fill('eleven')
  await jobs.field('Job owner’s email').fill('nobody')
  await jobs.create.click()
  await expect(page.getByText('3 fields need attention. Nothing was sent.')).toBeVisible()
  await expect(jobs.title).toHaveAccessibleDescription('Required')
  await expect(jobs.title).toBeFocused()
  await expect(jobs.field('Open positions')).toHaveAccessibleDescription(/not a number/)
  await expect(jobs.field('Job owner’s email')).toHaveAccessibleDescription(/not an email address/)
  await jobs.field('Job owner’s email').fill('nobody@example.com')
  await expect(page.getByText('2 fields need attention. Nothing was sent.')).toBeVisible()
  expect(await sandbox.requests('POST /jobs')).toHaveLength(0)
})

test('a team ID may contain letters', async ({ jobs, sandbox }) => {
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'), 'D10')
  await jobs.send()
  await expect(jobs.outcome('Not created')).toBeVisible()
  expect((await sandbox.requests('POST /jobs')).at(-1)?.body).toMatchObject({ team_id: 'D10' })
})

test('a validation error from the partner appears at its field', { tag: '@core' }, async ({
  jobs,
  names,
  page,
  sandbox,
}) => {
  const field = tokensOf(names.profile.jobs.title).join('.')
  const body = { developer_message: 'invalid', errors: { [field]: ['is taken in this team'] } }
  await sandbox.fail({ endpoint: 'POST /jobs', status: 400, body })
  await jobs.openNew()
  await jobs.form.fill('', names.sample.job)
  await jobs.send()
  await expect(jobs.outcome('Not created')).toBeVisible()
  await expect(jobs.title).toHaveAccessibleDescription('is taken in this team')
  await expect(jobs.title).toHaveValue('Night baker')
  await expect(page.getByText('is taken in this team')).toHaveCount(1)
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('can read the jobs, is not offered to create one, and is rejected by the server', async ({ jobs, page }) => {
    await jobs.open()
    await expect(jobs.row('Warehouse associate').first()).toBeVisible()
    await expect(jobs.newJob).toBeHidden()
    await expect(jobs.table.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
    for (const address of ['/jobs/new', '/easy-apply', '/bulk-apply', '/people']) {
      await page.goto(address)
      await expect(page.getByText('Your role does not allow this')).toBeVisible()
    }
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Overview',
      'Applicants',
      'Jobs',
      'AI chat',
      'Activity',
    ])
  })
})

test('says so when the partner lists only a part of its jobs', async ({ jobs, page, sandbox }) => {
  const body = { data: [{ id: 881_200, name: 'Baker', team_id: 11, accepts_applications: true }], has_more: true }
  await sandbox.fail({ endpoint: 'GET /jobs', status: 200, body, times: null })
  await jobs.open()
  await expect(page.getByText('The partner lists only this job and says that it has more.')).toBeVisible()
  await page.goto('/easy-apply')
  await expect(page.getByText('The partner lists only this job and says that it has more.')).toBeVisible()
})

test.describe('in German on a narrow phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 700 } })

  test('all filters are in view', async ({ page }) => {
    await page.goto('/jobs')
    const filters = page.getByRole('group', { name: 'Eingrenzen' })
    await expect(filters.getByRole('button', { name: 'Nach Spalte' })).toBeInViewport({ ratio: 1 })
    expect(await filters.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})
