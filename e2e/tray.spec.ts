import { axe, expect, test } from './fixtures'
import { Tray } from './pages/tray'
import { applicantsFor, startRun } from './support/runs'

const put = 'PUT /jobs/ai_chat/subscription/:team_id'

test('an outcome that arrives after leaving its page shows a toast and stays in the tray until dismissed', async ({
  aiChat,
  page,
  sandbox,
  tray,
}) => {
  await tray.clear()
  await aiChat.open()
  await sandbox.hold({ endpoint: put })
  const team = aiChat.team(12)
  const wasOn = (await team.on.getAttribute('aria-pressed')) === 'true'
  await (wasOn ? team.off : team.on).click()
  await expect(team.row).toContainText('Asking the partner…')
  await expect(tray.button).toHaveText(/1 sending/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expect(tray.button).toHaveText(/1 sending/)
  await sandbox.clearFaults()
  await expect(tray.toasts).toContainText('AI chat: Switched')
  await expect(tray.toasts).toContainText('Team 12')
  await expect(tray.button).toHaveText(/1 done/)
  await page.reload()
  await expect(tray.button).toHaveText(/1 done/)
  await tray.open()
  await axe(page)
  await tray.item('Team 12').getByRole('button', { name: 'Clear' }).click()
  await expect(tray.button).toBeHidden()
  await expect.poll(() => tray.steps('Team 12')).toEqual([])
  const answered = page.waitForResponse(/\/api\/dispatches$/)
  await page.reload()
  await answered
  await expect(tray.button).toBeHidden()
})

test('an outcome shown on the current page gets no toast and no tray entry', async ({ aiChat, page, tray }) => {
  await tray.clear()
  await aiChat.open()
  const team = aiChat.team(12)
  await aiChat.have(12, (await team.on.getAttribute('aria-pressed')) !== 'true')
  await expect(tray.button).toBeHidden()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expect.poll(() => tray.steps('Team 12')).toEqual([])
  const answered = page.waitForResponse(/\/api\/dispatches$/)
  await page.reload()
  await answered
  await expect(tray.button).toBeHidden()
  await expect(tray.toasts).toHaveCount(0)
})

test('a rejection counts the same on its own page as on others', async ({ aiChat, page, tray }) => {
  await tray.clear()
  await aiChat.open()
  await aiChat.team(16).on.click()
  await expect(tray.button).toHaveText(/1 refused/)
  await expect(tray.badge).toHaveText('1')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expect(tray.badge).toHaveText('1')
  await tray.clear()
})

test('a waiting write can be cancelled or sent now from any screen', async ({ aiChat, page, sandbox, tray }) => {
  await tray.clear()
  await aiChat.open()
  await aiChat.have(13, false)
  await sandbox.fail({ endpoint: put, status: 429, times: null })
  await aiChat.team(13).on.click()
  await expect(aiChat.team(13).row).toContainText('next try in')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await tray.open()
  await expect(tray.item('Team 13')).toContainText(/Rate limited, next try in \d+ s/)
  await tray.hurry('Team 13')
  await sandbox.clearFaults()
  await tray.hurryUntil('Team 13', 'Switched on')
  await sandbox.fail({ endpoint: put, status: 429, times: null })
  await tray.item('Team 13').getByRole('link').click()
  await aiChat.team(13).off.click()
  await expect(aiChat.team(13).row).toContainText('next try in')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await tray.open()
  await tray.list.getByRole('button', { name: 'Cancel' }).click()
  await expect(tray.item('Not sent')).toBeVisible()
  expect((await sandbox.state()).subscriptions).toMatchObject({ 13: { enabled: true } })
})

test('cancelling during a send shows at once, and no retry follows a failed attempt', async ({
  aiChat,
  sandbox,
  tray,
}) => {
  await tray.clear()
  await aiChat.open()
  await aiChat.have(13, false)
  const before = (await sandbox.requests(put)).length
  await sandbox.hold({ endpoint: put, status: 429 })
  await aiChat.team(13).on.click()
  await expect(tray.button).toHaveText(/1 sending/)
  await tray.open()
  await tray.item('Team 13').getByRole('button', { name: 'Cancel' }).click()
  await expect(tray.item('Team 13')).toContainText('Stops unless this attempt goes through')
  await expect(tray.item('Team 13').getByRole('button', { name: 'Cancel' })).toBeHidden()
  await sandbox.clearFaults()
  await expect(aiChat.team(13).off).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => tray.steps('Team 13')).toContain('cancelled')
  expect(await sandbox.requests(put)).toHaveLength(before + 1)
})

