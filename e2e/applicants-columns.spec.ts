import { expect, test } from './fixtures'
import { choose } from './support/choose'
import { sampleApplicants } from './support/sample-applicants'

const profile = ['Name', 'Email', 'Status', 'Job name', 'Applied at']

test('shows six columns at first, and offers all fields, including nested ones under their own names', async ({
  applicants,
  sandbox,
}) => {
  await sandbox.haveApplicants(
    sampleApplicants(30, (index) => ({
      score: index,
      experience: { years: index, last_role: 'Picker' },
      status: index < 24 ? 'new' : undefined,
      available_from: '2026-03-01',
    })),
  )
  await applicants.openAll()
  await applicants.openColumns()
  await expect
    .poll(() => applicants.shownColumns())
    .toEqual(['Name', 'Email', 'Status', 'ID', 'Score', 'Experience years'])
  for (const [label, says] of [
    ['Name', 'Always filled · Person 000'],
    ['Status', '80% filled · new'],
    ['Applied at', 'Empty so far'],
    ['Experience last role', 'Always filled · Picker'],
    ['Available from', 'Always filled · Mar 1, 2026'],
  ] as const)
    await expect(applicants.columns.getByRole('checkbox', { name: `${label} ${says}`, exact: true })).toBeVisible()
  await applicants.columns.getByRole('button', { name: 'Show all' }).click()
  await expect
    .poll(() => applicants.shownColumns())
    .toEqual([
      'Name',
      'Email',
      'Status',
      'ID',
      'Score',
      'Experience years',
      ...['Job name', 'Applied at'],
      'Experience last role',
      'Available from',
    ])
  await applicants.columns.getByRole('button', { name: 'Reset columns' }).click()
  await expect.poll(() => applicants.shownColumns()).toHaveLength(6)
})

test('a column can be found by name and dragged to another position', async ({ applicants, sandbox, page }) => {
  const fields = Array.from({ length: 12 }, (_, field) => [`field_${field}`, `Value ${field}`])
  await sandbox.haveApplicants(sampleApplicants(30, () => Object.fromEntries(fields)))
  await applicants.openAll('?column=/name&column=/email&column=/id')
  await applicants.openColumns()
  const search = applicants.columns.getByRole('searchbox', { name: 'Find a column' })
  await expect(search).toBeFocused()
  await page.keyboard.type('field 11')
  await expect(applicants.columns.getByRole('listitem')).toHaveCount(1)
  await applicants.choice('Field 11').check()
  await expect.poll(() => applicants.heads()).toEqual(['Name', 'Email', 'ID', 'Field 11'])
  await search.fill('')
  const handle = applicants.columns
    .getByRole('listitem')
    .filter({ hasText: 'ID' })
    .locator('[data-drag-handle]')
    .first()
  const target = await applicants.columns.getByRole('listitem').first().boundingBox()
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 12, (target?.y ?? 0) + 12, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => applicants.heads()).toEqual(['ID', 'Name', 'Email', 'Field 11'])
})

test('a field that first appears on page 3 becomes available then, and moves no column', async ({
  applicants,
  sandbox,
}) => {
  await sandbox.haveApplicants(sampleApplicants(130, (index) => (index === 120 ? { night_shifts: 'Seldom' } : {})))
  await applicants.open()
  await applicants.untilAlive()
  await expect(applicants.table).toHaveAttribute('aria-colcount', '7')
  await expect(applicants.header('Night shifts')).toHaveCount(0)
  await applicants.loadAll.click()
  await expect(applicants.status.last()).toContainText('All 130 loaded')
  await expect(applicants.table).toHaveAttribute('aria-colcount', '7')
  await applicants.openColumns()
  await applicants.choice('Night shifts').check()
  await expect(applicants.table).toHaveAttribute('aria-colcount', '8')
  await applicants.columns.getByRole('button', { name: 'Close' }).click()
  await expect(applicants.header('Night shifts')).toHaveAttribute('aria-colindex', '8')
  await expect.poll(async () => (await applicants.texts('Night shifts'))[120]).toBe('Seldom')
})

