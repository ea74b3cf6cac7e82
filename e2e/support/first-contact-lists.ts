import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { pathsOfName } from '../../lib/records/field-path'
import { readPointer } from '../../lib/records/pointer'
import { confirmedPatch } from '../../lib/testing/partners/confirmed-patch'
import type { Convention } from '../../lib/testing/partners/convention'
import { textAt } from '../../lib/testing/partners/partner-state'
import type { Person } from '../../lib/testing/partners/population'
import { jobIdOf } from '../../lib/testing/partners/sample-bodies'
import { expect } from '../fixtures'
import { ApplicantsPage } from '../pages/applicants'
import { ConnectionPage } from '../pages/connection'
import type { PartnerDesk } from './partner-desk'

const jobsTable = (page: Page) => page.getByRole('table', { name: 'Jobs' })

/** Expects names, addresses, stages, jobs and dates in the lists, wherever this partner keeps them. */
export async function seeLists({ page, partner }: PartnerDesk) {
  const { convention, state } = partner
  const [person] = state.people
  const [posting] = state.postings
  if (!person || !posting) throw new Error('The partner has nobody')
  const applicants = new ApplicantsPage(page)
  await applicants.open()
  const row = applicants.row(person.email).first()
  for (const text of [shownName(convention, person), ...shownTexts(convention, person)])
    await expect(row).toContainText(text)
  await expect(row).toContainText(/2026-02-\d\d|Feb \d+/)
  await expect(applicants.table.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0)
  await page.goto('/jobs')
  const job = jobsTable(page)
    .getByRole('row')
    .filter({ hasText: jobIdOf(convention, posting) })
  await expect(job).toContainText(posting.title)
  for (const text of ['Untitled job', 'Unknown']) await expect(jobsTable(page)).not.toContainText(text)
}

/** Expects that every form refuses to write before the guesses are confirmed, and that nothing reaches the partner. */
export async function beRefused({ page, partner, server }: PartnerDesk) {
  for (const path of ['/jobs/new', '/easy-apply', '/bulk-apply']) {
    await page.goto(path)
    await expect(page.getByText('Confirm the field mapping first')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Create job|Submit application|Use these rows)$/ })).toHaveCount(0)
  }
  const answer = await page.request.post('/api/applications', {
    headers: { origin: server.url },
    data: { id: crypto.randomUUID(), body: { applicant: { email: 'ada@example.com' } }, isAgain: false },
  })
  expect(await answer.text()).toContain('Nothing was sent')
  for (const endpoint of ['POST /jobs', 'POST /easy-apply'] as const) expect(partner.asked(endpoint)).toEqual([])
}

/** An admin reviews the guesses, says which jobs are open, and accepts the rest. */
export async function confirmMapping({ page, partner }: PartnerDesk) {
  const connection = new ConnectionPage(page)
  await connection.openMapping()
  const open = confirmedPatch(partner.convention).jobs?.open
  const values = typeof open === 'object' && open !== null ? open.values : [true]
  await connection.chooseOpen(values.map((value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : `${value}`)))
  await connection.useThese.click()
  await expect(connection.inUse).toBeVisible()
}

export async function seeDetails({ page, partner }: PartnerDesk) {
  const { convention, state } = partner
  const [person] = state.people
  const [posting] = state.postings
  if (!person || !posting) throw new Error('The partner has nobody')
  const applicants = new ApplicantsPage(page)
  await applicants.open()
  await applicants.row(person.email).first().click()
  await expect(applicants.details).toContainText(shownName(convention, person))
  await expect(applicants.details).toContainText(person.email)
  await page.goto('/jobs')
  await jobsTable(page).getByRole('row').filter({ hasText: posting.title }).first().click()
  await expect(page.getByRole('dialog', { name: 'Job details' })).toContainText(posting.title)
}

/** Expects every applicant exactly once in the file. */
export async function exportAll({ page, partner }: PartnerDesk) {
  const { state } = partner
  const applicants = new ApplicantsPage(page)
  await applicants.open()
  await expect(applicants.rows.first()).toBeVisible()
  const { text } = await applicants.export()
  const rows = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: true })
  expect(rows.data).toHaveLength(state.people.length)
  const emails = new Set(state.people.map((person) => person.email))
  const found = rows.data.map((row) => Object.values(row).find((cell) => emails.has(cell)))
  expect(new Set(found)).toEqual(emails)
}

/** The name as shown by the desk: the full name, or its parts in order. */
function shownName(convention: Convention, person: Person): string {
  const record = convention.applicant(person)
  const name = confirmedPatch(convention).applicants?.name ?? ''
  return pathsOfName(name)
    .map((path) => readPointer(record, path))
    .filter((part) => part !== null && part !== undefined)
    .join(' ')
}

function shownTexts(convention: Convention, person: Person): string[] {
  const record = convention.applicant(person)
  const { email, status, jobTitle } = convention.truth.applicants
  return [email, status, jobTitle].map((index) => textAt(record, index) ?? '')
}
