import { describe, expect, test } from 'vitest'
import type { EarlierApplication } from '../../easy-apply/contract'
import { checkBody } from '../../forms/check-body'
import { readPointer } from '../../records/pointer'
import { testForm, testJob } from '../../testing/test-form'
import { checkedSheet, cook, jobs } from '../../testing/test-sheet'
import { byteOrderMark } from '../../text/csv'
import type { SheetSummary } from './contract'
import { createSheet } from './create-sheet'

const form = testForm()
const name = '/applicant/fullName'
const phone = '/applicant/phoneNumber'
const earlier: EarlierApplication = { at: '2026-01-02T03:04:05.000Z', who: 'Ada', outcome: 'submitted' }

const total = ({ states }: SheetSummary) => Object.values(states).reduce((sum, count) => sum + count, 0)

describe('bodies of rows', () => {
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

  test('come in batches, each row once, and only ready or accepted rows', async () => {
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

describe('repeats and earlier applications', () => {
  const text = `Email,Name,Job
Ada@example.com,Ada,Cook
bo@example.com,Bo,Cook
ada@example.com ,Ada L,${cook}
ADA@EXAMPLE.COM,Ada,Cook
ada@example.com,Ada,Pilot
`
  test('every later row of a pair is a repeat of the first one that is not left out', async () => {
    const { sheet } = await checkedSheet({ text })
    const same = async () =>
      (await sheet.rows({ show: 'all' }, 0, 9)).rows.map(
        ({ issues }) => issues.find(({ kind }) => kind === 'repeat')?.sameAs,
      )
    expect(await same()).toEqual([undefined, undefined, 1, 1, undefined])
    await sheet.leaveOut([1], true)
    expect(await same()).toEqual([undefined, undefined, undefined, 3, undefined])
    await sheet.edit(3, 'email', 'cy@example.com')
    expect(await same()).toEqual([undefined, undefined, undefined, undefined, undefined])
    await sheet.leaveOut([1], false)
    expect(await same()).toEqual([undefined, undefined, undefined, 1, undefined])
  })

  test('an accepted row is sent as an intended repeat', async () => {
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

  test('an earlier application of a pair counts for all its rows until email or job is edited', async () => {
    const { sheet } = await checkedSheet({ text })
    expect(await sheet.pairs()).toEqual([
      { row: 1, email: 'ada@example.com', jobId: cook },
      { row: 2, email: 'bo@example.com', jobId: cook },
      { row: 5, email: 'ada@example.com', jobId: 'Pilot' },
    ])
    expect((await sheet.markEarlier([{ row: 2, earlier }])).states).toMatchObject({ ready: 1, warning: 4 })
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

  test('a new warning about an accepted row stops it again', async () => {
    const { sheet } = await checkedSheet({ text: 'Email,Name,Job\na@example.com,A,Pilot\n' })
    expect((await sheet.accept([1], true)).states.accepted).toBe(1)
    expect((await sheet.markEarlier([{ row: 1, earlier }])).states).toMatchObject({ accepted: 0, warning: 1 })
  })
})

describe('corrections', () => {
  test('a group is corrected with one value, and undone', async () => {
    const { sheet, checked } = await checkedSheet({
      text: `Email,Name,Job\n${['a', 'b', 'c'].map((who) => `${who}@example.com,${who},Pilot`).join('\n')}\nd@example.com,d,Cook`,
    })
    const group = checked.groups[0]
    expect(group).toMatchObject({ kind: 'job-unknown', value: 'Pilot', rows: 3 })
    await sheet.leaveOut([2], true)
    const corrected = await sheet.setAll(group?.key ?? '', 'Cook')
    expect(corrected.states).toMatchObject({ ready: 3, 'left-out': 1 })
    expect((await sheet.undo())?.states).toMatchObject({ ready: 1, warning: 2, 'left-out': 1 })
    expect((await sheet.undo())?.states).toEqual(checked.states)
    expect(await sheet.undo()).toBeNull()
  })

  test('a change without effect leaves nothing to undo', async () => {
    const { sheet } = await checkedSheet({
      text: 'Email,Name,Job\na@example.com,A,Cook\n',
      constants: { enqueue: 'no' },
    })
    await sheet.edit(1, name, ' A ')
    await sheet.edit(1, 'enqueue', 'no')
    await sheet.edit(99, name, 'B')
    await sheet.accept([1], true)
    await sheet.leaveOut([1], false)
    await sheet.setAll('none', 'x')
    expect(await sheet.undo()).toBeNull()
  })

  test('at least 50 changes can be undone, whatever the number of rows', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `p${at}@example.com,P`)
    const { sheet, checked } = await checkedSheet({
      text: `Email,Name\n${lines.join('\n')}`,
      constants: { job: 'Pilot' },
    })
    const group = checked.groups[0]?.key ?? ''
    for (let change = 0; change < 60; change++) await sheet.leaveOut({ group }, change % 2 === 0)
    let undone = 0
    while (await sheet.undo()) undone++
    expect(undone).toBeGreaterThanOrEqual(50)
    expect(undone).toBeLessThan(60)
  })

  test('a value that is typed for a field without a column stays with its row', async () => {
    const { sheet, checked } = await checkedSheet({ text: 'Email,Job\na@example.com,Cook\nb@example.com,Cook\n' })
    expect(checked.groups).toEqual([expect.objectContaining({ kind: 'missing', target: name, rows: 2, value: null })])
    expect((await sheet.edit(2, name, ' Bo ')).states).toMatchObject({ ready: 1, invalid: 1 })
    const [sent] = await sheet.toSend(0, 5)
    expect(readPointer(sent?.body, name)).toBe('Bo')
  })

  test('a new matching of columns keeps edits and left-out rows', async () => {
    const { sheet, opened } = await checkedSheet({
      text: 'Email,Name,Other,Job\na@example.com,A,Q,Cook\nb@example.com,B,R,Cook\n',
    })
    await sheet.edit(1, name, 'Zoë')
    await sheet.leaveOut([2], true)
    const matching = { columns: ['email', name, '/applicant/source', 'job'], constants: {} }
    expect((await sheet.check(matching, jobs, () => {})).states).toMatchObject({ ready: 1, 'left-out': 1 })
    expect((await sheet.toSend(0, 1))[0]?.body).toMatchObject({ applicant: { fullName: 'Zoë', source: 'Q' } })
    expect(opened.preview[0]).toEqual(['a@example.com', 'A', 'Q', 'Cook'])
  })
})

test('rows of different lengths are uploaded with a cell for each column', async () => {
  const { sheet, opened } = await checkedSheet({
    text: 'Email,Name,Job,Source\na@example.com,A,Cook\nb@example.com,B,Cook,Fair\n',
  })
  expect(opened.preview[0]).toEqual(['a@example.com', 'A', 'Cook', ''])
  expect((await sheet.toSend(0, 1))[0]?.cells).toEqual(['a@example.com', 'A', 'Cook', ''])
  await sheet.edit(1, '/applicant/source', 'Web')
  expect((await sheet.toSend(0, 1))[0]?.cells).toEqual(['a@example.com', 'A', 'Cook', 'Web'])
})

test('unsent rows are downloaded in the shape of the upload, unchanged', async () => {
  const text = 'Email,Full name,Phone number,Job\nx,"A, ""B""",\'+49 30 1,Cook\nb@example.com,B,,Cook\n'
  const { sheet } = await checkedSheet({ text })
  await sheet.leaveOut([2], true)
  const csv = await sheet.leftOutCsv()
  expect(csv).toBe(
    `${byteOrderMark}Email,Full name,Phone number,Job,Partner Desk: problem\r\n` +
      'x,"A, ""B""",\'+49 30 1,Cook,Email: This is not an e-mail address\r\nb@example.com,B,,Cook,Left out\r\n',
  )
  const again = await checkedSheet({ text: csv })
  expect(again.opened.guess.columns).toEqual(['email', name, phone, 'job', null])
  expect(again.checked.states).toMatchObject({ invalid: 1, ready: 1 })
  expect((await again.sheet.leftOutCsv()).split('\r\n')[0]).toBe(csv.split('\r\n')[0])
})

describe('the order of calls', () => {
  const long = `Email,Name,Job\n${Array.from({ length: 8_000 }, (_, at) => `p${at}@example.com,P,Pilot`).join('\n')}`

  test('reports progress, and a newer check replaces an older one', async () => {
    const { sheet, opened } = await checkedSheet({ text: long })
    const reported: number[] = []
    const first = sheet.check(opened.guess, jobs, (rows) => reported.push(rows))
    await new Promise((go) => setTimeout(go, 40))
    const second = sheet.check(opened.guess, [testJob('1', 'Pilot')], () => {})
    const edited = sheet.edit(1, 'job', '1')
    expect(await first).toEqual(await second)
    expect((await second).states).toMatchObject({ ready: 8_000 })
    expect(total(await edited)).toBe(8_000)
    expect(Math.max(...reported)).toBeLessThan(8_000)
  })

  test('calls to a sheet that was closed or reopened are rejected with a message', async () => {
    const { sheet, opened } = await checkedSheet({ text: long })
    const checking = sheet.check(opened.guess, jobs, () => {})
    const next = sheet.open({ kind: 'text', text: 'Email\na@example.com', name: 'Next' }, {})
    await expect(checking).rejects.toThrow('Something else was opened meanwhile')
    expect(await next).toMatchObject({ rows: 1 })
    await expect(sheet.rows({ show: 'all' }, 0, 1)).rejects.toThrow('not checked yet')
    sheet.close()
    await expect(sheet.undo()).rejects.toThrow('closed')
  })

  test('a check during which the sheet is closed is refused', async () => {
    const { sheet, opened } = await checkedSheet({ text: `${long}\n${long.slice(long.indexOf('\n') + 1)}` })
    let reports = 0
    const checking = sheet.check(opened.guess, jobs, () => {
      reports++
      sheet.close()
    })
    await expect(checking).rejects.toThrow('Something else was opened meanwhile')
    expect(reports).toBe(1)
    await expect(sheet.open({ kind: 'text', text: 'Email\na@example.com', name: 'Next' }, {})).rejects.toThrow('closed')
  })

  test('nothing can be asked of a sheet before it is open', async () => {
    const sheet = createSheet(form)
    await expect(sheet.preview({ columns: [], constants: {} })).rejects.toThrow('No sheet is open')
    await expect(sheet.toSend(0, 1)).rejects.toThrow('not checked yet')
  })

  test('at most 200 rows are read at once', async () => {
    const { sheet } = await checkedSheet({ text: long })
    const { total: all, rows } = await sheet.rows({ show: 'all' }, 100, 1_000)
    expect([all, rows.length, rows[0]?.row, rows.at(-1)?.row]).toEqual([8_000, 200, 101, 300])
  })

  test('selected applicants become a table', async () => {
    const sheet = createSheet(form)
    const opened = await sheet.open(
      {
        kind: 'table',
        name: '2 applicants',
        header: ['Email', 'Full name'],
        rows: [
          ['a@example.com', "'t Hooft"],
          ['b@example.com', ''],
        ],
      },
      {},
    )
    expect(opened).toMatchObject({ readAs: 'Selected rows', rows: 2, guess: { columns: ['email', name] } })
  })
})
