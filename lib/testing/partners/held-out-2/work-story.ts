import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { setAiChats } from '../../../ai-chat/set-ai-chats'
import { exportApplicants } from '../../../applicants/export-applicants'
import { createRun } from '../../../bulk-apply/create-run'
import { saveRows } from '../../../bulk-apply/save-rows'
import type { ApplicationForm } from '../../../bulk-apply/sheet/contract'
import { createSheet } from '../../../bulk-apply/sheet/create-sheet'
import { startRun } from '../../../bulk-apply/start-run'
import { profile } from '../../../connection/profile'
import { listTeams } from '../../../connection/teams/list-teams'
import { isOpen } from '../../../dispatch/contract'
import { decide } from '../../../dispatch/decide'
import { submitApplication } from '../../../easy-apply/submit-application'
import { drawnPointers } from '../../../forms/application-body'
import { autofilledFields, formNodes } from '../../../forms/form-node'
import { findPersonFields } from '../../../forms/person-fields'
import { createJob } from '../../../jobs/create-job'
import { listJobs } from '../../../jobs/list-jobs'
import { tokensOf } from '../../../records/pointer'
import { isRecord, type PartnerRecord } from '../../../records/record'
import { csvLines } from '../../../text/csv'
import { isOver, untilRun } from '../../test-runs'
import { rosa, until } from '../../test-worker'
import { textAt } from '../partner-state'
import type { Posting } from '../population'
import { jobIdOf, sampleApplication, sampleJob } from '../sample-bodies'
import type { PartnerDesk } from './desk-of'

const over = (id: string) => until(id, (dispatch) => !isOpen(dispatch))

export async function createOneJob({ partner }: PartnerDesk): Promise<void> {
  const { convention, state } = partner
  const id = randomUUID()
  await createJob(id, sampleJob(convention, 'Night baker', openPosting(state.postings), state.postings), rosa)
  await decide(id, { what: 'try-now' }, rosa)
  const { result, state: outcome } = await over(id)
  const [newest] = state.postings
  expect(newest?.title).toBe('Night baker')
  expect({ outcome, result }).toMatchObject({
    outcome: 'succeeded',
    result: { id: newest ? jobIdOf(convention, newest) : '' },
  })
}

export async function applyOnce({ partner }: PartnerDesk): Promise<void> {
  const ada = { email: 'ada@example.com', first: 'Ada', last: 'Lovelace', isQueued: false }
  const id = randomUUID()
  await submitApplication(id, sampleApplication(partner.convention, openPosting(partner.state.postings), ada), rosa)
  expect(await over(id)).toMatchObject({ state: 'succeeded', result: { outcome: 'submitted' } })
  expect(partner.applications).toMatchObject([{ email: ada.email, first: 'Ada', last: 'Lovelace' }])
}

/** Uploads a sheet whose headings are the partner's own names, from its text to the last answer. */
export async function applyForFive({ partner }: PartnerDesk): Promise<void> {
  const { convention, state } = partner
  const emails = Array.from({ length: 5 }, (_, index) => `row${index + 1}@example.net`)
  const rows = emails.map((email, index) =>
    leavesOf(sampleApplication(convention, openPosting(state.postings), { email, first: 'Row', last: `No${index}` })),
  )
  const sheet = createSheet(currentForm())
  const header = (rows[0] ?? []).map(({ name }) => name)
  const text = csvLines([header, ...rows.map((row) => row.map(({ value }) => value))])
  const opened = await sheet.open({ kind: 'text', text, name: 'five' }, {})
  if ('message' in opened) throw new Error(opened.message)
  const jobs = await listJobs()
  const checked = await sheet.check(opened.guess, jobs.ok ? jobs.value.items : null, () => {})
  expect({ ready: checked.states.ready, issues: checked.groups }).toEqual({ ready: 5, issues: [] })
  const id = randomUUID()
  await createRun({ id, name: 'five', header: opened.header, stopsAtRefusal: false }, rosa)
  expect(await saveRows(id, await sheet.toSend(0, 5), rosa)).toEqual({ state: 'kept', kept: 5 })
  await startRun({ id, rows: 5 }, rosa)
  const { counts } = await untilRun(id, isOver)
  expect(counts.submitted + counts.queued).toBe(5)
  const sent = partner.applications.filter(({ email }) => emails.includes(email))
  expect(sent.map(({ email }) => email).sort()).toEqual(emails)
}

function currentForm(): ApplicationForm {
  const { body, email, job, enqueue, name, phone } = profile().easyApply
  const nodes = formNodes(body, drawnPointers({ email, job, enqueue }))
  return {
    schema: body,
    nodes,
    paths: { email, job, enqueue },
    person: findPersonFields(nodes, { name, phone }),
    filled: autofilledFields(body),
    isQueuedByDefault: false,
  }
}

/** Every team of the partner is offered, and one of them is switched using the partner's own values. */
export async function switchChat({ partner }: PartnerDesk): Promise<void> {
  const { convention, state } = partner
  const idOf = (posting: Posting) => textAt(convention.job(posting), convention.truth.jobs.team) ?? ''
  const known = await listTeams()
  expect(new Set(known.map(({ id }) => id))).toEqual(new Set(state.postings.map(idOf)))
  const posting = openPosting(state.postings)
  for (const isOn of [true, false]) {
    const id = randomUUID()
    await setAiChats({ teams: [{ id, teamId: idOf(posting) }], isOn, body: {} }, rosa)
    expect(await over(id)).toMatchObject({ state: 'succeeded' })
    expect(partner.chats.get(posting.team)).toBe(isOn)
  }
}

/** The exported file contains everyone once, including today's applicants. */
export async function exportAll({ partner }: PartnerDesk): Promise<void> {
  const made = await exportApplicants(null, { signal: AbortSignal.timeout(60_000), person: rosa })
  if (!made.ok) throw new Error(made.failure.title)
  const text = await new Response(made.value.body).text()
  const { people } = partner.state
  expect(text.trimEnd().split('\r\n')).toHaveLength(people.length + 1)
  expect(people.filter(({ email }) => !text.includes(email))).toEqual([])
}

function leavesOf(body: PartnerRecord): { name: string; value: string }[] {
  return Object.entries(body).flatMap(([name, value]) =>
    isRecord(value) ? leavesOf(value) : [{ name: tokensOf(`/${name}`)[0] ?? '', value: String(value) }],
  )
}

function openPosting(postings: Posting[]): Posting {
  const found = postings.find(({ isOpen }) => isOpen)
  if (!found) throw new Error('The partner has no open job')
  return found
}
