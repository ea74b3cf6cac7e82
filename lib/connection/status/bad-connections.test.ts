import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailsForOperator } from '../../partner/failure/details-for-operator'
import type { PartnerFailure } from '../../partner/failure/failure'
import { type Meeting, meetPartners } from '../../testing/bad-connections/meet-partners'
import { startBadPartners } from '../../testing/bad-connections/partners'
import { authority, startVariants } from '../../testing/bad-connections/variants'
import { setTestEnvironment } from '../../testing/test-store'
import { wordingIssues } from '../../testing/wording-issues'

/** The effect that a write may have had: none (`not sent`, `refused`), unknown (`perhaps`) or success (`done`). */
type Written = 'not sent' | 'refused' | 'perhaps' | 'done'

/** What `recruiter` and `admin` see, title and next step; `code`: a code in the log, or null if there is none. */
type Row = [variant: string, recruiter: string, admin: string, code: string | RegExp | null, written: Written]

const toldAdmin = 'Tell your admin: the partner’s address has to be corrected.'
const lost = 'The connection to the partner was lost. Try again in a moment.'
const https = 'Write https:// in place of http:// in PARTNER_API_URL'
const broke = 'The partner’s answer was cut off. Try again in a moment.'
const later = 'Try again in a few minutes. If it keeps happening, tell your admin.'
const plain = 'Write http:// in place of https:// in PARTNER_API_URL'

const connecting: Row[] = [
  ['unknown host', 'The partner’s address c', 'DNS', /^(?:ENOTFOUND|EAI_AGAIN)$/, 'not sent'],
  [
    'closed port',
    `The partner doesn’t accept connections. ${later}`,
    'Check the host and port',
    'ECONNREFUSED',
    'not sent',
  ],
  ['closed before TLS', `closed the connection at once. ${later}`, 'http or https', 'ECONNRESET', 'not sent'],
  ['https on an http port', `is set up wrongly. ${toldAdmin}`, plain, 'ERR_SSL_WRONG_VERSION_NUMBER', 'not sent'],
  ['self-signed', 'certificate is not trusted.', 'NODE_EXTRA_CA_CERTS', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'not sent'],
  ['unknown issuer', 'is not trusted.', 'whole chain', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'not sent'],
  ['expired', 'has to renew its certificate.', 'renew its certificate', 'CERT_HAS_EXPIRED', 'not sent'],
  ['other name', `for another address. ${toldAdmin}`, 'a host name that', 'ERR_TLS_CERT_ALTNAME_INVALID', 'not sent'],
  ['client certificate', lost, 'a missing client certificate', /^[A-Z_0-9]+$/, 'perhaps'],
]

const answering: Row[] = [
  ['http on a TLS port', lost, https, /^[A-Z_0-9]+$/, 'perhaps'],
  ['http on a TLS port of nginx', `is set up wrongly. ${toldAdmin}`, https, null, 'refused'],
  [
    'redirect',
    'pointed to another address. Ask your admin',
    'points to https://elsewhere.example/v2/.',
    null,
    'perhaps',
  ],
  [
    'wrong base path',
    'does not know this address. Ask your admin',
    'Check the path in PARTNER_API_URL',
    null,
    'refused',
  ],
  ['wrong key', 'does not accept this desk’s key. Ask your admin', 'Check PARTNER_API_KEY', null, 'refused'],
  ['401 with a sentence', 'does not accept this desk’s key. Ask', 'Check PARTNER_API_KEY', null, 'refused'],
  ['proxy refuses', 'in front of the partner refused access. Tell', 'hardly the key', null, 'refused'],
  ['page not found', `A web page came instead of data. ${toldAdmin}`, 'base address', null, 'refused'],
  ['proxy sign-in', 'A proxy on the way wants a sign-in. Tell', 'pass the proxy', null, 'refused'],
  ['misdirected', `The partner is not at this address. ${toldAdmin}`, 'own host name', null, 'refused'],
  ['upgrade required', `wants another kind of connection. ${toldAdmin}`, 'another protocol', null, 'refused'],
  ['gateway', 'The partner is not available. Try again', 'what is behind it is not', null, 'perhaps'],
  ['web page', `A web page came instead of data. ${toldAdmin}`, 'base address', null, 'perhaps'],
]

