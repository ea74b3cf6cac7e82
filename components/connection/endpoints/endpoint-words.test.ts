import { describe, expect, test } from 'vitest'
import type { EndpointEvidence, EndpointRow } from '@/lib/connection/contract'
import { permissionInWords, remedyOf, sourceInWords } from './endpoint-words'

const seen: EndpointEvidence = { state: 'works', source: 'seen', status: 200, kind: 'ok', at: '2026-11-22T10:00:00Z' }
const row = (
  change: Partial<EndpointEvidence> | null,
  endpoint: EndpointRow['endpoint'] = 'create-job',
): EndpointRow => ({
  endpoint,
  evidence: change && { ...seen, ...change },
  isBySignIn: false,
})

describe('the text of an endpoint', () => {
  test('requires no action when the endpoint works', () => {
    expect(permissionInWords(row({}))).toBe('Works')
    expect(sourceInWords(seen)).toBe('Seen in use (200)')
    expect(remedyOf(row({}))).toBeNull()
  })

  test('does not present inferred access as observed', () => {
    const inferred = { ...seen, state: 'probably', source: 'tested', status: 400, kind: 'bad-request' } as const
    expect(permissionInWords(row(inferred))).toBe('Probably permitted')
    expect(sourceInWords(inferred)).toBe('Inferred from a test (400)')
    expect(sourceInWords({ ...inferred, source: 'seen' })).toBe('Inferred from a refusal (400)')
  })

  test('names what to ask for when a permission is missing', () => {
    const refused = row({ state: 'not-permitted', status: 403, kind: 'not-permitted' })
    expect(remedyOf(refused)).toBe('Ask the partner’s operator to permit POST /jobs for this key.')
  })

  test('says when an endpoint is untested, and that a check tests reads', () => {
    expect(remedyOf(row(null))).toBe('Not used yet.')
    expect(remedyOf(row(null, 'list-jobs'))).toBe('Press “Check now”.')
    expect(remedyOf({ ...row(null, 'submit-application'), isBySignIn: true })).toContain('signs in')
  })

  test('does not repeat a failure already explained on the screen', () => {
    const failed = row({ state: 'failed', kind: 'access-refused', status: 403 }, 'list-jobs')
    expect(remedyOf(failed, true)).toBe('See the connection check above.')
    expect(remedyOf(row({}), true)).toBeNull()
  })

  test('leads to the activity after a write that may have succeeded', () => {
    const remedyFor = (kind: string) => remedyOf(row({ state: 'failed', kind, status: 503 }, 'create-job'))
    expect(remedyFor('unavailable')).toBe('Partner not available. Activity shows what became of each request.')
    expect(remedyFor('redirected')).toMatch(/^Pointed elsewhere\. Activity shows .*\. Check PARTNER_API_URL: /)
  })

  test('says what an admin can do about a failure, and survives an unknown code from a later release', () => {
    expect(remedyOf(row({ state: 'failed', kind: 'key-rejected', status: 403 }, 'list-jobs'))).toMatch(/key/i)
    expect(remedyOf(row({ state: 'failed', kind: 'constructor', status: null }))).toBe('Press “Check now”.')
  })
})
