import { describe, expect, test } from 'vitest'
import { checkedSheet, cook } from '../../testing/test-sheet'

describe('the summary of a sheet', () => {
  test('gives one reason, the worst, for each row to fix or review, so that the numbers add up', async () => {
    const { sheet, checked } = await checkedSheet({
      text: 'Email,Name,Phone,Job\na@example.com,=A1,+cmd(1),Cook\nb@example.com,=A1,,Pilot\nnobody,N,,Cook\n',
    })
    expect(checked.states).toMatchObject({ invalid: 1, warning: 2 })
    expect(checked.kinds).toEqual({ formula: 1, 'job-unknown': 1, invalid: 1 })
    const sent = await sheet.accept([1], true)
    expect(sent.kinds).toEqual({ 'job-unknown': 1, invalid: 1 })
    expect((await sheet.leaveOut([2], true)).kinds).toEqual({ invalid: 1 })
  })

  test('lists the largest group first, and groups of equal size in row order', async () => {
    const { checked } = await checkedSheet({
      text: 'Email,Name,Job\na@example.com,A,Pilot\nb@example.com,B,Baker\nc@example.com,C,Nurse\nd@example.com,D,Nurse\n',
    })
    expect(checked.groups.map(({ value, rows }) => [value, rows])).toEqual([
      ['Nurse', 2],
      ['Pilot', 1],
      ['Baker', 1],
    ])
  })

  test('lists errors before warnings, whatever the number of rows', async () => {
    const { checked } = await checkedSheet({
      text: `Email,Name,Job\na@example.com,A,Pilot\nb@example.com,B,Pilot\nnobody,C,${cook}\n`,
    })
    expect(checked.groups.map(({ kind, rows }) => [kind, rows])).toEqual([
      ['invalid', 1],
      ['job-unknown', 2],
    ])
  })

  test('shows at most 200 groups', async () => {
    const lines = Array.from({ length: 201 }, (_, at) => `p${at}@example.com,P,Job ${at}`)
    const { checked } = await checkedSheet({ text: `Email,Name,Job\n${lines.join('\n')}` })
    expect(checked.groups).toHaveLength(200)
  })

  test('counts the jobs of the rows to send, the most rows first, and names at most 50', async () => {
    const lines = Array.from({ length: 51 }, (_, at) => `p${at}@example.com,P,${100 + at}`)
    const { checked } = await checkedSheet({
      text: `Email,Name,Job\n${lines.join('\n')}\nz@example.com,Z,120\nnobody,N,777\n`,
      jobs: null,
    })
    expect(checked.jobs).toHaveLength(50)
    expect(checked.jobs[0]).toEqual({ id: '120', title: '120', rows: 2 })
    expect(checked.jobCount).toBe(51)
  })

  test('shows no value for a group with different or missing values, and drops corrected groups', async () => {
    const { sheet, checked } = await checkedSheet({ text: `Email,Name,Job\nx,,${cook}\ny,B,${cook}\n` })
    expect(checked.groups.map(({ kind, value }) => [kind, value])).toEqual([
      ['invalid', null],
      ['missing', null],
    ])
    const one = await sheet.edit(1, 'email', 'x@example.com')
    expect(one.groups.find(({ kind }) => kind === 'invalid')).toMatchObject({ value: 'y', rows: 1, open: 1 })
    const none = await sheet.edit(2, 'email', 'y@example.com')
    expect(none.groups.map(({ kind }) => kind)).toEqual(['missing'])
  })
})

describe('a person with an earlier application', () => {
  test.each([
    ['submitted', /was already sent from this desk$/],
    ['queued', /was already sent from this desk$/],
    ['already-applied', /was already sent from this desk$/],
    ['uncertain', /may already have been sent \(unconfirmed\)$/],
    ['under-way', /is already waiting to be sent$/],
  ] as const)('with the outcome %s gets a warning that says what is known', async (outcome, words) => {
    const { sheet } = await checkedSheet({ text: 'Email,Name,Job\na@example.com,A,Cook\n' })
    const earlier = { id: 'first', at: '2026-01-02T03:04:05.000Z', who: 'Ada', outcome }
    const { groups } = await sheet.markEarlier([{ email: 'a@example.com', jobId: cook, earlier }])
    expect(groups).toEqual([expect.objectContaining({ kind: 'applied-before', message: expect.stringMatching(words) })])
  })
})
