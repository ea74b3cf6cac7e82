import { expect, test } from './fixtures'
import { JobsPage } from './pages/jobs'
import { holdRequests } from './support/hold-requests'
import { uniqueTitle } from './support/unique-title'

test('two tabs share one draft, and sending it from both creates one job', async ({ context, jobs, sandbox }) => {
  const other = new JobsPage(await context.newPage(), jobs.names)
  const title = uniqueTitle('Night baker')
  await createInBoth(jobs, other, title)
  await expect(jobs.outcome('Created')).toBeVisible()
  await expect(other.outcome('Created')).toBeVisible()
  expect(await sandbox.requests('POST /jobs')).toHaveLength(1)
  await expect(other.title).toHaveValue('')
})

test('a tab that missed another tab’s dismissal still shows the job’s outcome', async ({ context, jobs }) => {
  const other = new JobsPage(await context.newPage(), jobs.names)
  const title = uniqueTitle('Night baker')
  const release = await holdRequests(jobs.page, /\/api\/dispatches(\?|$)/)
  await createInBoth(jobs, other, title)
  await expect(other.outcome('Created')).toBeVisible()
  await other.page.goto('/')
  const isKept = () =>
    other.page.evaluate(async (title) => (await (await fetch('/api/dispatches')).text()).includes(title), title)
  await expect.poll(isKept).toBe(false)
  release()
  await expect(jobs.outcome('Created')).toBeVisible()
})

/** Fills in the same draft in two tabs, and submits it from both. */
async function createInBoth(jobs: JobsPage, other: JobsPage, title: string) {
  await jobs.openNew()
  await other.openNew()
  await jobs.fill(title)
  await expect(jobs.draftSaved).toBeVisible()
  await other.fill(title)
  await expect(other.draftSaved).toBeVisible()
  await Promise.all([jobs.create.click(), other.create.click()])
  await jobs.endUndo()
}
