import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listApplicants } from '../../applicants/list-applicants'
import { readMappingAlarms } from '../../connection/drift/mapping-alarms'
import { profile, profileVersion } from '../../connection/profile'
import { saveProfileVersion } from '../../connection/versions/profile-versions'
import { isOpen } from '../../dispatch/contract'
import { decide } from '../../dispatch/decide'
import { createJob } from '../../jobs/create-job'
import { listJobs } from '../../jobs/list-jobs'
import { isOver, runOf, untilRun } from '../test-runs'
import { rosa, until } from '../test-worker'
import { confirmedPatch } from './confirmed-patch'
import { germanPortal } from './conventions/german-portal'
import { jobIdOf, sampleApplication, sampleJob } from './sample-bodies'
import { setUpPartnerDesk } from './test-partner-desk'

const convention = germanPortal
const desk = setUpPartnerDesk(convention)
const columns = ['/Kontakt/EMailAdresse', '/Bewerbungsstatus']
const openAlarms = async () =>
  (await readMappingAlarms()).filter(({ severity }) => severity === 'breaking').map(({ fieldKey }) => fieldKey)

/** Views both lists, as often as it takes for the desk to notice. */
async function untilAlarms(isSo: (fieldKeys: string[]) => boolean): Promise<string[]> {
  for (;;) {
    await listApplicants({ offset: 0, limit: 50 })
    await listJobs()
    const fieldKeys = await openAlarms()
    if (isSo(fieldKeys)) return fieldKeys
  }
}

function openPosting() {
  const found = desk.partner.state.postings.find(({ isOpen }) => isOpen)
  if (!found) throw new Error('no open job')
  return found
}

const rowsFor = (mark: string) =>
  Array.from({ length: 8 }, (_, index) => {
    const email = `${mark}${index}@example.com`
    const posting = openPosting()
    const person = { email, first: 'Ada', last: 'Lovelace', isQueued: false }
    return { email, jobId: jobIdOf(convention, posting), body: sampleApplication(convention, posting, person) }
  })

test('with a confirmed mapping, people can work and there are no warnings', async () => {
  const patch = confirmedPatch(convention)
  await saveProfileVersion({
    patch: { ...patch, applicants: { ...patch.applicants, columns } },
    source: 'confirmed',
    person: { id: rosa.id, name: rosa.name },
    expected: profileVersion(),
  })
  for (let reads = 0; reads < 6; reads += 1) await untilAlarms(() => true)
  expect(await readMappingAlarms()).toEqual([])
  expect(await untilRun(await runOf(rowsFor('before')), isOver)).toMatchObject({ counts: { submitted: 8 } })
})

test('when the partner renames e-mail addresses and job IDs, a run waits, an uncertain job stays uncertain, and columns stay', async () => {
  desk.partner.rename('applicants', '/Kontakt/EMailAdresse', 'Mail')
  desk.partner.rename('jobs', '/StellenId', 'StellenNr')
  expect(await untilAlarms((fieldKeys) => fieldKeys.length >= 2)).toEqual(
    expect.arrayContaining(['applicants.email', 'jobs.id']),
  )

  const run = await runOf(rowsFor('while'))
  expect(await untilRun(run, ({ waitsForFields }) => waitsForFields)).toMatchObject({ counts: { waiting: 8 } })
  desk.partner.answerNext('POST /jobs', 504, { isWorkDone: true })
  const id = randomUUID()
  await createJob(id, sampleJob(convention, 'Night baker', openPosting(), desk.partner.state.postings), rosa)
  await decide(id, { what: 'try-now' }, rosa)
  // It was created, and no list proves that it was not.
  expect(await until(id, (dispatch) => !isOpen(dispatch))).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'unknown' },
  })
  expect(desk.partner.applications.filter(({ email }) => email.startsWith('while'))).toEqual([])
  expect(profile().applicants.columns).toEqual(columns)

  desk.partner.rename('applicants', '/Kontakt/Mail', 'EMailAdresse')
  desk.partner.rename('jobs', '/StellenNr', 'StellenId')
  await untilAlarms((fieldKeys) => fieldKeys.length === 0)
  expect(await untilRun(run, isOver)).toMatchObject({ counts: { submitted: 8 }, waitsForFields: false })
  const emails = desk.partner.applications.map(({ email }) => email).filter((email) => email.startsWith('while'))
  expect(new Set(emails).size).toBe(8)
  expect(emails).toHaveLength(8)
})
