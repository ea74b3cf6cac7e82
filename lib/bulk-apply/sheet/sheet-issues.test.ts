import { describe, expect, test } from 'vitest'
import { testForm, testJob } from '../../testing/test-form'
import { checkedSheet, cook, kindsOf } from '../../testing/test-sheet'
import { createSheet } from './create-sheet'

const name = '/applicant/fullName'
const phone = '/applicant/phoneNumber'

describe('the issues of a sheet', () => {
  test('are found for missing and invalid values, spreadsheet errors and jobs', async () => {
    const { sheet, checked } = await checkedSheet({
      text: `Email,Full name,Phone number,Job
ada@example.com,Ada,+49 30 1,cook
,Bo,,${cook}
not an address,Cy,,Cook
di@example.com,,,Cook
el@example.com,#N/A,########,Cook
fe@example.com,Fe,4.9E+11,Cook
gi@example.com,=HYPERLINK("x"),+cmd(1),Cook
ha@example.com,Ha,,Driver
ib@example.com,Ib,,Clerk
jo@example.com,Jo,,Pilot
ka@example.com,Ka,,
`.replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"'),
    })
    expect(await kindsOf(sheet)).toEqual([
      ['ready'],
      ['invalid', 'missing email'],
      ['invalid', 'invalid email'],
      ['invalid', `missing ${name}`],
      ['invalid', `spreadsheet-error ${name}`, `spreadsheet-error ${phone}`],
      ['warning', `shortened ${phone}`],
      ['warning', `formula ${name}`, `formula ${phone}`],
      ['warning', 'job-closed job'],
      ['invalid', 'job-ambiguous job'],
      ['warning', 'job-unknown job'],
      ['invalid', 'missing job'],
    ])
    expect(checked).toMatchObject({ rows: 11, states: { ready: 1, invalid: 6, warning: 4 }, isJobListKnown: true })
    expect(checked.jobs).toEqual([{ id: cook, title: 'Cook', rows: 1 }])
    const ambiguous = checked.groups.find(({ kind }) => kind === 'job-ambiguous')
    expect(ambiguous).toMatchObject({ target: 'job', value: 'Clerk', rows: 1, open: 1 })
    expect(ambiguous?.message).toBe('2 jobs have this title (9, 10): enter the ID of one of them')
  })

  test('do not include job IDs when there is no list of jobs', async () => {
    const { sheet, checked } = await checkedSheet({ text: 'Email,Name,Job\na@example.com,A,77\n', jobs: null })
    expect(checked).toMatchObject({ states: { ready: 1 }, isJobListKnown: false })
    expect((await sheet.toSend(0, 10))[0]?.body).toMatchObject({ job: { jobId: '77' } })
  })

  test('of 300 invalid rows among 1,000 are counted by kind, and each is listed', async () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => {
      const isBad = at % 10 < 3
      return `${isBad ? `person ${at}` : `person${at}@example.com`},Person ${at},Cook`
    })
    const { sheet, checked } = await checkedSheet({ text: `Email,Name,Job\n${lines.join('\n')}` })
    expect(checked.states).toMatchObject({ ready: 700, invalid: 300 })
    const [group] = checked.groups
    expect(checked.groups).toHaveLength(1)
    expect(group).toMatchObject({ kind: 'invalid', target: 'email', value: null, rows: 300, open: 300 })
    const found = await sheet.rows({ group: group?.key ?? '' }, 298, 50)
    expect(found.total).toBe(300)
    expect(found.rows.map(({ row }) => row)).toEqual([992, 993])
  })

  test('are found for values of the wrong type under another profile’s schema', async () => {
    const schema = {
      type: 'object',
      required: ['applicant', 'job', 'shift'],
      properties: {
        applicant: { type: 'object', required: ['email'], properties: { email: { type: 'string', format: 'email' } } },
        job: { type: 'object', required: ['jobId'], properties: { jobId: { type: 'integer' } } },
        shift: { enum: ['Early', 'Late'], title: 'Shift' },
        hours: { type: 'number', title: 'Hours', maximum: 40 },
        from: { type: 'string', format: 'date', title: 'From' },
        car: { type: 'boolean', title: 'Car' },
        tags: { type: 'array', items: { type: 'string' }, title: 'Tags' },
        more: { type: 'array', title: 'More', items: { type: 'object', properties: { id: { type: 'string' } } } },
        enqueue: { type: 'boolean' },
      },
    }
    const { sheet } = await checkedSheet({
      sheet: createSheet(testForm(schema)),
      text: `Email;Job;Shift;Hours;From;Car;Tags;More
a@example.com;8;late;38.5;31.12.2026;ja;"x; y";"[{""id"":""q""}]"
b@example.com;8;Night;38,5;03/04/2026;perhaps;;nothing
c@example.com;8;Early;41;2026-04-03;;;
`,
      jobs: [testJob('8', 'Driver')],
    })
    expect((await sheet.toSend(0, 5))[0]?.body).toEqual({
      applicant: { email: 'a@example.com' },
      job: { jobId: 8 },
      shift: 'Late',
      hours: 38.5,
      from: '2026-12-31',
      car: true,
      tags: ['x', 'y'],
      more: [{ id: 'q' }],
      enqueue: false,
    })
    const { rows } = await sheet.rows({ show: 'invalid' }, 0, 10)
    expect(rows.map(({ issues }) => issues.map(({ target, message }) => `${target}: ${message}`))).toEqual([
      [
        '/shift: Choose one of: Early, Late',
        '/hours: Write the number with digits and a point only, such as 1234.5',
        '/from: Write the date as 2026-04-03',
        '/car: Write yes or no',
        '/more: This is not JSON. Put text in double quotes: "like this"',
      ],
      ['/hours: At most 40'],
    ])
  })

  test('include a field required by its group only when the group has a value', async () => {
    const schema = {
      type: 'object',
      properties: {
        visa: {
          type: 'object',
          required: ['country'],
          properties: { country: { type: 'string', title: 'Country' }, note: { type: 'string', title: 'Note' } },
        },
      },
    }
    const sheet = createSheet(testForm(schema))
    const { checked } = await checkedSheet({
      sheet,
      text: 'Email,Job,Note\na@example.com,Cook,x\nb@example.com,Cook,\n',
    })
    expect(checked.targets.map(({ key }) => key)).toEqual(['email', 'job', '/visa/country', '/visa/note'])
    expect(await kindsOf(sheet)).toEqual([['invalid', 'missing /visa/country'], ['ready']])
    expect((await sheet.edit(1, '/visa/country', 'Chile')).states).toMatchObject({ ready: 2 })
    expect((await sheet.toSend(0, 1))[0]?.body).toMatchObject({ visa: { country: 'Chile', note: 'x' } })
  })
})
