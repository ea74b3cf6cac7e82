import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPartner } from '../../partner/client'
import { parseProfile } from '../../partner/profile/profile'
import { fullKey, keys } from '../../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../../sandbox/sandbox'
import { learnTeams } from './learn-teams'

let sandbox: RunningSandbox
let learned: string[]
beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 40, hasControl: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  learned = []
})

const shipped = JSON.parse(readFileSync(new URL('../../partner/profile/default.json', import.meta.url), 'utf8'))

function partnerFor(key = fullKey.secret, applicants: Record<string, unknown> = shipped.applicants) {
  const parsed = parseProfile(JSON.stringify({ ...shipped, applicants }))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  const sender = { url: sandbox.url, key, newReference: () => crypto.randomUUID() }
  return learnTeams(
    createPartner({ sender, profile: parsed.profile }),
    () => parsed.profile,
    (ids) => learned.push(...ids),
  )
}

test('learns teams from jobs', async () => {
  await partnerFor().listJobs()
  expect([...learned].sort()).toEqual(['11', '12', '13', '14', '15', '16'])
})

test('learns teams from applicants when the profile has a team path', async () => {
  await partnerFor().listApplicants({ offset: 0, limit: 30 })
  expect(learned.length).toBeGreaterThan(1)
  expect(learned.every((id) => /^1[1-6]$/.test(id))).toBe(true)
  learned = []
  const { team, ...withoutTeam } = shipped.applicants
  expect(team).toBe('/team_id')
  await partnerFor(fullKey.secret, withoutTeam).listApplicants({ offset: 0, limit: 30 })
  expect(learned).toEqual([])
})

test('spec 7, 403 scope: learns the key’s memberships, and not the requested team', async () => {
  const few = keys.find(({ teams }) => teams.length === 2)
  const partner = partnerFor(few?.secret)
  expect(await partner.setAiChat('14', { enabled: true })).toMatchObject({ failure: { kind: 'out-of-scope' } })
  expect(learned).toEqual(['11', '12'])
  learned = []
  expect(await partner.createJob({ name: 'Night baker', team_id: 14 })).toMatchObject({ ok: false })
  expect(learned).toEqual(['11', '12'])
})
