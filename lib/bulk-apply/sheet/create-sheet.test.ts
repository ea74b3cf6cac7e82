import { describe, expect, test } from 'vitest'
import type { EarlierApplication } from '../../easy-apply/contract'
import { checkBody } from '../../forms/check-body'
import { testForm } from '../../testing/test-form'
import { checkedSheet, cook, jobs, kindsOf } from '../../testing/test-sheet'
import { byteOrderMark } from '../../text/csv'

const form = testForm()
const name = '/applicant/fullName'
const phone = '/applicant/phoneNumber'
const two = [jobs[0], jobs[2]].flatMap((job) => job ?? [])
const earlier: EarlierApplication = { id: 'first', at: '2026-01-02T03:04:05.000Z', who: 'Ada', outcome: 'submitted' }

describe('row bodies', () => {
  test('constants fill targets without a column; an empty cell of a column stays empty', async () => {
    const { sheet, opened } = await checkedSheet({
      text: 'Email,Name,Source\na@example.com,Zoë 李,Fair\nb@example.com,O’Neill,\n',
    })
    const constants = {
      job: 'Cook',
      enqueue: 'no',
      '/applicant/source': 'Website',
      '/interview/timezone': 'Europe/Berlin',
    }
    const checked = await sheet.check({ ...opened.guess, constants }, jobs, () => {})
    expect(checked.states.ready).toBe(2)
    const sent = await sheet.toSend(0, 10)
    expect(sent).toEqual([
      {
        row: 1,
        cells: ['a@example.com', 'Zoë 李', 'Fair'],
        body: {
          applicant: { fullName: 'Zoë 李', source: 'Fair', email: 'a@example.com' },
          job: { jobId: cook },
          interview: { timezone: 'Europe/Berlin' },
          enqueue: false,
        },
        isAgain: false,
      },
      expect.objectContaining({
        body: expect.objectContaining({ applicant: { fullName: 'O’Neill', email: 'b@example.com' } }),
      }),
    ])
    for (const { body } of sent) expect(checkBody(form.schema, body)).toEqual({})
  })

  test('the preview shows the parsed values', async () => {
    const { sheet, opened } = await checkedSheet({ text: 'Email,Name,Queue\na@example.com,A,x\nb,B,maybe\n' })
    const { targets, rows } = await sheet.preview({ ...opened.guess, constants: { job: cook } })
    expect(targets.map(({ key }) => key)).toEqual(['email', 'job', 'enqueue', name])
    expect(rows.map(({ cells, state }) => [...cells, state])).toEqual([
      ['a@example.com', cook, 'Yes', 'A', 'ready'],
      ['b', cook, 'maybe', 'B', 'invalid'],
    ])
  })

  test('are returned in batches, each row once, and only ready or accepted rows', async () => {
    const lines = Array.from({ length: 25 }, (_, at) => `p${at}@example.com,P,${at % 5 === 0 ? 'Pilot' : 'Cook'}`)
    const { sheet } = await checkedSheet({ text: `Email,Name,Job\n${lines.join('\n')}` })
    await sheet.accept([1], true)
    const stretches = [await sheet.toSend(0, 10), await sheet.toSend(10, 10), await sheet.toSend(20, 10)]
    const rows = stretches.flat().map(({ row }) => row)
    expect(stretches.map(({ length }) => length)).toEqual([10, 10, 1])
    expect(rows).toEqual(
      [1, ...Array.from({ length: 25 }, (_, at) => at + 1).filter((row) => row % 5 !== 1)].sort((a, b) => a - b),
    )
  })
})

test('include the person’s name, or else the address', async () => {
  const { sheet } = await checkedSheet({ text: 'Email,Name,Job\na@example.com,Ada L,Cook\nb@example.com,,Cook\n' })
  const { rows } = await sheet.rows({ show: 'all' }, 0, 2)
  expect(rows.map(({ who }) => who)).toEqual(['Ada L', 'b@example.com'])
})

