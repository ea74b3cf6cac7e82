import { describe, expect, it } from 'vitest'
import type { OpenedForm } from '@/lib/easy-apply/contract'
import type { BodySchema } from '@/lib/forms/body-schema'
import { type FormNode, formNodes } from '@/lib/forms/form-node'
import { nothingLearned } from '@/lib/forms/learned-form'
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
    learned: nothingLearned,
    paths: { email: '/applicant/email', job: '/job', enqueue: undefined },
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

describe('the form in the details', () => {
  const form = formOf({ fullName: text, phone: text, source: text }, ['fullName'], {
    interview: { type: 'object', required: ['date'], properties: { date: text } },
  })

  it('shows only the required fields and what is known of the person', () => {
    expect(namesOf(quickNodes(form.nodes, form.person))).toEqual(['fullName', 'phone'])
  })

  it('suffices when the record has everything required', () => {
    expect(needsFullForm(form, anna)).toBe(false)
  })

  it('suffices without a name, which it asks for', () => {
    expect(needsFullForm(form, { ...anna, name: '' })).toBe(false)
  })

  it('does not suffice when the partner requires what no record has', () => {
    expect(needsFullForm(formOf({ fullName: text, workPermit: text }, ['fullName', 'workPermit']), anna)).toBe(true)
  })

  it('suffices when the required fields have defaults', () => {
    const withDefault = formOf({ fullName: text, stage: { type: 'string', default: 'New' } }, ['fullName', 'stage'])
    expect(needsFullForm(withDefault, anna)).toBe(false)
  })

  it('detects an error on a field that it does not show', () => {
    const shown = quickNodes(form.nodes, form.person)
    const error = { type: 'partner', message: 'Unknown source' }
    expect(hasHiddenError({ _applicant: { _fullName: error } }, shown)).toBe(false)
    expect(hasHiddenError({ _applicant: { _source: error } }, shown)).toBe(true)
    expect(hasHiddenError(undefined, shown)).toBe(false)
  })
})
