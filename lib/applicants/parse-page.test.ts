import { describe, expect, test } from 'vitest'
import { applicantsUrl } from './contract'
import { parsePage } from './parse-page'

const parse = (query: string) => parsePage(new URLSearchParams(query))

describe('the requested page', () => {
  test('defaults to the first 50 in the person lane', () => {
    expect(parse('')).toEqual({ page: { offset: 0, limit: 50 }, lane: 'person' })
  })

  test.each(['person', 'bulk'] as const)('is parsed from the URLs of our own pages (%s)', (lane) => {
    const url = new URL(applicantsUrl({ offset: 45, limit: 25, lane }), 'http://desk')
    expect(url.pathname).toBe('/api/applicants')
    expect(parsePage(url.searchParams)).toEqual({ page: { offset: 45, limit: 25 }, lane })
  })

  test.each(['offset=-1', 'offset=1.5', 'offset=', 'offset=1000000001', 'offset=1e3'])('rejects %s', (query) => {
    expect(parse(query)).toEqual({ fault: 'offset must be a whole number from 0 to 1000000000' })
  })

  test.each(['limit=0', 'limit=51', 'limit=all'])('rejects %s', (query) => {
    expect(parse(query)).toEqual({ fault: 'limit must be a whole number from 1 to 50' })
  })

  test.each(['lane=', 'lane=Bulk', 'lane=export'])('rejects %s', (query) => {
    expect(parse(query)).toEqual({ fault: 'lane must be person or bulk' })
  })
})
