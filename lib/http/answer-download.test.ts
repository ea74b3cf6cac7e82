import { expect, test } from 'vitest'
import { answerDownload } from './answer-download'

const nameOf = (name: string) =>
  answerDownload({ id: 'x', name, body: new ReadableStream() }).headers.get('content-disposition')

test('sends the file name as it is, and in ASCII for older clients', () => {
  expect(nameOf('results.csv')).toBe('attachment; filename="results.csv"')
  expect(nameOf('Verkäufer (1).csv')).toBe(
    `attachment; filename="Verk_ufer (1).csv"; filename*=UTF-8''Verk%C3%A4ufer%20%281%29.csv`,
  )
})
