import { expect, test } from 'vitest'
import { formNodes } from '@/lib/forms/form-node'
import { previewFacts } from './preview-facts'

const nodes = formNodes({
  type: 'object',
  properties: {
    name: { type: 'string' },
    kind: { oneOf: [{ const: 'PT', title: 'Part time' }] },
    site: { type: 'object', properties: { town: { type: 'string' }, floor: { type: 'integer' } } },
    owner: { type: 'string', format: 'email' },
  },
})

test('shows short values and the labels of choices, but not the title or addresses', () => {
  const body = { name: 'Night nurse', kind: 'PT', site: { town: ' Oslo ', floor: 3 }, owner: 'ada@example.com' }
  expect(previewFacts(nodes, body, ['/name'])).toEqual(['Part time', 'Oslo'])
  expect(previewFacts(nodes, {}, ['/name'])).toEqual([])
})
