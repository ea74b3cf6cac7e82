import { expect, test } from 'vitest'
import { pinProfile, profileVersion } from '../connection/profile'
import { partnerTeamNames, rememberTeamNames } from '../connection/teams/partner-team-names'
import { testJob } from '../testing/test-form'
import { openTestStore } from '../testing/test-store'
import { knownJobs, rememberJobs } from './known-jobs'

test('ignores the answer to an earlier request that comes after a later one’s', async () => {
  await openTestStore()
  const [old, current] = [testJob('7', 'Cook'), testJob('7', 'Head cook')]
  rememberJobs([current], new Date(), { askedMs: 2_000 })
  rememberJobs([old], new Date(), { askedMs: 1_000 })
  expect(knownJobs()).toEqual([current])
  rememberJobs([old], new Date(), { askedMs: 3_000 })
  expect(knownJobs()).toEqual([old])
})

test('shows no titles and team names from a list that was read for a dispatch, without guesses', () => {
  const guessed = testJob('9', 'Koch')
  const team = { team: '11', teamName: 'Küche' }
  rememberJobs([guessed], new Date(), { askedMs: 4_000 })
  rememberTeamNames([team])
  pinProfile(profileVersion(), () => {
    rememberJobs([testJob('9', '9')], new Date(), { askedMs: 5_000 })
    rememberTeamNames([{ ...team, teamName: null }])
  })
  expect(knownJobs()).toEqual([guessed])
  expect(partnerTeamNames().get('11')).toBe('Küche')
})
