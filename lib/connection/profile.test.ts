import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readProfile } from './profile'

test('lists every issue of a profile, with the file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'desk-')), 'profile.json')
  writeFileSync(file, JSON.stringify({ jobs: { id: 'id', title: '/t', create: {} } }))
  for (const path of ['/jobs/id', '/applicants'])
    expect(() => readProfile(file)).toThrow(`PARTNER_PROFILE ${file} ${path}`)
})

test('names a profile file that cannot be read', () => {
  expect(() => readProfile('/nowhere/profile.json')).toThrow('PARTNER_PROFILE names a file that cannot be read')
})

test('reads the default profile when none is named', () => {
  expect(readProfile(null).jobs.id).toBe('/id')
})
