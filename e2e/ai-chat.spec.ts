import { writeSwitch } from '../lib/records/read-field'
import { expect, test } from './fixtures'
import { AiChatPage } from './pages/ai-chat'
import { holdRequests, isPost, openHoldingLaterScripts } from './support/hold-requests'
import { people } from './support/people'

test('lists the teams of the jobs, and a change is sent to the partner and shown with who made it and when', {
  tag: '@core',
}, async ({ aiChat, names, page, sandbox }) => {
  await aiChat.open()
  const team = aiChat.team(13)
  await aiChat.have(13, false)
  await team.on.click()
  await expect(team.on).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('listitem').filter({ has: team.group })).toContainText(
    `On · set by ${people.recruiter.name}`,
  )
  const request = (await sandbox.requests('PUT /jobs/ai_chat/subscription/:team_id')).at(-1)
  expect(request?.body).toEqual(writeSwitch({}, names.profile.aiChat.enabled, true))
  await page.reload()
  await expect(team.on).toHaveAttribute('aria-pressed', 'true')
  await expect(team.off).toHaveAttribute('aria-pressed', 'false')
})

test('a page that stays open shows what a colleague sets', async ({ aiChat, as }) => {
  await aiChat.open()
  await aiChat.have(12, false)
  const colleague = new AiChatPage(await as('admin'))
  await colleague.open()
  await expect(colleague.team(12).off).toHaveAttribute('aria-pressed', 'true')
  await aiChat.have(12, true)
  await expect(colleague.team(12).on).toHaveAttribute('aria-pressed', 'true')
  await expect(colleague.team(12).row).toContainText(`On · set by ${people.recruiter.name}`)
})

test('a button pressed before the fields have loaded sends their values too', async ({ aiChat, page }) => {
  await aiChat.open()
  await aiChat.have(12, false)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  const release = await openHoldingLaterScripts(page, '/ai-chat')
  await aiChat.team(12).on.click()
  await expect(page.getByRole('region', { name: 'Also sent with each change' })).toBeHidden()
  expect(posts).toBe(0)
  release()
  await expect(aiChat.team(12).row).toContainText('On · set by')
})

test('an unknown setting is shown as neither on nor off', async ({ aiChat, page }) => {
  await aiChat.open()
  const team = aiChat.team(15)
  await expect(team.on).toHaveAttribute('aria-pressed', 'false')
  await expect(team.off).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('listitem').filter({ has: team.group })).toContainText('Not reported')
})

test('a team that cannot have AI chat shows the reason and returns to its previous setting', async ({
  aiChat,
  page,
}) => {
  await aiChat.open()
  const team = aiChat.team(16)
  await team.on.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The partner refused this change' })).toBeVisible()
  await expect(team.on).toHaveAttribute('aria-pressed', 'false')
})

