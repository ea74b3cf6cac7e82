import { expect, test } from 'vitest'
import { discover } from './discover'

const first = ['Ada', 'Grace', 'Lin', 'Zoé', 'Omar', 'Nils', 'Eva', 'Tomás']
const last = ['Byron', 'Hopper', 'Wei', 'Nguyen', 'Haddad', 'Berg', 'Kurz', 'Silva', 'Costa']

function guess(recordOf: (row: number) => object) {
  const records = Array.from({ length: 80 }, (_, row) => ({ id: row + 1, jobId: 100 + (row % 12), ...recordOf(row) }))
  return discover({ applicants: [{ data: records }], jobs: null }).applicants
}

test.each([
  'imie_nazwisko',
  'imieNazwisko',
  'nazwisko_imie',
  'vorname_nachname',
  'voornaam_achternaam',
  'first_last_name',
])('finds the whole name in "%s"', (field) => {
  const { name } = guess((row) => ({
    [field]: `${first[row % 8]} ${last[row % 9]}`,
    email: `${first[row % 8]}.${last[row % 9]}${row}@mail.example`,
  }))
  expect(name.value).toBe(`/${field}`)
})

test('takes neither address nor phone number from lists of contacts in different orders', () => {
  const { email, phone } = guess((row) => {
    const contacts = [
      { type: 'phone', value: `+1 202 555 0${100 + row}` },
      { type: 'email', value: `own${row}@mail.example` },
    ]
    return { name: `${first[row % 8]} ${last[row % 9]}`, contacts: row % 9 === 0 ? contacts.reverse() : contacts }
  })
  expect([email.value, phone.value]).toEqual([null, null])
})
