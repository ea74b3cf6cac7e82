import { describe, expect, it } from 'vitest'
import type { BodySchema } from './body-schema'
import { correctFields } from './correct-fields'
import { findCorrectedFields } from './find-corrected-fields'
import { formNodes } from './form-node'

const schema: BodySchema = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'string', title: 'Kind', enum: ['Full time', 'Part time'] },
    note: { type: 'string' },
    tracking: { type: 'object', properties: { source: { type: 'string' } } },
    desk: { const: 'desk' },
  },
}
const find = (fields: Record<string, string[]>, body: object) => findCorrectedFields(schema, { fields, body })

describe('fields that the form has, of which the partner says more', () => {
  it('takes the choices that the partner names instead of the form’s', () => {
    const body = { kind: 'Full time', desk: 'desk' }
    const found = find({ kind: ['must be one of: permanent, temporary'] }, body)
    expect(found).toEqual([{ field: 'kind', pointer: '/kind', schema: { enum: ['permanent', 'temporary'] } }])
    const [kind] = formNodes(correctFields(schema, found))
    expect(kind).toMatchObject({ kind: 'choice', title: 'Kind', isRequired: true })
    expect(JSON.stringify(kind)).toContain('temporary')
    expect(JSON.stringify(kind)).not.toContain('Full time')
  })

  it('shows a field that was left empty and is needed, without requiring it', () => {
    const found = find({ 'tracking.source': ['is required'] }, { kind: 'Full time' })
    expect(found).toEqual([{ field: 'tracking.source', pointer: '/tracking/source', schema: { 'x-asked': true } }])
    const corrected = correctFields(schema, found)
    expect(corrected.required).toEqual(['kind'])
    expect(JSON.stringify(formNodes(corrected))).toContain('"isAsked":true')
  })

  it.each([
    ['a message about the value says nothing about the choices', { kind: ['is not allowed for this team'] }],
    ['the partner names the value that was sent', { kind: ['must be one of: Full time, Contract'] }],
    ['a text may be one of the partner’s values', { note: ['must be one of: a, b'] }],
    ['the desk fills the field in itself', { desk: ['is required'] }],
    ['the form has no such field', { branch: ['is required'] }],
  ])('changes nothing when %s', (_, fields) => {
    expect(find(fields, { kind: 'Full time', note: 'hello' })).toEqual([])
  })
})
