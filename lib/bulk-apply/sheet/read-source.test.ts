import { expect, test } from 'vitest'
import { readSource } from './read-source'

const megabyte = 1024 * 1024
const file = (bytes: number) => ({ kind: 'file' as const, file: new Blob([new Uint8Array(bytes)]), name: 'a.csv' })

test('rejects a file of more than 20 MB with its size, and reads one of 20 MB', async () => {
  expect(await readSource(file(20 * megabyte + 1))).toEqual({
    message: 'This is 20 MB; at most 20 MB can be read. Split it',
  })
  expect(await readSource(file(21.5 * megabyte))).toEqual({
    message: 'This is 21.5 MB; at most 20 MB can be read. Split it',
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