test('adds a team by its ID, explains when the team is outside the key’s scope, and removes it again', async ({
  aiChat,
  page,
  desk,
}) => {
  const id = `9${desk.port}`
  await aiChat.open()
  await aiChat.teamId.fill('..')
  await aiChat.addTeam.click()
  await expect(aiChat.teamId).toHaveAccessibleDescription(/begins with a letter or digit/)
  await expect(aiChat.teamId).toBeFocused()
  await aiChat.teamId.fill(id)
  await aiChat.addTeam.click()
  await expect(page.getByText(`Team ${id} added`)).toBeVisible()
  await aiChat.teamId.fill(id)
  await expect(aiChat.team(id).group).toBeVisible()
  await aiChat.addTeam.click()
  await expect(aiChat.teamId).toHaveAccessibleDescription(new RegExp(`Team ${id} is already in the list`))
  await expect(aiChat.teamId).toBeFocused()
  await aiChat.team(id).on.click()
  // Refusals from earlier tests on this desk may still be shown too.
  const refusal = page.getByRole('alert').filter({ hasText: 'The partner cannot find this' })
  await expect(refusal).toContainText('Nothing was changed')
  await expect(aiChat.team(id).on).toHaveAttribute('aria-pressed', 'false')

  await expect(page.getByRole('button', { name: 'Remove team 11', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: `Remove team ${id}` }).click()
  await expect(page.getByText(`Team ${id} removed`)).toBeVisible()
  await expect(aiChat.team(id).group).toHaveCount(0)
  await expect(aiChat.teamId).toBeFocused()
  await page.reload()
  await expect(aiChat.team(11).group).toBeVisible()
  await expect(aiChat.team(id).group).toHaveCount(0)
})

test('removing a team leaves the selection as changed meanwhile', async ({ aiChat, page, desk }) => {
  const id = `8${desk.port}`
  await aiChat.open()
  await aiChat.teamId.fill(id)
  await aiChat.addTeam.click()
  for (const kept of [11, 12]) await aiChat.team(kept).select.check()
  const release = await holdRequests(page, '**/ai-chat', isPost)
  await page.getByRole('button', { name: `Remove team ${id}` }).click()
  await aiChat.team(12).select.uncheck()
  release()
  await expect(aiChat.team(id).group).toHaveCount(0)
  await expect(aiChat.team(11).select).toBeChecked()
  await expect(aiChat.team(12).select).not.toBeChecked()
})

const put = 'PUT /jobs/ai_chat/subscription/:team_id'

test('setting several teams at once shows an outcome for each, and a summary line', async ({ aiChat, sandbox }) => {
  await aiChat.open()
  await expect(aiChat.turnOn).toBeDisabled()
  for (const id of [11, 12, 16]) await aiChat.team(id).select.check()
  await aiChat.turnOn.click()
  await expect(aiChat.progress('2 of 3 set · 1 refused')).toBeVisible()
  for (const id of [11, 12]) await expect(aiChat.team(id).row).toContainText(`On · set by ${people.recruiter.name}`)
  await expect(aiChat.team(16).row).toContainText('The partner refused this change')
  await expect(aiChat.team(16).on).toHaveAttribute('aria-pressed', 'false')
  expect((await sandbox.requests(put)).length).toBe(3)
  await aiChat.selectAll.check()
  await expect(aiChat.team(13).select).toBeChecked()
  await aiChat.selectAll.uncheck()
  await expect(aiChat.turnOff).toBeDisabled()
})

test('a reload while several settings are being sent shows the current state of each', async ({
  aiChat,
  page,
  sandbox,
}) => {
  await aiChat.open()
  for (const id of [11, 12, 13]) await aiChat.team(id).select.check()
  await sandbox.hold({ endpoint: put, times: 3 })
  await aiChat.turnOff.click()
  await expect(aiChat.progress('0 of 3 set')).toBeVisible()
  await page.reload()
  await expect(aiChat.progress('0 of 3 set')).toBeVisible()
  await sandbox.clearFaults()
  for (const id of [11, 12, 13]) await expect(aiChat.team(id).off).toHaveAttribute('aria-pressed', 'true')
  await expect(aiChat.progress('3 of 3 set')).toBeVisible()
  expect((await sandbox.requests(put)).length).toBe(3)
})

test('a user who leaves while a setting is being sent sees its outcome on returning', async ({
  aiChat,
  page,
  sandbox,
}) => {
  await aiChat.open()
  await aiChat.have(13, false)
  await sandbox.hold({ endpoint: put })
  await aiChat.team(13).on.click()
  await expect(aiChat.team(13).row).toContainText('Asking the partner…')
  await page.getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('link', { name: 'AI chat' }).click()
  await expect(aiChat.team(13).on).toHaveAttribute('aria-pressed', 'true')
  await expect(aiChat.team(13).row).toContainText('On · set by')
})

test('the activity lists a change once, with a link back to the teams', async ({ activity, aiChat, page }) => {
  await aiChat.open()
  await aiChat.have(13, false)
  await aiChat.team(13).on.click()
  await expect(aiChat.team(13).row).toContainText('On · set by')
  await activity.open('?kind=set-ai-chat')
  const row = activity.rows.first()
  await expect(row).toContainText(/AI chat.*Team 13.*Switched on/)
  await expect(row).not.toContainText('· On')
  await row.getByRole('link', { name: 'Team 13', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'AI chat' })).toBeVisible()
})

