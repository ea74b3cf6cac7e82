import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseProfile } from './profile'

const shipped = readFileSync(new URL('./default.json', import.meta.url), 'utf8')
type Document = Record<string, Record<string, unknown>>

/** The faults of the shipped profile after a change. */
function faultsOf(change: (profile: Document) => void): string[] {
  const profile: Document = JSON.parse(shipped)
  change(profile)
  const parsed = parseProfile(JSON.stringify(profile))
  return 'faults' in parsed ? parsed.faults : []
}

const chat =
  (schema: unknown, enabled = '/enabled') =>
  (profile: Document) => {
    profile.aiChat = { enabled, body: { type: 'object', properties: { enabled: schema } } }
  }

test('spec 4, payload gaps: the shipped profile has no fault', () => {
  expect(faultsOf(() => {})).toEqual([])
})

test('every fault is listed, each at its own place', () => {
  const faults = faultsOf((profile) => {
    profile.applicants = { id: 'id' }
    profile.jobs = {
      id: '/id',
      title: 'name',
      create: {
        type: 'object',
        properties: {
          n: { type: 'strng' },
          o: { $ref: '#/$defs/nowhere' },
          p: { type: 'object', properties: { q: { type: 'string', pattern: '(' } } },
          r: { type: 'string', 'x-fill': 'bogus' },
          s: { enum: [] },
        },
      },
    }
  })
  const places = [
    '/applicants/id',
    '/jobs/title',
    ...['n', 'o', 'p/properties/q', 'r', 's'].map((name) => `/jobs/create/properties/${name}`),
  ]
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual(places.sort())
})

test.each([
  ['a switch that is text', chat({ type: 'string' }), '/aiChat/enabled: names a place of type string, not boolean'],
  ['words of the library', chat({ not: { type: 'string' } }), 'cannot be checked'],
])('%s is a fault', (_, change, words) => {
  expect(faultsOf(change).join('\n')).toContain(words)
  expect(faultsOf(change).join('\n')).not.toContain('Zod')
})

test('an e-mail address in a place for numbers is a fault; a place that no schema describes is none', () => {
  const email = (type: string) => (profile: Document) => {
    profile.easyApply = {
      email: '/mail',
      job: '/job',
      enqueue: '/queue',
      body: { type: 'object', properties: { mail: { $ref: '#/$defs/mail' } }, $defs: { mail: { type } } },
    }
  }
  expect(faultsOf(email('integer'))).toEqual(['/easyApply/email: names a place of type integer, not string'])
  expect(faultsOf(email('string'))).toEqual([])
})

test('a name that would stand in a whole group is a fault; none at all is not', () => {
  const named = (name?: string) => (profile: Document) => {
    profile.easyApply = { ...profile.easyApply, name }
  }
  expect(faultsOf(named('/applicant'))).toEqual(['/easyApply/name: names a place of type object, not string'])
  expect(faultsOf(named())).toEqual([])
})

test('an applicant’s team is a place like any other, and may be left out', () => {
  const team = (place?: string) => (profile: Document) => {
    profile.applicants = { ...profile.applicants, team: place }
  }
  expect(faultsOf(team('team_id'))).toEqual(['/applicants/team: must be a JSON Pointer such as "/id"'])
  expect(faultsOf(team('/owner/team_id'))).toEqual([])
  expect(faultsOf(team())).toEqual([])
})
