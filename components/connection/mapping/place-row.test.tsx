import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldMapping, MappingScreen } from '@/lib/connection/contract'
import { PlaceRow } from './place-row'

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

test('shows the name of one person as the example of a name in parts', () => {
  const name = { first: '/voornaam', middle: '/tussen', last: '/achternaam' }
  // Only what a row reads.
  const mapping = { applicants: { name } } as FieldMapping
  const screen: MappingScreen = {
    applicants: [{ path: '', count: 2, fields, records }],
    jobs: [],
    sizes: [],
    guesses: {},
    mapping,
    locked: [],
    isConfirmed: false,
    version: 0,
  }
  const markup = renderToStaticMarkup(
    <PlaceRow
      place={{ section: 'applicants', key: 'name', kind: 'name' }}
      screen={screen}
      mapping={mapping}
      options={fields}
      attention="settled"
      error={undefined}
      onChange={() => {}}
    />,
  )
  expect(markup).toContain('Mohammed Dijk')
  expect(markup).not.toContain('Mohammed van Dijk')
})
