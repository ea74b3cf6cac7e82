import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseProfile } from './profile'

const shipped = readFileSync(new URL('./default.json', import.meta.url), 'utf8')
type Document = Record<string, Record<string, unknown>>

/** The issues of the shipped profile after a change. */
function issuesOf(change: (profile: Document) => void): string[] {
  const profile: Document = JSON.parse(shipped)
  change(profile)
  const parsed = parseProfile(JSON.stringify(profile))
  return 'issues' in parsed ? parsed.issues : []
}

const chat =
  (schema: unknown, enabled = '/enabled') =>
  (profile: Document) => {
    profile.aiChat = { enabled, body: { type: 'object', properties: { enabled: schema } } }
  }

test('spec 4, payload gaps: the default profile has no issues', () => {
  expect(issuesOf(() => {})).toEqual([])
})

test('lists every issue with its path in the document', () => {
  const issues = issuesOf((profile) => {
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
  expect(issues.map((issue) => issue.split(':')[0]).sort()).toEqual(places.sort())
})

test.each([
  ['a switch that is text', chat({ type: 'string' }), '/aiChat/enabled: names a place of type string, not boolean'],
  ['words of the library', chat({ not: { type: 'string' } }), 'cannot be checked'],
])('rejects a profile with %s', (_, change, words) => {
  expect(issuesOf(change).join('\n')).toContain(words)
  expect(issuesOf(change).join('\n')).not.toContain('Zod')
})

test('reports a pattern that a text could keep busy with its path, and accepts one that runs in bounded time', () => {
  const duration = (pattern: string) => (profile: Document) => {
    profile.aiChat = {
      enabled: '/enabled',
      body: {
        type: 'object',
        properties: { enabled: { type: 'boolean' }, code: { anyOf: [{ type: 'string', pattern }, { type: 'null' }] } },
      },
    }
  }
  expect(issuesOf(duration('^(a+)\\1$'))).toEqual([
    '/aiChat/body/properties/code/anyOf/0: has the pattern ^(a+)\\1$, which cannot be checked in bounded time: it refers back to a group',
  ])
  for (const pattern of ['^(a+)+$', '^(?!\\s*$).+', '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'])
    expect(issuesOf(duration(pattern)), pattern).toEqual([])
})

test('rejects an email path whose schema is not text, and accepts one the schema does not describe', () => {
  const email = (type: string) => (profile: Document) => {
    profile.easyApply = {
      email: '/mail',
      job: '/job',
      enqueue: '/queue',
      body: { type: 'object', properties: { mail: { $ref: '#/$defs/mail' } }, $defs: { mail: { type } } },
    }
  }
  expect(issuesOf(email('integer'))).toEqual(['/easyApply/email: names a place of type integer, not string'])
  expect(issuesOf(email('string'))).toEqual([])
})

test('rejects a name path to an object, and accepts a missing one', () => {
  const named = (name?: string) => (profile: Document) => {
    profile.easyApply = { ...profile.easyApply, name }
  }
  expect(issuesOf(named('/applicant'))).toEqual(['/easyApply/name: names a place of type object, not string'])
  expect(issuesOf(named())).toEqual([])
})

test('accepts a profile without a team path for applicants', () => {
  const team = (path?: string) => (profile: Document) => {
    profile.applicants = { ...profile.applicants, team: path }
  }
  expect(issuesOf(team('team_id'))).toEqual(['/applicants/team: must be a JSON Pointer such as "/id"'])
  expect(issuesOf(team('/owner/team_id'))).toEqual([])
  expect(issuesOf(team())).toEqual([])
})

test('reports what is missing, unknown or of another type', () => {
  const issues = issuesOf(({ jobs = {} }) => {
    delete jobs.id
    jobs.idd = '/id'
    jobs.title = 7
  })
  expect(issues).toContain('/jobs/id: is missing')
  expect(issues).toContain('/jobs/title: is not of the type string')
  expect(issues).toContain('/jobs: a profile has no idd here')
})

test('reports what is wrong in the reader’s language', () => {
  globalThis.requestLanguage = () => 'de'
  try {
    const issues = issuesOf((profile) => {
      profile.applicants = { id: 'id', name: { middle: '/m' }, time: { at: '/t', format: 'sundial' }, idd: '/id' }
      profile.jobs = {
        title: 7,
        create: { type: 'object', properties: { code: { type: 'string', pattern: '(a)\\1' } } },
      }
      profile.login = { token: [] }
    })
    expect(issues).toEqual([
      '/applicants/id: muss ein JSON Pointer wie "/id" sein',
      expect.stringMatching(/^\/applicants\/name: /),
      expect.stringMatching(/^\/applicants\/time: /),
      '/applicants: ein Profil kennt hier kein idd',
      '/jobs/id: fehlt',
      '/jobs/title: ist nicht vom Typ string',
      '/jobs/create/properties/code: hat das Muster (a)\\1, das sich nicht in begrenzter Zeit prüfen lässt: Es verweist auf eine Gruppe zurück',
      '/login/token: darf nicht leer sein',
    ])
    expect(issues.join('\n')).not.toMatch(/Invalid|expected|must/)
    expect(parseProfile('{')).toEqual({ issues: ['ist kein gültiges JSON'] })
  } finally {
    globalThis.requestLanguage = undefined
  }
})
