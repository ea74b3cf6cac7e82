import { searchUrl } from '../lib/applicants/contract'
import { expect } from './fixtures'
import { test } from './support/indexed-desk'
import { mixedApplicants } from './support/mixed-applicants'

test.use({ role: 'nobody' })

test('API clients search through the same URL, and learn what is wrong with an invalid query', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(mixedApplicants)
  const ask = async (query: string) => {
    const answer = await page.request.get(`${searchUrl}?${query}`)
    return { status: answer.status(), body: await answer.json() }
  }
  const { status, body } = await ask('q=person&status=Interview&status=Rejected&limit=5&offset=5')
  expect(status).toBe(200)
  expect(body.items).toHaveLength(5)
  expect(body.items[0]).toMatchObject({ name: expect.stringMatching(/^Person/) })
  expect(body.total).toBe(58)
  expect(Date.parse(body.asOf)).toBeGreaterThan(Date.now() - 600_000)
  expect(body.facets.status.values).toEqual([
    { value: 'New', count: 60 },
    { value: 'Interview', count: 29 },
    { value: 'Rejected', count: 29 },
  ])
  expect(Object.keys(body.facets)).toEqual(expect.arrayContaining(['status', 'jobId', '/source', '/is_favorite']))
  expect((await ask('/source=Job%20fair&facets=')).body).toMatchObject({ total: 41, facets: {} })
  expect(await ask('limit=1000')).toEqual({
    status: 400,
    body: { error: 'limit must be a whole number from 1 to 200' },
  })
  expect(await ask('statos=New')).toEqual({
    status: 400,
    body: { error: 'statos is neither a parameter nor a facet' },
  })
  for (const query of ['q=%00', 'q=%ED%A0%80', '/a=%00', 'sort=/%00', 'status=%00', 'facets=/%00'])
    expect((await ask(query)).status, query).toBe(200)
})