describe('repeats and earlier applications', () => {
  const text = `Email,Name,Job
Ada@example.com,Ada,Cook
bo@example.com,Bo,Cook
ada@example.com ,Ada L,${cook}
ADA@EXAMPLE.COM,Ada,Cook
ada@example.com,Ada,Pilot
`
  test('every other row of a pair repeats the first one that is not left out', async () => {
    const { sheet } = await checkedSheet({ text })
    const same = async () =>
      (await sheet.rows({ show: 'all' }, 0, 9)).rows.map(
        ({ issues }) => issues.find(({ kind }) => kind === 'repeat')?.sameAs,
      )
    expect(await same()).toEqual([undefined, undefined, 1, 1, undefined])
    await sheet.leaveOut([1], true)
    expect(await same()).toEqual([3, undefined, undefined, 3, undefined])
    await sheet.edit(3, 'email', 'cy@example.com')
    expect(await same()).toEqual([4, undefined, undefined, undefined, undefined])
    await sheet.leaveOut([1], false)
    expect(await same()).toEqual([undefined, undefined, undefined, 1, undefined])
  })

  test('a row does not repeat one that cannot be sent, until that one is fixed', async () => {
    const { sheet } = await checkedSheet({ text: 'Email,Name,Job\na@example.com,,Cook\na@example.com,Ada,Cook\n' })
    expect(await kindsOf(sheet)).toEqual([['invalid', 'missing /applicant/fullName'], ['ready']])
    await sheet.edit(1, '/applicant/fullName', 'Ada')
    expect(await kindsOf(sheet)).toEqual([['ready'], ['warning', 'repeat']])
    await sheet.leaveOut([1], true)
    expect(await kindsOf(sheet)).toEqual([['left-out', 'repeat'], ['ready']])
  })

  test('an accepted row is sent as an intentional repeat', async () => {
    const { sheet, checked } = await checkedSheet({ text })
    expect(checked.groups.find(({ kind }) => kind === 'repeat')).toMatchObject({
      key: 'repeat',
      rows: 2,
      open: 2,
      value: null,
    })
    const accepted = await sheet.accept({ group: 'repeat' }, true)
    expect(accepted.states).toMatchObject({ ready: 2, accepted: 2, warning: 1 })
    expect(accepted.groups.find(({ kind }) => kind === 'repeat')).toMatchObject({ rows: 2, open: 0 })
    expect((await sheet.toSend(0, 9)).map(({ row, isAgain }) => [row, isAgain])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, true],
    ])
    expect((await sheet.accept([3, 4], false)).states).toMatchObject({ accepted: 0, warning: 3 })
  })

  test('an earlier application of a pair applies to all its rows until email or job is edited', async () => {
    const { sheet } = await checkedSheet({ text })
    expect(await sheet.pairs()).toEqual([
      { row: 1, email: 'ada@example.com', jobId: cook },
      { row: 2, email: 'bo@example.com', jobId: cook },
      { row: 5, email: 'ada@example.com', jobId: 'Pilot' },
    ])
    expect((await sheet.markEarlier([{ email: 'bo@example.com', jobId: cook, earlier }])).states).toMatchObject({
      ready: 1,
      warning: 4,
    })
    expect((await sheet.rows({ group: 'applied-before' }, 0, 9)).rows[0]?.issues).toEqual([
      expect.objectContaining({ kind: 'applied-before', earlier }),
    ])
    await sheet.accept([2], true)
    expect((await sheet.toSend(0, 9)).map(({ row, isAgain }) => [row, isAgain])).toEqual([
      [1, false],
      [2, true],
    ])
    expect((await sheet.edit(2, 'email', 'cy@example.com')).kinds).not.toHaveProperty('applied-before')
    expect((await sheet.edit(2, 'email', 'Bo@example.com')).states).toMatchObject({
      ready: 1,
      warning: 4,
      accepted: 0,
    })
  })

  test('a look-up that ends after the row was corrected marks the pair that it asked about, not the new one', async () => {
    const { sheet } = await checkedSheet({ text: 'Email,Name,Job\na@example.com,A,Cook\n' })
    const [asked] = await sheet.pairs()
    await sheet.edit(1, 'email', 'b@example.com')
    const { email = '', jobId = '' } = asked ?? {}
    expect((await sheet.markEarlier([{ email, jobId, earlier }])).states).toMatchObject({ ready: 1, warning: 0 })
    expect((await sheet.edit(1, 'email', 'a@example.com')).states).toMatchObject({ ready: 0, warning: 1 })
  })

  test('a pair in the list of applicants is to review apart from those applied from this desk', async () => {
    const { sheet } = await checkedSheet({ text: 'Email,Name,Job\na@example.com,A,Cook\nb@example.com,B,Cook\n' })
    const marked = await sheet.markEarlier([
      { email: 'a@example.com', jobId: cook, earlier },
      { email: 'b@example.com', jobId: cook, earlier: 'listed' },
    ])
    expect(marked).toMatchObject({ states: { warning: 2 }, kinds: { 'applied-before': 1, 'listed-before': 1 } })
    expect((await sheet.rows({ group: 'listed-before' }, 0, 9)).rows).toEqual([
      expect.objectContaining({
        row: 2,
        state: 'warning',
        issues: [{ kind: 'listed-before', target: null, message: 'Already in the list of applicants, from elsewhere' }],
      }),
    ])
    expect((await sheet.accept({ group: 'listed-before' }, true)).states).toMatchObject({ accepted: 1, warning: 1 })
    // An application that this desk sends meanwhile was not shown.
    expect(await sheet.toSend(0, 9)).toEqual([expect.objectContaining({ row: 2, isAgain: false })])
  })

  test('a row accepted for one job is to review again once its columns give another one, also after an undo', async () => {
    const { sheet } = await checkedSheet({
      text: 'Email,Name,Job,Other\na@x.com,A,Cook,Clerk\na@x.com,A,Cook,9\n',
      jobs: two,
    })
    await sheet.edit(2, name, 'Ada')
    await sheet.accept([2], true)
    await sheet.edit(2, name, 'Ada L')
    const by = (...columns: string[]) =>
      sheet.check({ columns: ['email', name, ...columns], constants: {} }, two, () => {})
    expect((await by('job', '/applicant/source')).states).toMatchObject({ ready: 1, accepted: 1 })
    expect((await by('/applicant/source', 'job')).states).toMatchObject({ ready: 1, accepted: 0, warning: 1 })
    expect((await sheet.undo())?.states).toMatchObject({ accepted: 0, warning: 1 })
  })

  test('a new warning blocks an accepted row again', async () => {
    const { sheet } = await checkedSheet({ text: 'Email,Name,Job\na@example.com,A,Pilot\n' })
    expect((await sheet.accept([1], true)).states.accepted).toBe(1)
    expect((await sheet.markEarlier([{ email: 'a@example.com', jobId: 'Pilot', earlier }])).states).toMatchObject({
      accepted: 0,
      warning: 1,
    })
  })
})

