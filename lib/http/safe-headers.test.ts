import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { expect, test, vi } from 'vitest'
import { listen } from '../testing/listen'
import { setSafeHeaders } from './safe-headers'

vi.mock('../runtime/config', () => ({ config: () => ({ app: { isSecure: false } }) }))

async function headersFor(fetchSite: string | null): Promise<IncomingHttpHeaders> {
  const server = createServer((request, response) => {
    setSafeHeaders(response, '/applicants', request.headers)
    response.end()
  })
  const port = await listen(server)
  try {
    return await new Promise((resolve, reject) => {
      const headers = fetchSite === null ? {} : { 'sec-fetch-site': fetchSite }
      get({ port, headers }, (answer) => resolve(answer.resume().headers)).on('error', reject)
    })
  } finally {
    server.close()
  }
}

test.each(['cross-site', 'same-site', 'nonsense', null])(
  'takes the window away from whoever opened it: Sec-Fetch-Site %s',
  async (site) => {
    expect(await headersFor(site)).toHaveProperty('cross-origin-opener-policy', 'same-origin')
  },
)

test.each(['none', 'same-origin'])('leaves the window in its process: Sec-Fetch-Site %s', async (site) => {
  const headers = await headersFor(site)
  expect(headers).not.toHaveProperty('cross-origin-opener-policy')
  expect(headers).toHaveProperty('cross-origin-resource-policy', 'same-origin')
})
