import { afterEach, expect, test } from 'vitest'
import { failureFromAnswer } from '../partner/failure/make-failure'
import type { ListEvent } from '../partner/paging/walk-list'
import { missingReasons } from './export-applicants'
import { exportDetailsInWords } from './reason-in-words'
import { writeExport } from './write-export'

afterEach(() => {
  globalThis.requestLanguage = undefined
})

const failure = failureFromAnswer(
  { endpoint: 'list-applicants', reference: 'r', keyEnd: null, secrets: [] },
  { status: 503, contentType: 'text/plain', body: '' },
)
const skipped = [7, 8, 91].map((offset) => ({ offset, failure, isExact: true }))

async function write(reader: 'en' | 'de', moreReasons: readonly string[]) {
  const steps = (async function* (): AsyncGenerator<ListEvent> {
    yield { kind: 'part', part: { records: [{ name: 'Ada' }], skipped, isEnd: false } }
    yield { kind: 'failed', failure }
  })()
  const text = writeExport(steps, {
    columns: null,
    profileColumns: ['/name'],
    isStopping: () => false,
    moreReasons: () => moreReasons,
    reader,
  })
  let file = ''
  let next = await text.next()
  for (; !next.done; next = await text.next()) file += next.value
  return { file, reasons: next.value.reasons }
}

test('a file is in the reader’s language, and its record in the activity in English', async () => {
  const english = await write('en', missingReasons(1_250))
  const german = await write('de', missingReasons(1_250))
  expect(german.reasons).toEqual(english.reasons)
  expect(english.reasons).toEqual([
    failure.title,
    '3 applicants could not be read, at positions 8, 9, 92',
    '1,250 selected applicants were not found',
  ])
  expect(german.file).toContain('Weitere Felder')
  const line = german.file.trim().split('\r\n').at(-1)
  expect(line).toContain('Unvollständig: 1 Person.')
  expect(line).toContain('3 Bewerbende konnten nicht gelesen werden, an den Positionen 8, 9, 92.')
  expect(line).toContain('1.250 ausgewählte Bewerbende wurden nicht gefunden.')
  expect(line).not.toContain(failure.title)
})

test('the record of an export is shown in the reader’s language', async () => {
  const { reasons } = await write('en', [...missingReasons(1), 'Worded by another release'])
  const details = { reasons, failure: failure.kind, advice: `${failure.meaning} ${failure.nextStep}`, count: 1 }
  expect(exportDetailsInWords(details)).toEqual(details)
  globalThis.requestLanguage = () => 'de'
  const read = exportDetailsInWords(details)
  expect(read.reasons).toEqual([
    expect.not.stringContaining(failure.title),
    '3 Bewerbende konnten nicht gelesen werden, an den Positionen 8, 9, 92',
    '1 ausgewählte Person wurde nicht gefunden',
    'Worded by another release',
  ])
  expect(read.advice).not.toBe(details.advice)
  expect(exportDetailsInWords({ count: 3 })).toEqual({ count: 3 })
})

test('reasons worded by an earlier release are read', () => {
  globalThis.requestLanguage = () => 'de'
  const reasons = [
    '1 applicant could not be read, at place 8',
    '2 applicants could not be read, at the places 8, 9',
    'The reader left',
    'The copy of the applicants was given up meanwhile',
  ]
  expect(exportDetailsInWords({ reasons }).reasons).toEqual([
    '1 Person konnte nicht gelesen werden, an Position 8',
    '2 Bewerbende konnten nicht gelesen werden, an den Positionen 8, 9',
    'Der Download wurde abgebrochen',
    'Die Kopie der Bewerbenden war während des Exports nicht mehr verfügbar',
  ])
})