test('a click while a change is being sent replaces the queued change', async ({ aiChat, page, sandbox }) => {
  await aiChat.open()
  await aiChat.have(14, false)
  await sandbox.hold({ endpoint: put })
  const recorded: string[] = []
  page.on('response', (answer) => {
    if (answer.request().postData()?.includes('"teams"')) recorded.push(answer.url())
  })
  const before = (await sandbox.requests(put)).length
  const team = aiChat.team(14)
  await team.on.click()
  await expect.poll(async () => (await sandbox.requests(put)).length).toBe(before + 1)
  await team.off.click()
  await team.on.click()
  await team.off.click()
  await expect.poll(() => recorded.length).toBe(4)
  await sandbox.clearFaults()
  await expect(team.off).toHaveAttribute('aria-pressed', 'true')
  await expect(team.row).toContainText('Off · set by')
  await expect.poll(async () => (await sandbox.requests(put)).length).toBe(before + 2)
  await expect(team.off).toHaveAttribute('aria-pressed', 'true')
})

test('a setting whose response is lost is shown as unconfirmed, not as off, with the previous setting and the options', async ({
  aiChat,
  page,
  sandbox,
}) => {
  await aiChat.open()
  await aiChat.have(14, true)
  await sandbox.fail({ endpoint: put, status: 500, times: null, when: 'after' })
  const team = aiChat.team(14)
  await team.off.click()
  await expect(team.row).toContainText('Unconfirmed')
  for (const button of [team.on, team.off]) await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(team.row).toContainText(`Unconfirmed · ${people.recruiter.name} set it to Off`)
  await expect(team.row).toContainText(`previously: On, set by ${people.recruiter.name}`)
  const html = await (await page.request.get('/ai-chat')).text()
  expect(html, 'the notice is in the page, so that no row moves once scripts have loaded').toMatch(
    /<button[^>]*>(<[^>]+>)*Don’t resend/,
  )
  await page.reload()
  await expect(team.row).toContainText('The partner’s server failed. It may be Off now, or unchanged')
  await sandbox.clearFaults()
  await team.row.getByRole('button', { name: 'Send again' }).click()
  await expect(team.row).toContainText('Off · set by')
  await expect(team.off).toHaveAttribute('aria-pressed', 'true')
  await expect(team.row.getByRole('button', { name: 'Send again' })).toBeHidden()
})

test('spec 7, retry rule 4: a row shows that it is being retried, and the user can cancel or retry now', async ({
  aiChat,
  sandbox,
}) => {
  await aiChat.open()
  await aiChat.have(14, false)
  const team = aiChat.team(14)
  await sandbox.fail({ endpoint: put, status: 429, times: null })
  await team.on.click()
  await expect(team.row).toContainText(/Rate limited, next try in \d+ s/)
  await expect(team.row).toContainText('Not set to On yet')
  await expect(team.row).not.toContainText('Asking the partner…')
  await aiChat.pressUntil(14, 'Cancel', 'Off · set by')
  await expect(team.off).toHaveAttribute('aria-pressed', 'true')
  await team.on.click()
  await expect(team.row).toContainText(/Rate limited, next try in \d+ s/)
  await sandbox.clearFaults()
  await aiChat.pressUntil(14, 'Try now', 'On · set by')
})

test('a colleague’s change is shown while it is being sent and afterwards', async ({ aiChat, as, page, sandbox }) => {
  await aiChat.open()
  await aiChat.have(13, true)
  await sandbox.hold({ endpoint: put })
  const admin = await as('admin')
  await admin.goto('/ai-chat')
  const theirs = admin.getByRole('group', { name: 'AI chat for team 13', exact: true })
  await theirs.getByRole('button', { name: 'Off', exact: true }).click()
  await expect(theirs.getByRole('button', { name: 'Off', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(aiChat.team(13).row).toContainText(`${people.admin.name} is setting it to Off…`)
  await sandbox.clearFaults()
  await expect(aiChat.team(13).row).toContainText(`Off · set by ${people.admin.name}`)
})

test('known teams stay listed when the jobs fail to load', async ({ aiChat, page, retryNotice, sandbox }) => {
  await retryNotice.hurry()
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 503 })
  await aiChat.open()
  await expect(page.getByRole('alert').filter({ hasText: 'The partner is not available' })).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(aiChat.team(11).group).toBeVisible()
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('sees the settings but cannot change them', async ({ aiChat }) => {
    await aiChat.open()
    await expect(aiChat.team(11).on).toBeDisabled()
    await expect(aiChat.addTeam).toBeHidden()
  })
})