const damaged: Row[] = [
  ['empty', 'The partner’s answer was empty. Try again once.', 'Check the path', null, 'done'],
  ['other shape', 'cannot find the list in the answer. Tell', '“Field mapping” on Connection', null, 'done'],
  ['text', `could not be read. ${toldAdmin}`, 'is not JSON', null, 'done'],
  ['truncated JSON', broke, 'cuts long answers', null, 'done'],
  ['breaks off', broke, 'cuts long answers', /^[A-Z_0-9]+$/, 'done'],
  ['unknown encoding', 'answer cannot be read. Try again once.', 'compressed', null, 'done'],
  ['never ends', 'answer took too long. Try again', 'why its answers are slow', null, 'done'],
  ['silent', 'did not answer in time. Try again', 'Try again', null, 'perhaps'],
  ['closes unanswered', lost, 'http or https', /^[A-Z_0-9]+$/, 'perhaps'],
  ['resets', lost, 'http or https', /^(?:ECONNRESET|UND_ERR_SOCKET)$/, 'perhaps'],
  ['not HTTP', `Something else answers at this address. ${toldAdmin}`, 'port of the partner’s API', /^HPE_/, 'perhaps'],
]

const key = 'test-key-7b1f0d3e'
const partners = startBadPartners()
const meetings = new Map<string, Meeting>()
let home: string
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'desk-connections-'))
  setTestEnvironment(home)
  const variants = await startVariants(partners, key)
  for (const met of await meetPartners(variants, authority.cert, { PARTNER_API_KEY: key })) meetings.set(met.name, met)
}, 120_000)
afterAll(() => {
  partners.close()
  rmSync(home, { recursive: true, force: true })
})

describe.each<[string, Row[]]>([
  ['when no request can be sent', connecting],
  ['when something else answers', answering],
  ['when the answer is useless', damaged],
])('%s', (_, rows) => {
  test.each(rows)('%s: a recruiter reads “%s”, an admin “%s”', (variant, recruiter, admin, code, written) => {
    const { read, write, log } = metAt(variant)
    if (!read) throw new Error('The list was read')
    expect(`${read.title}. ${read.nextStep}`).toContain(recruiter)
    expect(lastOf(log).msg).toContain(admin)
    if (code !== null) expect(lastOf(log).code).toMatch(code)
    for (const failure of [read, ...(write ? [write] : [])]) expectFit(failure)
    expect(write ? afterFailure(write) : 'done').toBe(written)
  })
})

test('reports a good connection as good', () => {
  const { read, write, reach, log } = metAt('good TLS')
  expect([read, write, reach.advice]).toEqual([null, null, null])
  expect(reach.steps.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok'])
  expect(lastOf(log)).toMatchObject({ level: 'info', msg: expect.stringContaining('the partner answers') })
})

test('shows the partner’s own message of a rejection, and never the desk’s key', () => {
  expect(metAt('401 with a sentence').read?.said).toBe('This network address may not call us')
  expect(metAt('redirect').reach.redirectTarget).toBe('https://elsewhere.example/v2/')
  expect(JSON.stringify([...meetings.values()])).not.toContain(key)
})

function metAt(name: string): Meeting {
  const met = meetings.get(name)
  if (!met) throw new Error(`There is no variant ${name}`)
  return met
}

/** Returns the log line of the check after startup. */
function lastOf(log: string): Record<string, string> {
  return JSON.parse(log.split('\n').at(-1) ?? '{}')
}

function afterFailure({ kind, changed }: PartnerFailure): Written {
  if (changed === 'unknown') return 'perhaps'
  return kind === 'unreachable' ? 'not sent' : 'refused'
}

/** Checks that the words follow the wording rules, and that the details copied for the operator contain the code. */
function expectFit(failure: PartnerFailure) {
  expect(wordingIssues(failure)).toEqual([])
  expect(`${failure.adminStep}`).not.toMatch(/your admin/)
  if (failure.code) expect(detailsForOperator(failure)).toContain(failure.code)
  if (failure.issue) expect(detailsForOperator(failure)).toContain(`Cause: ${failure.issue}`)
}
