import type { Page } from '@playwright/test'
import { earlierUrl, type Run } from '../lib/bulk-apply/contract'
import { expect } from './fixtures'
import { AiChatPage } from './pages/ai-chat'
import { BulkApplyPage } from './pages/bulk-apply'
import { test } from './support/indexed-desk'
import { startRun } from './support/runs'
import { table } from './support/spreadsheets'

// Twelve screens in both themes, compared with the screenshots in e2e/looks (see CONTRIBUTING.md for new ones).
// looks.css hides what differs between runs. What differs between systems is left out: we ship no font for other
// scripts.
test.use({ role: 'nobody' })

const statuses = ['New', 'New', 'In Review', 'Interview', 'New', 'Offer', 'Hired']
const first = ['Ada', 'Béla', 'Chidi', 'Dana', 'Emre', 'Fatou', 'Grace', 'Hanna', 'Ivo', 'Jürgen', 'Kim']
const last = ['Zweig', 'Okafor', 'Lindgren', 'Novák', 'Haddad', 'Costa', 'Meyer']
const jobs = [
  { job_id: 881_200, job_name: 'Warehouse associate' },
  { job_id: 881_213, job_name: 'Forklift operator (nights)' },
  { job_id: 881_226, job_name: 'Line cook' },
]
const dayMs = 86_400_000
const noon = Math.floor(Date.now() / dayMs) * dayMs - dayMs / 2

const records = Array.from({ length: 180 }, (_, index) => {
  const [given, family] = [first[index % first.length], last[index % last.length]]
  return {
    id: 4_000 + index,
    name: `${given} ${family}`,
    email: `applicant${index}@example.com`,
    phone: `+1 202 555 ${String(1_000 + index)}`,
    city: ['Lima', 'Oslo', 'Graz'][index % 3],
    status: statuses[(index * 5) % statuses.length],
    ...jobs[(index * index) % jobs.length],
    applied_at: new Date(noon - Math.floor(index / 7 + (index % 5)) * dayMs).toISOString(),
  }
})
const rows = records.slice(0, 6).map(({ email, name }) => [email, name, '881200'])

test('twelve screens look as they did, in both themes', async ({ startIndexedDesk, desk, names, sandbox }) => {
  // A screenshot is taken only once nothing moves any more.
  test.setTimeout(600_000)
  const page = await startIndexedDesk(records)
  await page.clock.setFixedTime(Date.now())
  const open = async (address: string, heading: string) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  const look = (name: string) => test.step(name, () => compare(page, name))

  await open('/', 'Overview')
  await look('overview')
  await open('/applicants', 'Applicants')
  await look('applicants')
  await open('/applicants?open=4003', 'Applicants')
  await expect(page.getByRole('dialog', { name: 'Applicant details' })).toBeVisible()
  await look('applicant')
  await open('/easy-apply', 'Easy apply')
  await look('easy-apply')
  // Titles in scripts that we ship no font for come last.
  await open('/jobs?sort=/name&column=/team_id&column=/country&column=/job_type', 'Jobs')
  await look('jobs')
  await open('/jobs?sort=/name&column=/team_id&column=/country&column=/job_type&open=881200', 'Jobs')
  await expect(page.getByRole('dialog', { name: 'Job details' })).toBeVisible()
  await look('job')
  await open('/jobs/new', 'New job')
  await look('new-job')
  await open('/ai-chat', 'AI chat')
  const aiChat = new AiChatPage(page)
  await aiChat.have(11, true)
  await aiChat.have(12, false)
  await look('ai-chat')
  await open('/activity', 'Activity')
  await look('activity')
  await open('/bulk-apply', 'Bulk apply')
  // The focus goes to the first problem known by then: that of the rows, not of the lookup of earlier applications.
  const isGridFocused = () => document.activeElement?.closest('[role=grid]') != null
  await page.route(`**${earlierUrl}`, async (route) => {
    await page.waitForFunction(isGridFocused)
    await route.continue()
  })
  const bulkApply = new BulkApplyPage(page)
  await bulkApply.upload({ content: table([...rows, ['nobody@example.com', 'Nobody Known', 'no-such-job']]) })
  await bulkApply.check()
  await expect(bulkApply.filter('To review')).toContainText('3')
  await look('check')
  await page.unroute(`**${earlierUrl}`)

  // The rows reach the partner in any order, so lists of everything that happened are compared before.
  const where = { page, desk: { ...desk, url: new URL(page.url()).origin }, names, sandbox }
  for (const [email = ''] of rows.slice(4))
    await sandbox.fail({ endpoint: 'POST /easy-apply', status: 422, times: null, match: { bodyContains: email } })
  const uploaded = rows.map(([email = '']) => ({ email, job: 'Warehouse associate' }))
  const run = await startRun(where, { name: 'Autumn fair', rows: uploaded })
  await expect(async () => {
    const { items }: { items: Run[] } = await (await page.request.get('/api/runs/followed')).json()
    expect(items.map(({ endedAt }) => endedAt !== null)).toEqual([true])
  }).toPass()
  await open(`/bulk-apply/${run}`, 'Autumn fair')
  await look('run')
  await page.context().clearCookies()
  await open('/sign-in', 'Sign in')
  await look('sign-in')
})

/** Compares softly, so that one run shows everything that has changed. */
async function compare(page: Page, name: string) {
  await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`)
  }
}