test('rows of different lengths are uploaded with one cell per column', async () => {
  const { sheet, opened } = await checkedSheet({
    text: 'Email,Name,Job,Source\na@example.com,A,Cook\nb@example.com,B,Cook,Fair\n',
  })
  expect(opened.preview[0]).toEqual(['a@example.com', 'A', 'Cook', ''])
  expect((await sheet.toSend(0, 1))[0]?.cells).toEqual(['a@example.com', 'A', 'Cook', ''])
  await sheet.edit(1, '/applicant/source', 'Web')
  expect((await sheet.toSend(0, 1))[0]?.cells).toEqual(['a@example.com', 'A', 'Cook', 'Web'])
})

test('unsent rows are downloaded in the format of the upload, unchanged', async () => {
  const text = 'Email,Full name,Phone number,Job\nx,"A, ""B""",\'+49 30 1,Cook\nb@example.com,B,,Cook\n'
  const { sheet } = await checkedSheet({ text })
  await sheet.leaveOut([2], true)
  const csv = await sheet.leftOutCsv()
  expect(csv).toBe(
    `${byteOrderMark}Email,Full name,Phone number,Job,Partner Desk: problem\r\n` +
      'x,"A, ""B""",+49 30 1,Cook,Email: This is not an email address\r\nb@example.com,B,,Cook,Left out\r\n',
  )
  const again = await checkedSheet({ text: csv })
  expect(again.opened.guess.columns).toEqual(['email', name, phone, 'job', null])
  expect(again.checked.states).toMatchObject({ invalid: 1, ready: 1 })
  expect((await again.sheet.leftOutCsv()).split('\r\n')[0]).toBe(csv.split('\r\n')[0])
})