test('columns can be hidden, shown and moved, also by keyboard, but the last one stays', async ({
  applicants,
  page,
  sandbox,
}) => {
  await sandbox.leaveApplicants(120)
  await applicants.openAll('?column=/name&column=/email&column=/status')
  await applicants.openColumns()
  await expect(applicants.columns.getByRole('heading')).toHaveText(/^3 of \d\d shown$/)
  await applicants.choice('Email').uncheck()
  await expect(applicants.header('Email')).toHaveCount(0)
  await expect.poll(() => applicants.heads()).toEqual(['Name', 'Status'])
  await applicants.choice('Email').check()
  await expect.poll(() => applicants.heads()).toEqual(['Name', 'Status', 'Email'])
  const up = applicants.columns.getByRole('button', { name: 'Move Email up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => applicants.heads()).toEqual(['Name', 'Email', 'Status'])
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => applicants.heads()).toEqual(['Email', 'Name', 'Status'])
  await expect(up).toBeFocused()
  await expect(up).toBeDisabled()
  await expect(applicants.rows.first().getByRole('rowheader')).toContainText('@')
  await applicants.columns.getByRole('button', { name: 'Move Email down' }).click()
  await expect.poll(() => applicants.heads()).toEqual(['Name', 'Email', 'Status'])
  await applicants.choice('Email').uncheck()
  await applicants.choice('Status').uncheck()
  await expect(applicants.choice('Name')).toBeDisabled()
  await applicants.columns.getByRole('button', { name: 'Reset columns' }).click()
  await expect.poll(async () => (await applicants.shownColumns()).slice(0, 5)).toEqual(profile)
})

test('dragging a column’s edge resizes its header and cells', async ({ applicants, sandbox }) => {
  await sandbox.leaveApplicants(120)
  await applicants.openAll('?column=/name&column=/email&column=/status')
  const [name, email] = [await applicants.widthOf('Name'), await applicants.widthOf('Email')]
  await applicants.dragEdge('Name', 90)
  await expect.poll(() => applicants.widthOf('Name')).toBe(name + 90)
  await applicants.dragEdge('Email', -100)
  await expect.poll(() => applicants.widthOf('Email')).toBe(email - 100)
  expect(await applicants.widthOf('Name')).toBe(name + 90)
  const cells = applicants.cells(applicants.rows.nth(3))
  await expect.poll(async () => (await cells.nth(1).boundingBox())?.width).toBe(name + 90)
  await expect.poll(async () => (await cells.nth(2).boundingBox())?.width).toBe(email - 100)
  // Dragged far beyond the minimum, the width stops there; and a drag does not sort.
  await applicants.dragEdge('Email', -600)
  await expect.poll(() => applicants.widthOf('Email')).toBe(64)
  await expect(applicants.header('Email')).not.toHaveAttribute('aria-sort')
})

test('the keyboard widens and narrows a column from its current width', async ({ applicants, page, sandbox }) => {
  await sandbox.leaveApplicants(120)
  await applicants.openAll('?column=/name&column=/email&column=/status')
  await applicants.openColumns()
  const email = await applicants.widthOf('Email')
  await applicants.columns.getByRole('button', { name: 'Make Email wider' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => applicants.widthOf('Email')).toBeGreaterThan(email)
  const wider = await applicants.widthOf('Email')
  await page.keyboard.press('Space')
  await expect.poll(() => applicants.widthOf('Email')).toBe(wider + 32)
  const status = await applicants.widthOf('Status')
  await applicants.columns.getByRole('button', { name: 'Make Status narrower' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => applicants.widthOf('Status')).toBeLessThan(status)
})

test('the panel makes rows compact and sorts them', async ({ applicants, sandbox }) => {
  await sandbox.haveApplicants(sampleApplicants(60, (index) => ({ score: (index * 37) % 60 })))
  await applicants.openAll('?column=/name&column=/score')
  const height = async () => (await applicants.rows.nth(2).boundingBox())?.height
  await expect.poll(height).toBe(40)
  await applicants.openColumns()
  await applicants.columns.getByLabel('Compact rows').check()
  await expect.poll(height).toBe(32)
  await expect(applicants.columns.getByLabel('Order')).toBeDisabled()
  await choose(applicants.columns.getByLabel('Sort by'), 'Score')
  await choose(applicants.columns.getByLabel('Order'), 'Descending')
  await expect(applicants.header('Score')).toHaveAttribute('aria-sort', 'descending')
  await expect(applicants.rows.first()).toContainText('59')
  await expect
    .poll(async () => (await applicants.texts('Score')).map(Number))
    .toEqual(Array.from({ length: 60 }, (_, index) => 59 - index))
  await choose(applicants.columns.getByLabel('Sort by'), 'Default order')
  await expect(applicants.rows.first()).toContainText('Person 000')
})

test('texts take the room that no column needs, and are made wider from there', async ({
  applicants,
  page,
  sandbox,
}) => {
  await sandbox.haveApplicants(sampleApplicants(5, () => ({ motto: 'Bakes bread at night, sells it by day' })))
  await page.setViewportSize({ width: 2560, height: 900 })
  await applicants.openAll()
  const motto = applicants.table.getByRole('cell', { name: 'Bakes bread at night' }).first()
  expect(await motto.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
  const head = applicants.table.getByRole('columnheader', { name: 'Motto' })
  const widthOf = () => head.evaluate((cell) => cell.clientWidth)
  const before = await widthOf()
  await applicants.columnsButton.click()
  await applicants.columns.getByRole('button', { name: 'Make Motto wider' }).click()
  await expect.poll(widthOf).toBeGreaterThan(before)
})
