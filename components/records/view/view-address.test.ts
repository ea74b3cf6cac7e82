import { describe, expect, test } from 'vitest'
import { plainView } from '@/lib/views/plain-view'
import { readViewAddress, recordToken, writeViewAddress } from './view-address'

const spans = [
  'applied=2026-11-20',
  'applied=0000-01-01T00:00:00Z/2026-11-20T00:00:00Z',
  'applied=2026-11-20T00:00:00.000Z',
  'applied=2026-11-21T00:00:00Z/2026-11-20T00:00:00Z',
  'applied=2026-11-20T00:00:00Z/2026-11-41T00:00:00Z',
]

const nonsense = [
  'where=',
  'where=:',
  'where=city:Oslo',
  'where=__proto__:x',
  'where=constructor:x',
  'where=status:',
  `where=status:${'x'.repeat(501)}`,
  'where=/a~2:x',
  'new=all',
]

const read = (query: string) => readViewAddress(new URLSearchParams(query))

describe('the view in the URL', () => {
  test('is read back as it was written', () => {
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

  test('holds the chosen values, including those with colons, and records without a value', () => {
    const where = { status: ['New: unread', null], '/a:b%': ['x', 'ä & ö'], jobId: ['7'] }
    const view = { ...plainView, where, isNewOnly: true }
    expect(read(writeViewAddress(view, null)).view).toEqual(view)
  })

  test('holds filter values, except what may be an e-mail address', () => {
    const fieldFilters = {
      '/a:b%': { kind: 'text', contains: 'ä & 1..2' },
      '/years': { kind: 'number', from: 3, to: null },
      '/start': { kind: 'time', from: null, until: '2026-02-01' },
    } as const
    const view = { ...plainView, fieldFilters }
    expect(read(writeViewAddress(view, null)).view).toEqual(view)
    const ofEmail = {
      ...view,
      fieldFilters: { ...fieldFilters, '/email': { kind: 'text', contains: 'ada@' } as const },
    }
    expect(read(writeViewAddress(ofEmail, null)).view).toEqual(view)
    expect(read('contains=name:x').view).toEqual(plainView)
  })

  test('takes each value once, up to the limit of a search', () => {
    expect(read('where=status:New&where=status:New&where=status').view.where).toEqual({ status: ['New', null] })
    const many = Array.from({ length: 150 }, (_, value) => `where=/city:${value}`).join('&')
    expect(read(many).view.where['/city']).toHaveLength(100)
  })

  test.each(['', 'a b', 'ada@example.com', 'x'.repeat(102)])('opens no record for the token "%s"', (token) => {
    expect(read(`?${new URLSearchParams({ open: token })}`).open).toBeNull()
  })

  test.each(['ada@example.com', 'ada%40example.com', 'ada＠example.com', 'hired ada@', '@'])(
    'never contains what may be an e-mail address: %s',
    (filter) => {
      expect(writeViewAddress({ ...plainView, filter }, null)).toBe('')
    },
  )

  test.each(['sort=name', 'sort=--/x', 'column=name', 'rows=huge', 'sort=/a~2', 'column=', ...spans, ...nonsense])(
    'leaves out an invalid value: %s',
    (query) => expect(read(query).view).toEqual(plainView),
  )
})

describe('the token of a record', () => {
  const mapping = { id: '/id', email: '/email' }

  test('is the ID if that is plain', () => {
    expect(recordToken({ id: 265733753 }, mapping)).toBe('265733753')
    expect(recordToken({ id: 'app_7:b-2' }, mapping)).toBe('app_7:b-2')
  })

  test('never contains an e-mail address, even if that is the ID', () => {
    for (const record of [{ email: 'ada@example.com' }, { id: 'ada@example.com' }, { id: 'a b' }])
      expect(recordToken(record, mapping)).toMatch(/^~[a-z0-9]+$/)
  })
})
