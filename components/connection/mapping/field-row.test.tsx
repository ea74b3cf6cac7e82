import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MappingScreen } from '@/lib/connection/contract'
import type { FieldMapping } from '@/lib/partner/profile/field-mapping'
import { FieldRow } from './field-row'
import type { MappedField } from './mapped-fields'

const field = (path: string, ...examples: string[]) => ({ path, filled: 2, examples, values: null })
const fields = [
  field('/voornaam', 'Mohammed', 'Lieke'),
  field('/tussen', 'van'),
  field('/achternaam', 'Dijk', 'Jansen'),
]
const records = [
  { voornaam: 'Mohammed', tussen: null, achternaam: 'Dijk' },
  { voornaam: 'Lieke', tussen: 'van', achternaam: 'Jansen' },
]

// Only the parts that a row reads.
const name = { first: '/voornaam', middle: '/tussen', last: '/achternaam' }
const mappingOf = (status: string | null) => ({ applicants: { name, status } }) as FieldMapping
const screen: MappingScreen = {
  applicants: [{ path: '', count: 2, fields, records }],
  jobs: [],
  sizes: [],
  guesses: { 'applicants.status': { confidence: 'open', reasons: ['No field looks like a status.'] } },
  mapping: mappingOf(null),
  locked: [],
  isConfirmed: false,
  version: 0,
}

function markupOf(field: MappedField, mapping: FieldMapping): string {
  return renderToStaticMarkup(
    <FieldRow
      {...{ field, screen, mapping }}
      options={fields}
      attention={field.key === 'status' ? 'look' : 'settled'}
      error={undefined}
      onChange={() => {}}
    />,
  )
}

test('shows one person’s name as the example for a name in parts', () => {
  const markup = markupOf({ section: 'applicants', key: 'name', kind: 'name' }, mappingOf(null))
  expect(markup).toContain('Mohammed Dijk')
  expect(markup).not.toContain('Mohammed van Dijk')
})

test('shows the reasons for a guess only until another field is chosen', () => {
  const field: MappedField = { section: 'applicants', key: 'status', kind: 'field' }
  expect(markupOf(field, mappingOf(null))).toContain('No field looks like a status.')
  expect(markupOf(field, mappingOf('/voornaam'))).not.toContain('No field looks like a status.')
})
