import { expect, test } from 'vitest'
import type { Endpoint } from '../../partner/endpoint'
import type { EndpointEvidence } from '../contract'
import { judgeRefusals } from './judge-refusals'

const works = (at: string): EndpointEvidence => ({ state: 'works', source: 'seen', status: 200, kind: 'ok', at })
const refused = (at: string, change: Partial<EndpointEvidence> = {}): EndpointEvidence => ({
  state: 'failed',
  source: 'seen',
  status: 403,
  kind: 'key-rejected',
  at,
  ...change,
})
const early = '2026-01-01T10:00:00.000Z'
const late = '2026-01-01T11:00:00.000Z'

function judged(write: EndpointEvidence, ...others: [Endpoint, EndpointEvidence][]) {
  return judgeRefusals(new Map([['submit-application', write], ...others])).get('submit-application')
}

test.each(['key-rejected', 'forbidden'])(
  'a 403 as %s concerns the kind of call once another call was accepted',
  (kind) => {
    const write = refused(early, { kind })
    expect(judged(write, ['list-jobs', works(late)])).toEqual({
      ...write,
      state: 'not-permitted',
      kind: 'not-permitted',
    })
  },
)

test('another call that is merely not permitted also shows that the key is known', () => {
  const other = refused(late, { state: 'not-permitted', kind: 'not-permitted' })
  expect(judged(refused(early), ['list-jobs', other])).toMatchObject({ state: 'not-permitted' })
})

test('the key stays in doubt when others worked only earlier, or are rejected too', () => {
  const write = refused(late)
  expect(judged(write, ['list-jobs', works(early)])).toEqual(write)
  expect(judged(write, ['list-jobs', refused(late)])).toEqual(write)
})

test('a 401 concerns the key', () => {
  const write = refused(early, { status: 401 })
  expect(judged(write, ['list-jobs', works(late)])).toEqual(write)
})
