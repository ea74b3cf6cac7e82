import { describe, expect, it } from 'vitest'
import type { OpenedForm } from '@/lib/easy-apply/contract'
import type { BodySchema } from '@/lib/forms/body-schema'
import { type FormNode, formNodes } from '@/lib/forms/form-node'
import { findPersonFields } from '@/lib/forms/person-fields'
import { hasHiddenError, needsFullForm, quickNodes } from './quick-nodes'

const text = { type: 'string' }

function formOf(properties: Record<string, object>, required: string[], more: object = {}): OpenedForm {
  const schema: BodySchema = {
    type: 'object',
    required: ['applicant', 'job'],
    properties: {
      applicant: { type: 'object', required: ['email', ...required], properties: { email: text, ...properties } },
      job: text,
      ...more,
    },
  }
  const nodes = formNodes(schema, ['/applicant/email', '/job'])
  return {
    nodes,
    schema,
    mark: 'one',
    places: { email: '/applicant/email', job: '/job', enqueue: undefined },
    person: findPersonFields(nodes, { name: undefined, phone: undefined }),
    filled: [],
    isQueuedByDefault: false,
    jobColumns: [],
    teams: { pointers: [], teams: [] },
  }
}

const anna = { name: 'Anna Zweig', parts: null, phone: '+48 555 0101', email: 'anna@example.com' }
const namesOf = (nodes: readonly FormNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? namesOf(node.nodes) : (node.tokens.at(-1) ?? '')))

describe('the form within the details', () => {
  const form = formOf({ fullName: text, phone: text, source: text }, ['fullName'], {
    interview: { type: 'object', required: ['date'], properties: { date: text } },
  })

  it('shows what is required and what is known of a person, and nothing else', () => {
    expect(namesOf(quickNodes(form.nodes, form.person))).toEqual(['fullName', 'phone'])
  })

  it('is enough where the record knows all that is required', () => {
    expect(needsFullForm(form, anna)).toBe(false)
  })

  it('is enough without a name, which is asked for in place', () => {
    expect(needsFullForm(form, { ...anna, name: '' })).toBe(false)
  })

  it('is not enough where the partner requires what no record has', () => {
    expect(needsFullForm(formOf({ fullName: text, workPermit: text }, ['fullName', 'workPermit']), anna)).toBe(true)
  })

  it('is enough where what is required has a default', () => {
    const withDefault = formOf({ fullName: text, stage: { type: 'string', default: 'New' } }, ['fullName', 'stage'])
    expect(needsFullForm(withDefault, anna)).toBe(false)
  })

  it('notices an error on a field that it does not show', () => {
    const shown = quickNodes(form.nodes, form.person)
    const error = { type: 'partner', message: 'Unknown source' }
    expect(hasHiddenError({ _applicant: { _fullName: error } }, shown)).toBe(false)
    expect(hasHiddenError({ _applicant: { _source: error } }, shown)).toBe(true)
    expect(hasHiddenError(undefined, shown)).toBe(false)
  })
})
