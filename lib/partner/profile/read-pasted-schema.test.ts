import { describe, expect, test } from 'vitest'
import { readPointer } from '../../records/pointer'
import type { WriteEndpoint } from '../endpoint'
import { readPastedSchema } from './read-pasted-schema'
import { readYaml } from './read-yaml'

const read = (text: string, chosen: WriteEndpoint = 'create-job') => readPastedSchema(text, chosen)

/** `nullable` in the notation of each OpenAPI version. */
const openapi = (version: string, nullableInteger: string) => `# The partner's API
openapi: ${version}
paths:
  /v2/jobs:
    post:
      requestBody: { $ref: '#/components/requestBodies/Job' }
  /easy-apply:
    post:
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Application" }
components:
  requestBodies:
    Job:
      content:
        application/json: { schema: { $ref: '#/components/schemas/Job' } }
  schemas:
    Base:
      type: object
      required: [bezeichnung]
      properties:
        bezeichnung: &text
          type: string
          description: >
            What people
            see.
        since: { type: string, format: date, example: 2026-01-01 }
    Job:
      allOf:
        - $ref: '#/components/schemas/Base'
        - type: object
          required: [branch_id]
          properties:
            branch_id: { ${nullableInteger} }
            note: *text
            kind: { type: string, enum: [yes, no], default: yes }
    Application:
      type: object
      properties:
        mail: { type: string, format: email }
`

describe('a pasted YAML text', () => {
  test.each([
    ['3.0.3', 'type: integer, nullable: true'],
    ['3.1.0', 'type: [integer, "null"]'],
    ['3.1.0, as generators write it,', 'anyOf: [{ type: integer }, { type: "null" }]'],
  ])('of OpenAPI %s gives the same forms as JSON', async (version, nullable) => {
    const found = await read(openapi(version, nullable))
    if ('issue' in found) throw new Error(found.issue)
    expect(Object.keys(found.schemas)).toEqual(['create-job', 'submit-application'])
    expect(found.schemas['create-job']).toEqual({
      type: 'object',
      required: ['bezeichnung', 'branch_id'],
      properties: {
        bezeichnung: { title: 'Bezeichnung', type: 'string', description: 'What people see.\n' },
        since: { title: 'Since', type: 'string', format: 'date', examples: ['2026-01-01'] },
        branch_id: { title: 'Branch ID', type: ['integer', 'null'] },
        note: { title: 'Note', type: 'string', description: 'What people see.\n' },
        kind: { title: 'Kind', type: 'string', enum: ['yes', 'no'], default: 'yes' },
      },
    })
  })

  test('of a JSON Schema is the body of the chosen form', async () => {
    const found = await read('type: object\nproperties:\n  on:\n    type: string\n    enum: [an, aus]\n', 'set-ai-chat')
    expect(found).toMatchObject({ schemas: { 'set-ai-chat': { properties: { on: { enum: ['an', 'aus'] } } } } })
  })

  test.each([
    ['type: object\nproperties:\n\ta: {}', 'Line 3 cannot be read: it is indented with a tab. Use spaces'],
    ['type: object\nproperties:\n  a: 1\n b: 2', /^Line 4 cannot be read: it is indented in another way/],
    ['a: 1\nb: 2\na: 3', 'Line 3 cannot be read: the same name is there twice'],
    ['a: 1\nb: "c\n', /^Line \d cannot be read: a quote, bracket, comma or colon is missing$/],
    ['a: 1\nb: *gone', 'Line 2 cannot be read: it refers to an anchor that is not above it'],
    ['a: 1\n---\nb: 1', 'Line 2 cannot be read: a second document begins there. Paste one of them alone'],
    ['{\n  "a": 1\n', /^Line \d cannot be read/],
  ])('that is invalid is rejected with the line: %j', async (text, issue) => {
    expect(await read(text)).toEqual({ issue: typeof issue === 'string' ? issue : expect.stringMatching(issue) })
  })

  test.each([['[]'], ['just words'], ['7'], [''], ['# nothing']])(
    'that is not an object is rejected: %j',
    async (text) => {
      expect(await read(text)).toEqual({ issue: 'This is no JSON Schema and no OpenAPI document' })
    },
  )

  test('with the name __proto__ is rejected', async () => {
    expect(await read('{"__proto__": {}, "type": "object"}')).toHaveProperty('issue')
    expect(await read('__proto__: {}\ntype: object')).toEqual({ issue: 'The name __proto__ cannot be used' })
  })

  const laughs = Array.from({ length: 9 }, (_, at) => `l${at + 1}: &l${at + 1} [${`*l${at}, `.repeat(9)}]`)
  test.each([
    ['aliases of aliases', ['l0: &l0 [1]', ...laughs].join('\n')],
    ['an anchor that contains itself', 'a: &a\n  b: *a'],
    ['a thousand nested lists', `a: ${'['.repeat(1_000)}${']'.repeat(1_000)}`],
    ['names deeper than a stack', `a: ${'{a: '.repeat(20_000)}`],
  ])('is rejected for %s', async (_, text) => {
    expect(await read(text)).toEqual({ issue: expect.stringMatching(/nested too deeply|cannot be read/) })
  })

  test('is rejected when it takes too long, or is too long', async () => {
    expect(await readYaml('? '.repeat(200_000), { withinMs: 300 })).toEqual({
      issue: expect.stringContaining('too long'),
    })
    expect(await read(`a: ${'x'.repeat(500_000)}`)).toEqual({ issue: expect.stringContaining('too long for YAML') })
    expect(await read(' '.repeat(2_000_001))).toEqual({ issue: expect.stringContaining('too long') })
  })
})

describe('a file in a pasted schema', () => {
  const fieldsOf = async (properties: Record<string, unknown>) => {
    const found = await read(JSON.stringify({ type: 'object', properties: { cv: { type: 'object', properties } } }))
    if ('issue' in found) throw new Error(found.issue)
    return readPointer(found.schemas['create-job'], '/properties/cv/properties') as Record<string, object>
  }
  const text = { type: 'string' }
  const content = { type: 'string', format: 'byte' }

  test('has its name and type autofilled by the desk', async () => {
    expect(await fieldsOf({ file_name: text, mime: text, content })).toMatchObject({
      file_name: { 'x-file': 'name' },
      mime: { 'x-file': 'type' },
      content: { format: 'byte' },
    })
  })

  test.each([
    ['next to the fields of a person, whose name it may be', { name: text, phone: text, content }],
    ['with two names, one of which may be a person’s', { name: text, fileName: text, content }],
    ['whose name is marked already', { label: { ...text, 'x-file': 'name' }, type: text, content }],
  ])('is left unchanged %s', async (_, properties) => {
    const fields = await fieldsOf(properties)
    const marked = Object.keys(fields).filter((name) => 'x-file' in (fields[name] ?? {}))
    expect(marked).toEqual(Object.keys(properties).filter((name) => name === 'label'))
  })
})
