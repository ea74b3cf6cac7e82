import { describe, expect, it } from 'vitest'
import { conventions } from '../../testing/partners/all-conventions'
import { matchBodyFields } from './match-body-fields'

describe.each(conventions)('the body of $name', ({ easyApply, createJob }) => {
  it('has the application fields that the partner reads', () => {
    const { email, job, enqueue, name, first, last, phone } = matchBodyFields(easyApply.schema)
    const found = { email, job, enqueue, name, first, last, phone }
    for (const [key, pointer] of Object.entries(easyApply.paths))
      expect([key, found[key as keyof typeof found]?.pointer]).toEqual([key, pointer])
  })

  it('has the title and team of a job', () => {
    const { title, team } = matchBodyFields(createJob.schema)
    expect([title?.pointer, team?.pointer]).toEqual([createJob.paths.title, createJob.paths.team])
  })
})

describe('an ambiguous schema', () => {
  const text = { type: 'string' }

  it('matches nothing when two fields fit equally', () => {
    const body = { type: 'object', properties: { email_a: text, email_b: text } }
    expect(matchBodyFields(body).email).toBeUndefined()
  })

  it('does not take another person’s e-mail address for the applicant’s', () => {
    const email = { type: 'string', format: 'email' }
    const body = { type: 'object', properties: { recruiter_email: email, mail: email } }
    expect(matchBodyFields(body).email?.pointer).toBe('/mail')
  })

  it('matches by titles when the names are meaningless', () => {
    const body = { type: 'object', properties: { f1: { type: 'string', title: 'Email address' } } }
    expect(matchBodyFields(body).email).toEqual({ pointer: '/f1', confidence: 'likely' })
  })

  it('follows references, and matches nothing in an invalid schema', () => {
    const body = { properties: { who: { $ref: '#/$defs/who' } }, $defs: { who: { properties: { email: text } } } }
    expect(matchBodyFields(body).email?.pointer).toBe('/who/email')
    const circular = {
      properties: { who: { $ref: '#/$defs/who' } },
      $defs: { who: { properties: { who: { $ref: '#/$defs/who' } } } },
    }
    expect(matchBodyFields(circular)).toEqual({})
    for (const odd of [null, 7, [], 'x', { properties: [] }, { properties: { email: 7 } }])
      expect(matchBodyFields(odd)).toEqual({})
  })
})
