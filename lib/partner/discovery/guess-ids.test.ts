import { expect, test } from 'vitest'
import { discover } from './discover'

const edge = (index: number, names: { id: string; cursor: string }) => ({
  [names.cursor]: Buffer.from(`place ${index}`).toString('base64'),
  node: { [names.id]: `application/${9_000 - 7 * index}`, contact: `person${index}@example.net` },
})

test.each([
  { id: 'gid', cursor: 'cursor' },
  { id: 'Gid', cursor: 'Cursor' },
  { id: 'uid', cursor: 'pageToken' },
])('does not take a $cursor, which moves with the list, for an ID beside $id', (names) => {
  const applicants = [{ edges: Array.from({ length: 60 }, (_, index) => edge(index, names)) }]
  const { id } = discover({ applicants, jobs: null }).applicants
  expect([id.value, ...id.alternatives.map(({ value }) => value)]).toEqual([`/node/${names.id}`])
})

test('takes a contact number for a phone number, even if it looks like an ID', () => {
  const applicant = (index: number) => ({
    contactNumber: `07${100_000_000 + 37 * index}`,
    email: `person${index}@example.net`,
    reference: `APP-${(7_919 * index) % 1_000}`,
  })
  const applicants = [{ results: Array.from({ length: 60 }, (_, index) => applicant(index)) }]
  const { id, phone } = discover({ applicants, jobs: null }).applicants
  expect([id.value, phone.value]).toEqual(['/reference', '/contactNumber'])
})
