import type { Page } from '@playwright/test'
import { startPostgres, type TestPostgres } from '../lib/testing/postgres'
import { expect } from './fixtures'
import { JobsPage } from './pages/jobs'
import { SignInPage } from './pages/sign-in'
import { people } from './support/people'
import { type ServerProcess, test } from './support/server-process'

test.use({ role: 'nobody' })

let postgres: TestPostgres
test.beforeAll(async () => {
  postgres = await startPostgres()
})
test.afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

/** The log lines that contain the id. */
async function linesWith(server: ServerProcess, id: string) {
  // The text after the last line break may be an incomplete line.
  const whole = () => server.output.split('\n').slice(0, -1)
  await expect.poll(() => whole().join('\n')).toContain(id)
  return whole().filter((line) => line.includes(id))
}

async function shownId(page: Page): Promise<string> {
  const shown = page.getByText(/Error ID [0-9A-Z]{4}-[0-9A-Z]{2}/)
  await expect(shown).toBeVisible()
  return /[0-9A-Z]{4}-[0-9A-Z]{2}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
}

test('an unexpected error shows a unique ID, and one log line has all its details except personal data', async ({
  startDesk,
  browser,
  names,
}) => {
  if ('missing' in postgres) return test.skip(true, `NOT TESTED: ${postgres.missing}`)
  const { run } = postgres
  const token = 'a-token-for-the-error-test'
  const server = await startDesk({ DATABASE_URL: postgres.url, METRICS_TOKEN: token })
  await server.untilReady()
  const page = await browser.newPage({ baseURL: server.url })
  await new SignInPage(page).signInAs(people.admin)

  const check = async (id: string, facts: object) => {
    const lines = await linesWith(server, id)
    expect(lines).toHaveLength(1)
    const line = JSON.parse(lines[0] ?? '')
    expect(line).toMatchObject({ level: 'error', errorId: id, ...facts })
    expect(line.personId).toMatch(/\w{8,}/)
    expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(line.err.stack).toContain('    at ')
    expect(JSON.stringify(line)).toContain('does not exist')
    expect(lines[0]).not.toMatch(/@example|@partner-desk|Unlucky|params: [^v]/)
  }

  await run('alter table matched_columns rename to gone')
  await page.goto('/bulk-apply')
  await expect(page.getByText('Something went wrong here')).toBeVisible()
  const first = await shownId(page)
  await check(first, { where: 'page', route: '/bulk-apply', method: 'GET' })
  await page.reload()
  const second = await shownId(page)
  expect(second).not.toBe(first)
  await check(second, { where: 'page' })
  await check(first, { where: 'page' })

  await run('alter table activity rename to activity_gone')
  const answer = await page.request.get('/api/activity')
  expect(answer.status()).toBe(500)
  const { errorId } = await answer.json()
  await check(errorId, { where: 'handler', route: '/api/activity' })

  const jobs = new JobsPage(page, names)
  await jobs.openNew()
  await jobs.title.fill('Unlucky job')
  await jobs.team.fill('11')
  await run('alter table dispatches rename to dispatches_gone')
  await jobs.create.click()
  await check(await shownId(page), { where: 'action', route: '/jobs/new', method: 'POST' })
  await page.close()

  const metrics = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await metrics.text()
  expect(text).toContain('desk_unexpected_errors_total{where="page"} 2')
  expect(text).toMatch(/desk_unexpected_errors_total\{where="handler"\} [1-9]/)
})

test('while the database is down, a screen says so, a button shows an error ID, and all is well afterwards', async ({
  startDesk,
  browser,
}) => {
  const server = postgres
  if ('missing' in server) return test.skip(true, `NOT TESTED: ${server.missing}`)
  await server.run('create database away')
  const desk = await startDesk({ DATABASE_URL: server.url.replace(/[^/]*$/, 'away') })
  await desk.untilReady()
  const page = await browser.newPage({ baseURL: desk.url })
  await new SignInPage(page).signInAs(people.admin)
  const stranger = await browser.newPage({ baseURL: desk.url })
  const signIn = new SignInPage(stranger)
  await signIn.open()
  await server.beAway(async () => {
    await signIn.fill(people.admin)
    await linesWith(desk, await shownId(stranger))
    await page.goto('/jobs')
    await expect(page.getByRole('heading', { name: 'Partner Desk can’t reach its database' })).toBeVisible()
    expect(await shownId(page)).not.toBe('')
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
})
