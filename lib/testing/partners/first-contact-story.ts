import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { setAiChats } from '../../ai-chat/set-ai-chats'
import { listApplicants } from '../../applicants/list-applicants'
import { guessMapping } from '../../connection/guess/guess-mapping'
import { refuseUnconfirmed } from '../../connection/mapping/mapping-state'
import { readMappingScreen } from '../../connection/mapping/read-mapping-screen'
import { saveMapping } from '../../connection/mapping/save-mapping'
import { readNewestPatch, saveProfileVersion } from '../../connection/versions/profile-versions'
import { isOpen } from '../../dispatch/contract'
import { decide } from '../../dispatch/decide'
import { submitApplication } from '../../easy-apply/submit-application'
import { createJob } from '../../jobs/create-job'
import { listJobs } from '../../jobs/list-jobs'
import type { ProfilePatch } from '../../partner/profile/merge-profile'
import { rosa, until } from '../test-worker'
import { confirmedPatch } from './confirmed-patch'
import type { Convention } from './convention'
import { textAt } from './partner-state'
import { jobIdOf, sampleApplication, sampleJob } from './sample-bodies'
import { setUpPartnerDesk } from './test-partner-desk'

/**
 * Tests everything from a confirmed guess to every kind of write, against this partner over HTTP, without a restart.
 */
export function testFirstContact(convention: Convention) {
  const desk = setUpPartnerDesk(convention)
  const openPosting = () => {
    const found = desk.partner.state.postings.find(({ isOpen }) => isOpen)
    if (!found) throw new Error('no open job')
    return found
  }
  const worksAt = (endpoint: 'POST /jobs' | 'POST /easy-apply') =>
    desk.partner.asked(endpoint).filter(({ isWorkDone }) => isWorkDone).length
  const over = (id: string) => until(id, (dispatch) => !isOpen(dispatch))

  async function create(title: string) {
    const { postings } = desk.partner.state
    const id = randomUUID()
    await createJob(id, sampleJob(convention, title, openPosting(), postings), rosa)
    await decide(id, { what: 'try-now' }, rosa)
    return over(id)
  }

  test('the guessed mapping, confirmed with the status of open jobs, reads both lists correctly', async () => {
    await guessMapping()
    expect(refuseUnconfirmed(false)).toMatchObject({ state: 'not-allowed' })
    const { id, name } = rosa
    const read = await readMappingScreen(AbortSignal.timeout(60_000))
    if (!read.ok) throw new Error(JSON.stringify(read.failure))
    const { mapping, version } = read.value
    const confirmed = confirmedPatch(convention)
    const open = confirmed.jobs?.open ?? null
    const saved = await saveMapping({
      mapping: { ...mapping, jobs: { ...mapping.jobs, open } },
      version,
      person: { id, name },
    })
    expect(saved).toEqual({ state: 'saved', version: 1 })
    expect(refuseUnconfirmed(false)).toBeNull()
    await saveForms(confirmed)
    const page = await listApplicants({ offset: 0, limit: 50 })
    expect(page.ok && page.value.items.length).toBe(50)
    const jobs = await listJobs()
    if (!jobs.ok) throw new Error(JSON.stringify(jobs.failure))
    const { postings } = desk.partner.state
    expect(jobs.value.items.map(({ id, title, isOpen }) => ({ id, title, isOpen }))).toEqual(
      postings.map((posting) => ({
        id: jobIdOf(convention, posting),
        title: posting.title,
        isOpen: posting.isOpen,
      })),
    )
  })

  /** As an admin with the partner's documentation does, on top of the mapping. */
  async function saveForms({ jobs, easyApply, aiChat }: ProfilePatch) {
    const { patch, version } = await readNewestPatch()
    const { create = null, createdId = null } = jobs ?? {}
    const forms = { ...(easyApply && { easyApply }), ...(aiChat && { aiChat }) }
    const whole = { ...patch, ...forms, jobs: { ...patch.jobs, create, createdId } }
    const person = { id: rosa.id, name: rosa.name }
    const saved = await saveProfileVersion({ patch: whole, source: 'imported', person, expected: version })
    expect(saved).toMatchObject({ state: 'saved' })
  }

  test('a job is created, and its ID is read from the response', async () => {
    const dispatch = await create('Night baker')
    expect(dispatch).toMatchObject({ state: 'succeeded', attempts: 1 })
    const [newest] = desk.partner.state.postings
    expect(dispatch.result).toMatchObject({ id: newest ? jobIdOf(convention, newest) : '' })
  })

  test('a job that was created before a timeout is found at the partner, and created once', async () => {
    const before = worksAt('POST /jobs')
    desk.partner.answerNext('POST /jobs', 504, { isWorkDone: true })
    expect(await create('Morning baker')).toMatchObject({ state: 'succeeded', attempts: 1 })
    expect(worksAt('POST /jobs')).toBe(before + 1)
  })

  test('an application is submitted, and its repeat is reported as already applied', async () => {
    const body = sampleApplication(convention, openPosting(), {
      email: 'ada@example.com',
      first: 'Ada',
      last: 'Lovelace',
      isQueued: false,
    })
    const apply = async () => {
      const id = randomUUID()
      await submitApplication(id, body, rosa, { isAgain: true })
      return over(id)
    }
    expect(await apply()).toMatchObject({ state: 'succeeded', result: { outcome: 'submitted' } })
    expect(await apply()).toMatchObject({ state: 'succeeded', result: { outcome: 'already-applied' } })
    expect(desk.partner.applications).toMatchObject([{ first: 'Ada', last: 'Lovelace' }])
  })

  test('AI chat is set for a team with the partner’s own values', async () => {
    const { team } = openPosting()
    const teamId = textAt(convention.job(openPosting()), convention.truth.jobs.team) ?? ''
    for (const isOn of [true, false]) {
      const id = randomUUID()
      await setAiChats({ teams: [{ id, teamId }], isOn, body: {} }, rosa)
      expect(await over(id)).toMatchObject({ state: 'succeeded' })
      expect(desk.partner.chats.get(team)).toBe(isOn)
    }
  })
}
