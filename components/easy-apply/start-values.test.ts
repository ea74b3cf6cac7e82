import { expect, test } from 'vitest'
import { formNodes } from '@/lib/forms/form-node'
import { fieldName } from '@/lib/forms/form-values'
import { saveForm } from '@/lib/forms/saved-form'
import type { Prefill } from './prefill'
import { startValues } from './start-values'

const nodesOf = (...names: string[]) =>
  formNodes({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) })

const [town, phone] = ['town', 'phone'].map(fieldName)

function startAgain(formFingerprint: string, nodes: ReturnType<typeof nodesOf>) {
  const others = [{ name: 'source', json: '"fair"' }]
  const entered = saveForm(nodesOf('town'), 'then', { fields: { [town ?? '']: 'Linz' }, others })
  const prefilled: Prefill = { email: 'ada@example.com', name: 'Ada', parts: null, phone: '', entered }
  return startValues(
    { prefilled, refused: null },
    { nodes, formFingerprint, person: { name: undefined, phone: undefined } },
  )
}

test('starts with what was entered before, extra fields included', () => {
  expect(startAgain('then', nodesOf('town'))).toMatchObject({
    start: { [town ?? '']: 'Linz' },
    startOthers: [{ name: 'source', json: '"fair"' }],
  })
})

test('keeps what was entered when the partner asks for another field meanwhile', () => {
  expect(startAgain('now', nodesOf('town', 'phone'))).toMatchObject({
    start: { [town ?? '']: 'Linz', [phone ?? '']: '' },
    startOthers: [{ name: 'source', json: '"fair"' }],
    unmapped: [],
  })
})

test('shows what was sent in a part of the form that the partner has changed meanwhile', () => {
  const nodes = formNodes({
    type: 'object',
    properties: { address: { type: 'object', properties: { town: { type: 'string' } } } },
  })
  const refused = { drawn: { address: { town: 'Linz', street: 'Herrenstrasse 5' } } }
  const form = { nodes, formFingerprint: 'now', person: { name: undefined, phone: undefined } }
  expect(startValues({ prefilled: null, refused }, form)).toMatchObject({
    start: { [fieldName('address')]: { [town ?? '']: 'Linz' } },
    unmapped: [{ pointer: '/address/street', text: 'Herrenstrasse 5' }],
  })
})
