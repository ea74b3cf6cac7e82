import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './fixtures'
import { people } from './support/people'
import { applicantsFor, uploadRun } from './support/runs'
import { job, latestActivity } from './support/steps'

const api = fileURLToPath(new URL('../app/api', import.meta.url))
/** Every address that answers with a file, read from the code, so that new ones are covered without a change here. */
const downloads = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts') && readFileSync(join(api, file), 'utf8').includes('answerDownload('))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, '')}`)

// Some downloads are for admins only.
test.use({ role: 'admin' })

test('the activity lists every download: by whom, how much, and whether it was complete', async ({
  desk,
  names,
  page,
  sandbox,
}) => {
  expect(downloads.length).toBeGreaterThanOrEqual(3)
  const run = await uploadRun({ page, desk, names, sandbox }, { name: 'people.csv', rows: applicantsFor(job, 3) })
  for (const address of downloads) {
    const query = address.endsWith('/results') ? '?rows=all' : ''
    const answer = await page.request.get(address.replace('[id]', run) + query)
    expect(answer.status(), address).toBe(200)
    await answer.body()
    const id = answer.headers()['x-export-id'] ?? ''
    const { entry } = await (await page.request.get(`/api/activity/${id}`)).json()
    expect(entry?.row, address).toMatchObject({ who: people.admin.name, kind: 'export', outcome: 'whole' })
    expect(entry.details.count, address).toEqual(expect.any(Number))
  }
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('a download that the role does not allow is rejected and appears once in the activity', async ({ as, page }) => {
    for (let time = 0; time < 3; time += 1) {
      await page.goto('/people')
      await expect(page.getByText('Your role does not allow this')).toBeVisible()
    }
    expect((await page.request.get('/api/applicants/export')).status()).toBe(403)
    const admin = await as('admin')
    const refused = (await latestActivity(admin, '&kind=access')).filter(({ who }) => who === 'Vito Viewer')
    for (const subject of ['/people', '/api/applicants/export'])
      expect(refused.filter((row) => row.subject === subject && row.outcome === 'not-allowed')).toHaveLength(1)
    expect(refused[0]?.reference).toMatch(/^[0-9a-f-]{36}$/)
  })
})
