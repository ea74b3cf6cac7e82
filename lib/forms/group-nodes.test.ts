import { expect, test } from 'vitest'
import type { BodySchema } from './body-schema'
import { type FormNode, formNodes } from './form-node'
import { defaultValues, fieldName } from './form-values'
import { countFields, countFilled, splitTracking } from './group-nodes'

const text = { type: 'string' }
const nodesOf = (properties: BodySchema, required: string[] = []) => formNodes({ type: 'object', required, properties })
const names = (nodes: FormNode[]) => nodes.map(({ tokens }) => tokens.at(-1))

test('groups tracking fields, whatever their order', () => {
  const found = splitTracking(
    nodesOf({ utm_source: text, fullName: text, source: text, referrer_url: text, utmCampaign: text, resource: text }),
  )
  expect(names(found.tracking)).toEqual(['utm_source', 'source', 'referrer_url', 'utmCampaign'])
  expect(names(found.nodes)).toEqual(['fullName', 'resource'])
})

test('leaves a field in place that is required, or alone', () => {
  expect(splitTracking(nodesOf({ source: text, city: text })).tracking).toEqual([])
  const found = splitTracking(nodesOf({ source: text, utm_source: text, utm_medium: text }, ['source']))
  expect(names(found.nodes)).toEqual(['source'])
})

test('counts fields in groups too, and those that have a value', () => {
  const nodes = nodesOf({
    kind: { const: 'x' },
    status: { ...text, default: 'New' },
    home: { type: 'object', properties: { city: text, floor: { type: 'integer', default: 3 } } },
    tags: { type: 'array', items: text },
    isOpen: { type: 'boolean', default: true },
  })
  expect(countFields(nodes)).toBe(5)
  const start = defaultValues(nodes)
  expect(countFilled(nodes, start)).toBe(0)
  expect(countFilled(nodes, undefined)).toBe(0)
  const filled = {
    ...start,
    [fieldName('status')]: 'Offer',
    [fieldName('home')]: { [fieldName('city')]: 'Oslo', [fieldName('floor')]: '3' },
    [fieldName('tags')]: [{ entry: '' }],
  }
  expect(countFilled(nodes, filled)).toBe(3)
})
