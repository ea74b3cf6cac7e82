import { expect, test } from 'vitest'
import { readSource } from './read-source'

const megabyte = 1024 * 1024
const file = (bytes: number) => ({ kind: 'file' as const, file: new Blob([new Uint8Array(bytes)]), name: 'a.csv' })

test('rejects a file of more than 20 MB with its size, and reads one of 20 MB', async () => {
  expect(await readSource(file(20 * megabyte + 1))).toEqual({
    message: 'This is 20 MB; at most 20 MB can be read. Split it',
    isTooLarge: true,
  })
  expect(await readSource(file(21.5 * megabyte))).toEqual({
    message: 'This is 21.5 MB; at most 20 MB can be read. Split it',
    isTooLarge: true,
  })
  expect(await readSource(file(20 * megabyte))).not.toHaveProperty('message', expect.stringContaining('Split it'))
})

test('rejects a pasted text of more than 20 MB', async () => {
  const text = 'x'.repeat(20 * megabyte + 1)
  expect(await readSource({ kind: 'text', text, name: 'Pasted' })).toHaveProperty(
    'message',
    expect.stringContaining('Split it'),
  )
})

test('describes how a source was read', async () => {
  const text = 'Email;Name\na@example.com;A\n'
  expect(await readSource({ kind: 'text', text, name: 'Pasted' })).toMatchObject({
    readAs: 'Text, separated by semicolons',
  })
  expect(await readSource({ kind: 'file', file: new Blob([text]), name: 'a.csv' })).toMatchObject({
    readAs: 'UTF-8, separated by semicolons',
  })
})

const named = (name: string, text: string) => readSource({ kind: 'file', file: new Blob([text]), name })

test.each(['Just a line', 'Dear Sir or Madam,\nI should like to apply\n', 'PK\u0000\u0001'])(
  'says of a file that is named like an Excel workbook that it is none: %j',
  async (text) => {
    const message =
      'This isn’t an Excel workbook, although its name ends in .XLSX. Save it as an Excel workbook or CSV (UTF-8) and upload that'
    expect(await named('fake.XLSX', text)).toEqual({ message })
    expect(await named('fake.csv', text)).not.toEqual({ message })
  },
)

test('reads a table that is named like an Excel workbook, and names the kind of other files', async () => {
  expect(await named('people.xls', 'Email;Name\na@example.com;A\n')).toHaveProperty('rows')
  expect(await named('people.xls', '<html><table></table></html>')).toHaveProperty(
    'message',
    expect.stringContaining('a web page'),
  )
})
