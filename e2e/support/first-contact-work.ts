import type { Locator, Page } from '@playwright/test'
import Papa from 'papaparse'
import { fieldLabel } from '../../lib/records/field-label'
import { type Pointer, pointerOf, tokensOf } from '../../lib/records/pointer'
import { isRecord, type PartnerRecord } from '../../lib/records/record'
import { textAt } from '../../lib/testing/partners/partner-state'
import type { Posting } from '../../lib/testing/partners/population'
import { jobIdOf, sampleApplication, sampleJob } from '../../lib/testing/partners/sample-bodies'
import { expect } from '../fixtures'
import { AiChatPage } from '../pages/ai-chat'
import { ApplicantsPage } from '../pages/applicants'
import { BulkApplyPage } from '../pages/bulk-apply'
import { RunPage } from '../pages/run'
import { choose } from './choose'
import type { PartnerDesk } from './partner-desk'

/** Fills in the complete form and sends it. */
export async function createJob({ page, partner }: PartnerDesk, title: string) {
  const { convention, state } = partner
  await page.goto('/jobs/new')
  await fillIn(page, entriesOf(sampleJob(convention, title, openPosting(state.postings), state.postings)))
  await page.getByRole('button', { name: 'Create job' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Created', { exact: true })).toBeVisible()
  expect(state.postings.filter((posting) => posting.title === title)).toHaveLength(1)
}

/** Applies the newest applicant to another job; the form is prefilled with the name. */
export async function applyFromDetails({ page, partner }: PartnerDesk) {
  const { convention, state } = partner
  const [person] = state.people
  if (!person) throw new Error('The partner has nobody')
  const posting = state.postings.find(({ isOpen, number }) => isOpen && number !== person.posting.number)
  if (!posting) throw new Error('The partner has no other open job')
  const applicants = new ApplicantsPage(page)
  await applicants.open()
  await applicants.row(person.email).first().click()
  await applicants.details.getByRole('button', { name: 'Apply to a job' }).click()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(person.email)
  const { first, last, name } = convention.easyApply.paths
  if (first !== undefined) await expect(control(page, first)).toHaveValue(person.first)
  if (last !== undefined) await expect(control(page, last)).toHaveValue(person.last)
  if (name !== undefined) await expect(control(page, name)).toHaveValue(person.whole)
  await page.getByRole('combobox', { name: 'Job' }).fill(jobIdOf(convention, posting))
  await page.getByRole('option', { name: posting.title }).first().click()
  const known = Object.values(convention.easyApply.paths)
  const sample = sampleApplication(convention, posting, person)
  await fillIn(
    page,
    entriesOf(sample).filter(({ pointer }) => !known.includes(pointer)),
  )
  if (convention.easyApply.paths.enqueue !== undefined)
    await page.getByRole('checkbox', { name: 'Queue the application' }).uncheck()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText(/^(Submitted|Queued)$/)).toBeVisible()
  const sent = partner.applications.at(-1)
  expect(sent).toMatchObject({ email: person.email, first: person.first, last: person.last })
  expect(sent?.posting.number).toBe(posting.number)
}

/** Sends twenty rows under the partner's own field names. */
export async function sendTwenty({ page, partner }: PartnerDesk) {
  const { convention, state } = partner
  const posting = openPosting(state.postings)
  const emails = Array.from({ length: 20 }, (_, index) => `row${index + 1}@example.net`)
  const rows = emails.map((email, index) =>
    entriesOf(sampleApplication(convention, posting, { email, first: `First${index + 1}`, last: `Last${index + 1}` })),
  )
  const header = rows[0]?.map(({ pointer }) => tokensOf(pointer).at(-1) ?? '') ?? []
  const bulk = new BulkApplyPage(page)
  await bulk.open()
  await bulk.upload({ content: Papa.unparse([header, ...rows.map((row) => row.map(({ value }) => String(value)))]) })
  await bulk.check()
  await expect(bulk.summary).toContainText('20 ready')
  await bulk.goOn.click()
  await bulk.send.click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect(new RunPage(page).notice('All 20 are done: 20 submitted.')).toBeVisible()
  const sent = partner.applications.filter(({ email }) => emails.includes(email))
  expect(sent.map(({ email }) => email).sort()).toEqual([...emails].sort())
}

/** Switches AI chat on and off, with this partner's own values. */
export async function switchAiChat({ page, partner }: PartnerDesk) {
  const { convention, state } = partner
  const { team } = openPosting(state.postings)
  const id = textAt(convention.job(openPosting(state.postings)), convention.truth.jobs.team) ?? ''
  const chats = new AiChatPage(page)
  await chats.open()
  for (const isOn of [true, false]) {
    await chats.have(id, isOn)
    expect(partner.chats.get(team)).toBe(isOn)
  }
}

type Entered = { pointer: Pointer; value: unknown }

/** The leaf values of a body, with their paths. */
function entriesOf(body: PartnerRecord, above: string[] = []): Entered[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const tokens = [...above, name]
    return isRecord(value) ? entriesOf(value, tokens) : [{ pointer: pointerOf(tokens), value }]
  })
}

/** A field's control, whose label is the field's name or that name in words. */
function control(page: Page, pointer: Pointer): Locator {
  const name = tokensOf(pointer).at(-1) ?? ''
  return page.getByLabel(name, { exact: true }).or(page.getByLabel(fieldLabel(pointerOf([name])), { exact: true }))
}

async function fillIn(page: Page, entries: Entered[]) {
  for (const { pointer, value } of entries) {
    const field = control(page, pointer)
    const isChoice = await field.evaluate((element) => element.tagName === 'BUTTON')
    if (isChoice) await choose(field, typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value))
    else await field.fill(String(value))
  }
}

function openPosting(postings: Posting[]): Posting {
  const found = postings.find(({ isOpen }) => isOpen)
  if (!found) throw new Error('The partner has no open job')
  return found
}
