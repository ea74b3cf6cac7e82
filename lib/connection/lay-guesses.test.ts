import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { discover } from '../partner/discovery/discover'
import { parseProfile } from '../partner/profile/profile'
import { layApplicants } from './lay-guesses'

const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
const base = parsed.profile.applicants

function lay(records: Record<string, unknown>[]) {
  return layApplicants(base, discover({ applicants: [records], jobs: null }).applicants, [records])
}

const people = (more: (index: number) => Record<string, unknown>) =>
  Array.from({ length: 30 }, (_, index) => ({ id: 1_000 + index, email: `person${index}@example.com`, ...more(index) }))

test('keeps the profile’s columns where names and addresses are, though these records lack a team and a job', () => {
  expect(lay(people((index) => ({ name: `Person ${index}`, score: index })))).toMatchObject({
    patch: null,
    key: 'reads',
  })
})

test('takes a name that stands nowhere out of the list', () => {
  const { patch } = lay(people((index) => ({ score: index })))
  expect(patch?.name).toBeNull()
  expect(patch?.columns).not.toContain('/name')
})
