import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WriteEndpoint } from '../endpoint'
import { issuesOfSchema } from './body-schema'
import { schemasIn } from './read-openapi'

const document = {
  openapi: '3.0.3',
  paths: {
    '/v2/jobs': {
      get: {},
      post: { requestBody: { $ref: '#/components/requestBodies/Job' } },
    },
    '/easy-apply': {
      post: {
        requestBody: {
          content: { 'application/json; charset=utf-8': { schema: { $ref: '#/components/schemas/Application' } } },
        },
      },
    },
  },
  components: {
    requestBodies: { Job: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } } } },
    schemas: {
      Base: {
        type: 'object',
        required: ['bezeichnung', 'id'],
        properties: { bezeichnung: { type: 'string', example: 'Koch' }, id: { type: 'integer', readOnly: true } },
      },
      Job: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          {
            type: 'object',
            required: ['branch_id'],
            additionalProperties: false,
            properties: {
              branch_id: { type: 'integer', format: 'int64', nullable: true, minimum: 0, exclusiveMinimum: true },
              parent: { $ref: '#/components/schemas/Job' },
              kind: { type: 'string', enum: ['full', 'part'], default: 'full', 'x-own': 1 },
            },
          },
        ],
      },
      Application: { type: 'object', properties: { mail: { type: 'string', format: 'email' } } },
    },
  },
}

const read = (pasted: Record<string, unknown>, chosen: WriteEndpoint = 'create-job') => schemasIn(pasted, chosen)

describe('a document', () => {
  test('that is an OpenAPI document gives the resolved bodies of all forms', () => {
    const found = read(document)
    if ('issue' in found) throw new Error(found.issue)
    expect(found.schemas['create-job']).toEqual({
      type: 'object',
      required: ['bezeichnung', 'branch_id'],
      properties: {
        bezeichnung: { title: 'Bezeichnung', type: 'string', examples: ['Koch'] },
        branch_id: { title: 'Branch ID', type: ['integer', 'null'], exclusiveMinimum: 0 },
        parent: { title: 'Parent' },
        kind: { title: 'Kind', type: 'string', enum: ['full', 'part'], default: 'full' },
      },
    })
    expect(Object.keys(found.schemas)).toEqual(['create-job', 'submit-application'])
    expect(found.notes.join(' ')).toContain('holds itself')
    expect(found.notes.join(' ')).toContain('additionalProperties: false')
  })

  test('that is a schema, or a part of a document, is the body of the chosen form', () => {
    const schema = { type: 'object', properties: { on: { type: 'string', enum: ['an', 'aus'] } } }
    expect(read(schema, 'set-ai-chat')).toMatchObject({
      schemas: { 'set-ai-chat': { properties: { on: { title: 'On' } } } },
    })
    expect(read({ requestBody: { content: { 'application/json': { schema } } } })).toMatchObject({
      schemas: { 'create-job': {} },
    })
    expect(read(document.paths)).toHaveProperty('issue')
    expect(read({ '/jobs': { post: { requestBody: { content: { 'application/json': { schema } } } } } })).toMatchObject(
      {
        schemas: { 'create-job': {} },
      },
    )
  })

  test('that cannot be used is rejected with the reason', () => {
    expect(read({ openapi: '3.1.0', paths: {} })).toHaveProperty('issue', expect.stringContaining('POST /jobs'))
    expect(read({ type: 'object' })).toEqual({ issue: 'This schema describes no fields' })
  })

  test('that refers to itself many times is read in bounded time', () => {
    const levels = Object.fromEntries(
      Array.from({ length: 30 }, (_, level) => [
        `L${level}`,
        { type: 'object', properties: { a: { $ref: `#/$defs/L${level + 1}` }, b: { $ref: `#/$defs/L${level + 1}` } } },
      ]),
    )
    const found = read({ $ref: '#/$defs/L0', $defs: levels })
    expect(found).toMatchObject({ notes: expect.arrayContaining([expect.stringContaining('too large')]) })
  })

  test('gives a schema that the profile accepts, whatever it contains', () => {
    const value = fc.oneof(
      fc.constantFrom('string', 'integer', 'object', 'email', '^a+$', '#/$defs/x', '(a+)+$'),
      fc.boolean(),
      fc.nat(3),
    )
    const keyword = fc.constantFrom(
      'type',
      'format',
      'pattern',
      '$ref',
      'title',
      'nullable',
      'example',
      'minimum',
      'required',
    )
    const { schema } = fc.letrec<{ schema: object }>((tie) => ({
      schema: fc
        .record(
          {
            properties: fc.dictionary(
              fc.constantFrom('a', 'b', 'c'),
              fc.oneof({ depthSize: 'small' }, fc.constant({}), tie('schema')),
            ),
            allOf: fc.array(fc.oneof({ depthSize: 'small' }, fc.constant({}), tie('schema')), { maxLength: 2 }),
            own: fc.dictionary(keyword, value, { maxKeys: 3 }),
          },
          { requiredKeys: ['properties'] },
        )
        .map(({ own, ...parts }) => ({ ...own, ...parts })),
    }))
    fc.assert(
      fc.property(schema, (pasted) => {
        const found = read({ ...pasted, $defs: { x: { properties: { deep: pasted } } } })
        if ('issue' in found) return
        for (const one of Object.values(found.schemas))
          for (const { message } of issuesOfSchema(one)) expect(message).not.toMatch(/refers to|bounded time/)
      }),
      { numRuns: 40 },
    )
  })
})