test('a write that needs a decision shows on every screen, with what sending again would do, and is decided there', async ({
  easyApply,
  page,
  sandbox,
  tray,
}) => {
  await tray.clear()
  await easyApply.open()
  // Its team accepts repeats, so the desk cannot reconcile by resending.
  await easyApply.chooseJob('Verkäufer:in Teilzeit (m/w/d)')
  await easyApply.email.fill('needs.you@example.com')
  await easyApply.fullName.fill('Nina Needs')
  await easyApply.enqueue.uncheck()
  await sandbox.fail({ endpoint: 'POST /easy-apply', transport: 'drop', when: 'after' })
  await easyApply.submit.click()
  await expect(tray.button).toHaveText(/1 needs you/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click()
  const card = page.getByRole('region', { name: 'Needs you' })
  await expect(card.getByRole('link', { name: /^Open: Easy apply: Nina Needs, / })).toHaveAttribute(
    'href',
    /^\/easy-apply\?dispatch=/,
  )
  await expect(card.getByRole('link', { name: 'Nina Needs', exact: true })).toHaveAttribute('href', '/applicants')
  await page.reload()
  await expect(card).toBeVisible()
  await tray.open()
  const item = tray.item('Easy apply: Nina Needs, ')
  await expect(item).toContainText('may create a duplicate application')
  await axe(page)
  await item.getByRole('button', { name: 'Don’t resend' }).click()
  await expect(item).toContainText('Left unconfirmed')
  await expect(card).toBeHidden()
  await item.getByRole('button', { name: 'Clear' }).click()
  await expect(tray.list).toContainText('Nothing is under way')
  await page.keyboard.press('Escape')
  await expect(tray.list).toBeHidden()
  expect((await sandbox.requests('POST /easy-apply')).length).toBe(1)
})

test('several unconfirmed applications, or the rows of a run, can be decided at once', async ({
  desk,
  easyApply,
  names,
  page,
  sandbox,
  tray,
}) => {
  await tray.clear()
  // Its team accepts repeats, so the desk cannot reconcile by resending.
  const job = 'Verkäufer:in Teilzeit (m/w/d)'
  await sandbox.fail({ endpoint: 'POST /easy-apply', transport: 'drop', when: 'after', times: null })
  for (const _ of ['first', 'second']) {
    await easyApply.open()
    await easyApply.fillIn({ job })
    await easyApply.submit.click()
    await expect(easyApply.choice).toBeVisible()
  }
  await startRun({ page, desk, names, sandbox }, { name: 'Also in doubt', rows: applicantsFor(job, 2, 'lost') })
  await page.goto('/')
  await expect(tray.button).toHaveText(/3 need you/)
  await tray.open()
  const applications = tray.list.getByRole('region', { name: 'Applications: 2 unconfirmed' })
  await applications.getByRole('button', { name: 'Don’t resend any' }).click()
  const question = page.getByRole('dialog', { name: 'Applications: leave 2 unconfirmed?' })
  await question.getByRole('button', { name: 'Don’t resend 2' }).click()
  await expect(applications).toBeHidden()
  await expect(tray.items.filter({ hasText: 'Left unconfirmed' })).toHaveCount(2)
  const rows = tray.item('Also in doubt').getByRole('region', { name: '2 rows unconfirmed' })
  await axe(page)
  await rows.getByRole('button', { name: 'Don’t resend' }).click()
  await page
    .getByRole('dialog', { name: 'Leave 2 rows unconfirmed?' })
    .getByRole('button', { name: /^Don’t resend/ })
    .click()
  await expect(rows).toBeHidden()
  await expect(tray.button).not.toHaveText(/need/)
  expect((await sandbox.requests('POST /easy-apply')).length).toBe(4)
})

test('no screen polls while nothing is in progress', async ({ page, tray }) => {
  await tray.clear()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/dispatches')) asked.push(request.url())
  })
  await page.goto('/')
  for (const name of ['Jobs', 'Easy apply', 'AI chat', 'Overview']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  expect(asked).toHaveLength(1)
})

test('another tab shows writes in progress, and their outcomes', async ({ aiChat, context, page, sandbox, tray }) => {
  await tray.clear()
  await aiChat.open()
  await sandbox.hold({ endpoint: put })
  const team = aiChat.team(12)
  const wasOn = (await team.on.getAttribute('aria-pressed')) === 'true'
  await (wasOn ? team.off : team.on).click()
  await expect(tray.button).toHaveText(/1 sending/)
  const other = await context.newPage()
  await other.goto('/jobs')
  const otherTray = new Tray(other)
  await expect(otherTray.button).toHaveText(/1 sending/)
  await sandbox.clearFaults()
  await expect(otherTray.toasts).toContainText('AI chat: Switched')
  await expect(team.row).toContainText(wasOn ? 'Off · set by' : 'On · set by')
  await page.close()
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('has no tray, and requests no updates for it', async ({ page, tray }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/dispatches')) asked.push(request.url())
    })
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    await expect(tray.button).toBeHidden()
    expect(asked).toEqual([])
  })
})
