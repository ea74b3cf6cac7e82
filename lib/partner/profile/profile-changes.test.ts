import { expect, test } from 'vitest'
import shipped from './default.json'
import { mergeProfile, type ProfilePatch } from './merge-profile'
import { checkProfile, type Profile } from './profile'
import { profileChanges } from './profile-changes'

const read = (document: unknown): Profile => {
  const checked = checkProfile(document)
  if (!('profile' in checked)) throw new Error(checked.issues.join('\n'))
  return checked.profile
}
const base = read(shipped)

function changed(patch: ProfilePatch): Profile {
  const merged = mergeProfile(base, patch)
  if (!('profile' in merged)) throw new Error(merged.issues.join('\n'))
  return merged.profile
}

test('lists each changed path, with old and new value', () => {
  const after = changed({
    jobs: { title: '/titel', team: null, open: { at: '/status', values: ['offen'] } },
    applicants: { name: { first: '/vor', last: '/nach' }, phone: '/tel' },
  })
  expect(profileChanges(base, after)).toEqual([
    { fieldKey: 'applicants.name', from: '/name', to: '/vor + /nach' },
    { fieldKey: 'jobs.title', from: '/name', to: '/titel' },
    { fieldKey: 'jobs.team', from: '/team_id', to: null },
    { fieldKey: 'jobs.open', from: '/accepts_applications', to: '/status, values ["offen"]' },
    { fieldKey: 'applicants.phone', from: null, to: '/tel' },
  ])
  expect(profileChanges(base, base)).toEqual([])
})

test('lists the fields of a form, not the whole schema', () => {
  const create = structuredClone(base.jobs.create)
  Object.assign(create, {
    required: ['name'],
    properties: { ...Object(create.properties), branch_id: { type: 'integer', title: 'Branch' } },
  })
  expect(profileChanges(base, changed({ jobs: { create } }))).toEqual([
    {
      fieldKey: 'jobs.create /team_id',
      from: expect.stringMatching(/required$/),
      to: expect.not.stringMatching(/required$/),
    },
    { fieldKey: 'jobs.create /branch_id', from: null, to: 'integer, title "Branch"' },
  ])
})

test('a downloaded profile can be used unchanged as a profile file', () => {
  const after = changed({ jobs: { createdId: '/data/id' }, easyApply: { enqueue: null } })
  expect(profileChanges(after, read(JSON.parse(JSON.stringify(after))))).toEqual([])
})
