import { describe, expect, test } from 'vitest'
import { discover } from './discover'

const first = ['Ada', 'Grace', 'Lin', 'Zoé', 'Omar', 'Nils', 'Eva', 'Tomás']
const last = ['Byron', 'Hopper', 'Wei', 'Nguyen', 'Haddad', 'Berg', 'Kurz', 'Silva', 'Costa']
const nameOf = (row: number) => `${first[row % first.length]} ${last[row % last.length]}`

/** Every fifth has no address of their own. */
const emailOf = (row: number) => (row % 5 === 0 ? null : `own${row}@mail.example`)
const other = (row: number) => ({
  name: nameOf(row + 3),
  email: `family${row}@family.example`,
  phone: `+1 202 555 0${100 + row}`,
})

function guess(recordOf: (row: number) => object) {
  const records = Array.from({ length: 80 }, (_, row) => ({ id: row + 1, jobId: 100 + (row % 12), ...recordOf(row) }))
  return discover({ applicants: [{ data: records }], jobs: null }).applicants
}

describe('the e-mail address and phone number', () => {
  test.each<[string, (row: number) => object]>([
    [
      'a guardian',
      (row) => ({
        applicant: { firstName: first[row % 8], lastName: last[row % 9], login: emailOf(row) },
        guardian: { firstName: first[(row + 1) % 8], lastName: last[(row + 2) % 9], ...other(row) },
      }),
    ],
    [
      'an emergency contact in German',
      (row) => ({
        notfallkontakt: { name: other(row).name, email: other(row).email, telefon: other(row).phone },
        bewerber: { name: nameOf(row), login: emailOf(row) },
      }),
    ],
  ])('are not those of %s', (_, recordOf) => {
    const { email, name, phone } = guess(recordOf)
    expect(JSON.stringify(name.value)).toMatch(/applicant|bewerber/)
    expect(email.value).toMatch(/^\/(applicant|bewerber)\/login$/)
    expect(phone.value).toBeNull()
  })

  test('are not those of a reference, in fields on the same level', () => {
    const { email, phone } = guess((row) => ({
      applicantFullName: nameOf(row),
      applicantContact: emailOf(row),
      referenceName: other(row).name,
      referenceEmail: other(row).email,
      referencePhone: other(row).phone,
    }))
    expect(email.value).toBe('/applicantContact')
    expect(phone.value).toBeNull()
  })

  test('are not those of the few users who created the records', () => {
    const { email } = guess((row) => ({
      full_name: nameOf(row),
      contact: emailOf(row),
      entry: { name: nameOf(row + 1), email: `user${row % 40}@corp.example` },
    }))
    expect(email.value).toBe('/contact')
  })

  test('are never certain when they belong to another person than the name, whatever that person is called', () => {
    const { email, phone } = guess((row) => ({
      applicant: { firstName: first[row % 8], lastName: last[row % 9], login: emailOf(row), no: other(row + 9).phone },
      zorbo: { firstName: first[(row + 1) % 8], lastName: last[(row + 2) % 9], ...other(row) },
    }))
    expect(email.confidence).not.toBe('sure')
    expect(phone.confidence).not.toBe('sure')
  })
})
