import { expect, test } from 'vitest'
import type { ListView } from '@/lib/views/contract'
import { plainView } from '@/lib/views/plain-view'
import { readViewAddress, writeViewAddress } from './view-address'
import { withUnwritten } from './with-unwritten'

const viewAt = (address: string) => readViewAddress(new URLSearchParams(address)).view

test('Back keeps filters that may be e-mail addresses and are therefore not in the URL', () => {
  const view: ListView = {
    ...plainView,
    filter: 'anna@example.com',
    widths: { '/name': 300 },
    where: { status: ['Interview @ office', 'New', null], teamId: ['berlin@example.com'], jobId: ['7'] },
    fieldFilters: { '/email': { kind: 'text', contains: 'anna@' }, '/city': { kind: 'text', contains: 'ber' } },
  }
  expect(withUnwritten(viewAt(writeViewAddress(view, null)), view)).toEqual(view)
})

test('a link with other filters replaces them', () => {
  const current: ListView = {
    ...plainView,
    filter: 'anna@example.com',
    where: { status: ['Interview @ office', 'New'], jobId: ['7'] },
    fieldFilters: { '/email': { kind: 'text', contains: 'anna@' } },
  }
  const linked = viewAt('filter=ben&where=status:Hired&contains=/email:ben')
  expect(withUnwritten(linked, current)).toEqual(linked)
})

test('a link that names no facet means everyone', () => {
  const current: ListView = { ...plainView, where: { teamId: ['berlin@example.com'] } }
  expect(withUnwritten(viewAt('filter=anna'), current).where).toEqual({})
})
