import { describe, expect, test } from 'vitest'
import { testForm, testJob } from '../../testing/test-form'
import { checkRow } from './check-row'
import type { FindJob } from './find-job'
import { createFindJob } from './find-job'
import { findTargets } from './find-targets'
import { createRowPlan } from './row-plan'

const findJob = createFindJob([testJob('1', 'Cook'), testJob('2', '=Clerk'), testJob('3', '4E+11', false)])
const schema = {
  type: 'object',
  required: ['cv'],
  properties: {
    cv: { type: 'string', contentEncoding: 'base64', title: 'CV' },
    age: { type: 'integer', title: 'Age' },
    note: { type: 'string', title: 'Note', maxLength: 10 },
  },
}

/** Checks one row of the form, given its cells by target. */
function check(cells: Record<string, string>, body: Parameters<typeof testForm>[0] = schema, jobs: FindJob = findJob) {
  const form = testForm(body)
  const plan = createRowPlan(form, findTargets(form), { columns: Object.keys(cells), constants: {} })
  const checked = checkRow(
    plan,
    plan.cells.map(({ target }) => cells[target.key] ?? ''),
    jobs,
  )
  return {
    ...checked,
    kinds: checked.issues.map(({ kind, target }) => `${kind} ${target}`),
    messages: checked.issues.map(({ message }) => message),
  }
}
const whole = { email: 'A@example.com', job: 'Cook' }
const noFile = { ...schema, required: [] }

describe('the issues of a row', () => {
  test('name the field when no column can correct it', () => {
    const { kinds, messages } = check(whole)
    expect(kinds).toEqual(['invalid null'])
    expect(messages[0]).toMatch(/^cv: /)
  })

  test('include only the first that no column can correct', () => {
    const both = {
      ...schema,
      required: ['cv', 'photo'],
      properties: { ...schema.properties, photo: schema.properties.cv },
    }
    expect(check(whole, both).kinds).toEqual(['invalid null'])
  })

  test('do not name the field of a cell’s issue', () => {
    expect(check({ ...whole, '/note': 'much too long for it' }, noFile).messages).toEqual(['At most 10 characters'])
  })

  test.each(['50.000', '-1.250', '1.500'])('ask before %s is sent as a decimal: it may be in thousands', (salary) => {
    const pay = {
      type: 'object',
      properties: { salary: { type: 'number' }, rates: { type: 'array', items: { type: 'number' } } },
    }
    expect(check({ ...whole, '/salary': salary }, pay)).toMatchObject({
      kinds: ['shortened /salary'],
      messages: [
        'The point is read as a decimal point: 50.000 would be sent as 50. If you mean 50000, write it without the point',
      ],
    })
    expect(check({ ...whole, '/rates': `1.5; ${salary}` }, pay).kinds).toEqual(['shortened /rates'])
  })

  test.each(['50000', '1.5', '0.125', '12.50', '1.2345', '1234.567'])('do not ask about the number %s', (salary) => {
    const pay = { type: 'object', properties: { salary: { type: 'number' } } }
    expect(check({ ...whole, '/salary': salary }, pay).kinds).toEqual([])
  })

  test('include only one error for a cell, and no warning beside it', () => {
    expect(check({ ...whole, '/age': '=A1' }, noFile).kinds).toEqual(['invalid /age'])
    expect(check({ ...whole, '/note': '=1234567890123' }, noFile).kinds).toEqual(['invalid /note'])
  })

  test('distinguish spreadsheet errors from columns that were too narrow', () => {
    expect(check({ ...whole, '/note': '#REF!', '/age': '####' }, noFile).messages).toEqual([
      'The column was too narrow in the spreadsheet, and the value was not saved',
      'The spreadsheet shows an error here instead of a value',
    ])
  })

  test('include neither a formula nor a shortened number in a number field', () => {
    expect(check({ ...whole, '/age': '+5' }, noFile).kinds).toEqual([])
    expect(check({ ...whole, '/note': '+5' }, noFile).kinds).toEqual([])
    expect(check({ ...whole, '/note': '4.9E+11' }, noFile).kinds).toEqual(['shortened /note'])
  })
})

test('include an error for a queue value that is neither yes nor no', () => {
  expect(check({ ...whole, enqueue: 'maybe' }, noFile).kinds).toEqual(['invalid enqueue'])
  expect(check({ ...whole, enqueue: 'yes' }, noFile).kinds).toEqual([])
})

describe('the job of a row', () => {
  test.each([
    ['1', []],
    ['Cook', []],
    ['=clerk', []],
    ['=Baker', ['job-unknown job']],
    ['5E+11', ['shortened job']],
    ['4E+11', ['job-closed job']],
    ['', ['missing job']],
  ])('is checked when written as %j', (job, kinds) => expect(check({ ...whole, job }, noFile).kinds).toEqual(kinds))

  test('is checked for spreadsheet artefacts when there is no list of jobs', () => {
    const taken = createFindJob(null)
    expect(check({ ...whole, job: '=A1' }, noFile, taken).kinds).toEqual(['formula job'])
    expect(check({ ...whole, job: '77' }, noFile, taken).kinds).toEqual([])
  })
})

describe('the applicant and job of a row', () => {
  test('are the normalized address and the job', () => {
    expect(check(whole, noFile)).toMatchObject({ email: 'a@example.com', jobId: '1', jobTitle: 'Cook', issues: [] })
  })

  test('are unknown while the address is wrong or missing', () => {
    expect(check({ ...whole, email: 'nobody' }, noFile).email).toBe('')
    expect(check({ ...whole, email: '' }, noFile).email).toBe('')
  })

  test('include an address that looks like a formula', () => {
    const { email, kinds } = check({ ...whole, email: '=a@example.com' }, noFile)
    expect([email, kinds]).toEqual(['=a@example.com', ['formula email']])
  })
})
