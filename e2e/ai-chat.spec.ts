import { writePointer } from '../lib/partner/profile/pointer'
import { expect, test } from './fixtures'
import { people } from './people'

test('teams come from the jobs; a switch is set at the partner and remembered with who and when', {
  tag: '@core',
}, async ({ aiChat, names, page, sandbox }) => {
  await aiChat.open()
  const team = aiChat.team(13)
  await expect(team.group).toBeVisible()
  await team.on.click()
  await expect(team.on).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('listitem').filter({ has: team.group })).toContainText(
    `On · set by ${people.recruiter.name}`,
  )
  const [request] = await sandbox.requests('PUT /jobs/ai_chat/subscription/:team_id')
  expect(request?.body).toEqual(writePointer({}, names.profile.aiChat.enabled, true))
  await page.reload()
  await expect(team.on).toHaveAttribute('aria-pressed', 'true')
  await expect(team.off).toHaveAttribute('aria-pressed', 'false')
})

test('what is not known is neither on nor off', async ({ aiChat, page }) => {
  await aiChat.open()
  const team = aiChat.team(15)
  await expect(team.on).toHaveAttribute('aria-pressed', 'false')
  await expect(team.off).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('listitem').filter({ has: team.group })).toContainText('Not known')
})

test('a team that cannot have it says why, and goes back to what it was', { tag: '@core' }, async ({
  aiChat,
  page,
}) => {
  await aiChat.open()
  const team = aiChat.team(16)
  await team.on.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The partner cannot do this as it stands' })).toBeVisible()
  await expect(team.on).toHaveAttribute('aria-pressed', 'false')
})

test('a team is added by its ID; one outside the key’s reach is said in words', async ({ aiChat, page, desk }) => {
  const id = `9${desk.port}`
  await aiChat.open()
  await aiChat.teamId.fill('..')
  await aiChat.addTeam.click()
  await expect(aiChat.teamId).toHaveAccessibleDescription(/not only dots/)
  await aiChat.teamId.fill(id)
  await aiChat.addTeam.click()
  await aiChat.team(id).on.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toBeVisible()
  await expect(aiChat.team(id).on).toHaveAttribute('aria-pressed', 'false')
})

test('jobs that do not come leave the teams that are known', async ({ aiChat, page, repeat, sandbox }) => {
  await repeat.hurry()
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 503 })
  await aiChat.open()
  await expect(page.getByRole('alert').filter({ hasText: 'The partner is not available' })).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(aiChat.team(11).group).toBeVisible()
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('sees the states and cannot set them', async ({ aiChat }) => {
    await aiChat.open()
    await expect(aiChat.team(11).on).toBeDisabled()
    await expect(aiChat.addTeam).toBeHidden()
  })
})
