import { beforeEach, expect, test, vi } from 'vitest'
import { enterDetails, replaceAddressHere } from './details-entry'

let entries: { state: unknown; address: string }[]

beforeEach(() => {
  entries = [{ state: null, address: '/applicants' }]
  const latest = () => entries.at(-1) ?? { state: null, address: '' }
  vi.stubGlobal('window', {
    get location() {
      return new URL(latest().address, 'https://desk.example')
    },
    history: {
      get state() {
        return latest().state
      },
      pushState: (state: unknown, _: string, address: string) => entries.push({ state, address }),
      replaceState: (state: unknown, _: string, address: string) => entries.splice(-1, 1, { state, address }),
    },
  })
})

const addresses = () => entries.map(({ address }) => address)

test('details add one history entry, however many are opened and closed', () => {
  for (const id of [501, 502, 503]) {
    enterDetails(`/applicants?open=${id}`)
    expect(addresses()).toEqual(['/applicants', `/applicants?open=${id}`])
    replaceAddressHere('/applicants')
  }
  expect(addresses()).toEqual(['/applicants', '/applicants'])
})

test('Back from details finds the list as it was when they were opened', () => {
  enterDetails('/applicants?open=501')
  replaceAddressHere('/applicants')
  replaceAddressHere('/applicants?filter=anna')
  enterDetails('/applicants?filter=anna&open=502')
  expect(addresses()).toEqual(['/applicants', '/applicants?filter=anna', '/applicants?filter=anna&open=502'])
  replaceAddressHere('/applicants?filter=anna')
  enterDetails('/applicants?filter=anna&open=503')
  expect(addresses()).toHaveLength(3)
})

test('closing details that a link has opened leaves nothing to reuse', () => {
  entries = [{ state: null, address: '/applicants?open=501' }]
  replaceAddressHere('/applicants')
  enterDetails('/applicants?open=502')
  expect(addresses()).toEqual(['/applicants', '/applicants?open=502'])
})
