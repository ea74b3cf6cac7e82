import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseProfile } from './profile'

const shipped = readFileSync(new URL('./default.json', import.meta.url), 'utf8')

type Section = Record<string, unknown>

/** The issues of the shipped profile with a different `easyApply`. */
function issuesOf(easyApply: Section): string[] {
  const parsed = parseProfile(JSON.stringify({ ...JSON.parse(shipped), easyApply }))
  return 'issues' in parsed ? parsed.issues : []
}

const text = { type: 'string' }
const mail = { type: 'string', format: 'email' }
const body = (properties: Section, more: Section = {}) => ({ type: 'object', properties, ...more })

describe('a path that the desk writes', () => {
  test('is rejected when the form has the value elsewhere, as it would be asked for twice', () => {
    expect(issuesOf({ email: '/email', job: '/job', body: body({ email_address: mail, job: text }) })).toEqual([
      '/easyApply/email: names /email, which is not in the body’s schema: did you mean /email_address?',
    ])
    expect(
      issuesOf({
        email: '/mail',
        job: '/job_id',
        enqueue: '/queueit',
        body: body({ mail, jobId: text, queue_it: {} }),
      }),
    ).toEqual([
      '/easyApply/job: names /job_id, which is not in the body’s schema: did you mean /jobId?',
      '/easyApply/enqueue: names /queueit, which is not in the body’s schema: did you mean /queue_it?',
    ])
  })

  test('is rejected when the schema allows no other fields, or has a text on the way', () => {
    const closed = body({ mail }, { additionalProperties: false })
    expect(issuesOf({ email: '/mail', job: '/job', body: closed })).toEqual([
      '/easyApply/job: names /job, which the body’s schema does not allow',
    ])
    expect(issuesOf({ email: '/mail', job: '/job/id', body: body({ mail, job: text }) })).toEqual([
      '/easyApply/job: names /job/id, but /job is of type string',
    ])
  })

  test('may be missing from the schema when nothing in it looks like it', () => {
    expect(issuesOf({ email: '/email', job: '/job', body: body({ salary: { type: 'number' } }) })).toEqual([])
    expect(issuesOf({ email: '/email', job: '/job', body: {} })).toEqual([])
    expect(issuesOf({ email: '/email', job: '/job', body: body({ owner_email: mail }) })).toEqual([])
  })

  test('is found through references, also for a name in parts and a phone number', () => {
    const $defs = { person: body({ given_name: text, family_name: text, phone: text, mail }) }
    const easyApply = {
      email: '/person/mail',
      job: '/job',
      name: { first: '/person/given_name', last: '/person/familyName' },
      phone: '/person/phone',
      body: body({ person: { $ref: '#/$defs/person' }, job: text }, { $defs }),
    }
    expect(issuesOf(easyApply)).toEqual([
      '/easyApply/name: names /person/familyName, which is not in the body’s schema: did you mean /person/family_name?',
    ])
  })
})

describe('a required name', () => {
  test('is rejected when no property has it', () => {
    const issues = issuesOf({ email: '/mail', job: '/job', body: body({ mail, job: text }, { required: ['salery'] }) })
    expect(issues).toEqual(['/easyApply/body/required: names salery, which is none of the properties'])
    const nested = body({ mail, job: text, pay: body({ hourly: text }, { required: ['hourli'] }) })
    expect(issuesOf({ email: '/mail', job: '/job', body: nested })).toEqual([
      '/easyApply/body/properties/pay/required: names hourli, which is none of the properties: did you mean hourly?',
    ])
  })

  test('is accepted when the desk writes it, or another schema may describe it', () => {
    const required = ['mail', 'job', 'branch']
    const written = body({ salary: text }, { required: ['mail', 'job'] })
    expect(issuesOf({ email: '/mail', job: '/job/id', body: written })).toEqual([])
    const composed = body({ mail, job: text }, { required, allOf: [body({ branch: text })] })
    expect(issuesOf({ email: '/mail', job: '/job', body: composed })).toEqual([])
  })
})

test('suggests what a misspelled keyword was meant to be, and ignores unknown ones unlike any', () => {
  const pay = { type: 'string', minlength: 1, example: 'x', 'x-widget': 'wide', helpText: 'y', id: 'pay' }
  expect(issuesOf({ email: '/mail', job: '/job', body: body({ mail, job: text, pay }) })).toEqual([
    '/easyApply/body/properties/pay: has minlength, which means nothing: did you mean minLength?',
  ])
  for (const [written, meant] of [
    ['requierd', 'required'],
    ['propertys', undefined],
    ['property', undefined],
    ['max_length', 'maxLength'],
    ['X-Fill', 'x-fill'],
    ['Title', 'title'],
  ] as const) {
    const issues = issuesOf({ email: '/mail', job: '/job', body: body({ mail, job: text }, { [written]: [] }) })
    if (meant === undefined) expect(issues).toEqual([])
    else expect(issues.join('\n')).toContain(`did you mean ${meant}?`)
  }
})

test('rejects items that are not a schema, and those of a field that is not a list', () => {
  const tags = (schema: unknown) =>
    issuesOf({ email: '/mail', job: '/job', body: body({ mail, job: text, tags: schema }) })
  const field = '/easyApply/body/properties/tags: '
  expect(tags({ type: 'array', items: [text] })).toEqual([
    `${field}has a list as items: write one schema for all entries, or prefixItems`,
  ])
  expect(tags({ type: 'array', items: 'string' })[0]).toContain('has items that are not a schema')
  expect(tags({ type: 'string', items: text })).toEqual([`${field}has items, but is of type string`])
  expect(tags({ type: ['array', 'null'], items: text })).toEqual([])
  expect(tags({ type: 'array', items: true })).toEqual([])
})

test('rejects a body that is a list, and says what to do', () => {
  const list = { type: 'array', items: body({ mail, job: text }) }
  expect(issuesOf({ email: '/mail', job: '/job', body: list }).join('\n')).toContain(
    '/easyApply/body: describes a list: the desk sends one object per request',
  )
})

test('accepts the schema keyword for editors in a profile', () => {
  const parsed = parseProfile(JSON.stringify({ $schema: './profile.schema.json', ...JSON.parse(shipped) }))
  expect('profile' in parsed && Object.keys(parsed.profile)).not.toContain('$schema')
  expect(parsed).toHaveProperty('profile')
})
