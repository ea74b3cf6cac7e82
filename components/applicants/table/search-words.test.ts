import { expect, test } from 'vitest'
import { createFieldReader } from '@/lib/records/field-reader'
import { createColumnFinder } from '@/lib/records/find-columns'
import { createFieldFinder, wordsOfFilter, wordsOfSearch } from './search-words'

const texts = (words: readonly { text: string }[]) => words.map(({ text }) => text)

test('does not highlight excluded words, and looks for field words in their field only', () => {
  const { words, anywhere } = wordsOfSearch('Žaneta -night status:Interview "job fair"')
  expect(texts(words)).toEqual(['zaneta', 'interview', 'job fair'])
  expect(texts(anywhere)).toEqual(['zaneta', 'job fair'])
  expect(texts(wordsOfFilter('A "B c"').words)).toEqual(['a', 'b c'])
})

const record = { name: 'Anna', notes: { text: 'Prefers nights' }, city: 'Graz' }
const reader = createFieldReader({})
const columns = createColumnFinder(['/name'], { reader })
columns.take([record])
const fieldOf = (filter: string, ...shown: string[]) =>
  createFieldFinder({ search: wordsOfFilter(filter), shown: new Set(shown), columns: columns.columns(), reader })(
    record,
  )

test('says where a word was found when no column shows it', () => {
  expect(fieldOf('nights', '/name')).toBe('Notes text')
  expect(fieldOf('anna graz', '/name')).toBe('City')
  expect(fieldOf('anna graz', '/name', '/city')).toBeNull()
  expect(fieldOf('', '/name')).toBeNull()
})
