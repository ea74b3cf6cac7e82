import { describe, expect, test } from 'vitest'
import { plainView } from '@/lib/views/plain-view'
import { readViewAddress, recordToken, writeViewAddress } from './view-address'

const spans = [
  'applied=2026-11-20',
  'applied=2026-11-20T00:00:00.000Z',
  'applied=2026-11-21T00:00:00Z/2026-11-20T00:00:00Z',
  'applied=2026-11-20T00:00:00Z/2026-11-41T00:00:00Z',
]

const read = (query: string) => readViewAddress(new URLSearchParams(query))

describe('the view in the address', () => {
  test('comes back as it was written', () => {
    const view = {
      ...plainView,
      filter: 'night shift & "Hamburg"',
      sort: { pointer: '/experience/years', isDescending: true },
      columns: ['/name', '/a~1b', '/with,comma'],
      isCompact: true,
      applied: { from: '2026-11-20T23:00:00.000Z', until: '2026-11-21T23:00:00.000Z' },
    }
    expect(read(writeViewAddress(view, '265733753'))).toEqual({ view, open: '265733753' })
    expect(writeViewAddress(plainView, null)).toBe('')
  })

  test.each(['ada@example.com', 'ada%40example.com', 'ada＠example.com', 'hired ada@', '@'])(
    'never holds what may be an e-mail address: %s',
    (filter) => {
      expect(writeViewAddress({ ...plainView, filter }, null)).toBe('')
    },
  )

  test.each(['sort=name', 'sort=--/x', 'column=name', 'rows=huge', 'sort=/a~2', 'column=', ...spans])(
    'leaves out what it cannot mean: %s',
    (query) => expect(read(query).view).toEqual(plainView),
  )
})

describe('the token of a record', () => {
  const mapping = { id: '/id', email: '/email' }

  test('is the id where that is plain', () => {
    expect(recordToken({ id: 265733753 }, mapping)).toBe('265733753')
    expect(recordToken({ id: 'app_7:b-2' }, mapping)).toBe('app_7:b-2')
  })

  test('never contains an e-mail address, even if that is the id', () => {
    for (const record of [{ email: 'ada@example.com' }, { id: 'ada@example.com' }, { id: 'a b' }])
      expect(recordToken(record, mapping)).toMatch(/^~[a-z0-9]+$/)
  })
})
