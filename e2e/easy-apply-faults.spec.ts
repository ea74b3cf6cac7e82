import type { Page } from '@playwright/test'
import type { Dispatch, FollowedDispatches } from '../lib/dispatch/contract'
import { expect, test } from './fixtures'
import type { FaultOrder, Sandbox } from './support/sandbox'

/** A job of team 15, which accepts repeat applications: whatever the desk has learned, it never retries here. */
const job = 'Verkäufer:in Teilzeit (m/w/d)'

type Fault = Omit<FaultOrder, 'endpoint'>
const endpoint = 'POST /easy-apply'
const pdf = Buffer.from('%PDF-1.7 ada')

async function works(sandbox: Sandbox) {
  const requests = await sandbox.requests(endpoint)
  return { sent: requests.length, worked: requests.filter(({ isWorkDone }) => isWorkDone).length }
}

// One for the operator and one for the recruiter: lib/easy-apply/application-write.test.ts covers every refusal.
const refusals: [string, Fault, title: string][] = [
  [
    '403, the key',
    { status: 403, body: { message: 'Forbidden' } },
    'The partner didn’t let this desk submit an application',
  ],
  ['412', { status: 412, body: { developer_message: 'closed', extra: null } }, 'This job isn’t accepting applications'],
]

for (const [name, fault, title] of refusals)
  test(`${name} is a rejection: nothing was changed, and it is not retried`, async ({ easyApply, page, sandbox }) => {
    await sandbox.fail({ endpoint, ...fault })
    await easyApply.open()
    await easyApply.fillIn({ job })
    await easyApply.submit.click()
    const outcome = page.getByRole('alert').filter({ hasText: title })
    await expect(outcome).toContainText('Nothing was changed.')
    await expect(outcome.getByText(/^Reference /)).toBeVisible()
    expect(await works(sandbox)).toEqual({ sent: 1, worked: 0 })
  })

test('400 with fields: the partner’s message appears at the field, and the corrected application is a new one', async ({
  easyApply,
  page,
  sandbox,
}) => {
  const errors = { 'applicant.fullName': ['is not a name'] }
  await sandbox.fail({ endpoint, status: 400, body: { developer_message: 'Full name is not a name', errors } })
  await easyApply.open()
  await easyApply.fillIn({ job })
  await easyApply.submit.click()
  await expect(easyApply.fullName).toHaveAccessibleDescription('is not a name')
  await expect(page.getByRole('alert').filter({ hasText: 'The partner did not accept this application' })).toBeVisible()
  await expect(page.getByText('is not a name'), 'said at the field alone').toHaveCount(1)
  await easyApply.email.focus()
  await page.getByRole('alert').getByRole('link', { name: 'Full name' }).click()
  await expect(easyApply.fullName).toBeFocused()
  await easyApply.fullName.fill('Ada King')
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(await works(sandbox)).toEqual({ sent: 2, worked: 1 })
})

test('a rejected application opens prefilled from the activity and the outbox, and is sent again once', async ({
  activity,
  easyApply,
  names,
  page,
  sandbox,
  tray,
}) => {
  await tray.clear()
  await sandbox.fail({ endpoint, status: 403, body: { message: 'Forbidden' } })
  await easyApply.open()
  const email = await easyApply.fillIn({ job })
  await easyApply.resume.setInputFiles({ name: 'ada.pdf', mimeType: 'application/pdf', buffer: pdf })
  await easyApply.submit.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'The partner didn’t let this desk submit an application' })
  await expect(refusal).toBeVisible()

  await activity.open()
  await activity.row(email).getByRole('button', { name: 'Easy apply' }).click()
  await activity.details.getByRole('link', { name: 'Fix and resend' }).click()
  await expect(refusal).toBeVisible()
  await expect(easyApply.email).toHaveValue(email)
  await expect(easyApply.job).toHaveValue(/^Verkäufer:in Teilzeit/)
  await expect(easyApply.fullName).toHaveValue('Ada Lovelace')
  await expect(easyApply.enqueue).not.toBeChecked()
  await expect(page.getByText('ada.pdf')).toBeVisible()

  await page.goto('/easy-apply')
  await easyApply.email.fill('somebody.else@example.com')
  await tray.open()
  await tray.item(email).or(tray.item('Ada Lovelace')).getByRole('link', { name: 'Fix and resend' }).click()
  await expect(easyApply.email, 'not what was being entered for somebody else').toHaveValue(email)
  await easyApply.fullName.fill('Ada King')
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(refusal).toBeHidden()
  const [first, second, ...others] = await sandbox.requests(endpoint)
  expect(others).toHaveLength(0)
  expect(names.readApplication(second?.body, '/applicant/fullName')).toBe('Ada King')
  const file = '/applicant/resume/file/data'
  expect(names.readApplication(second?.body, file)).toBe(names.readApplication(first?.body, file))
})

test('409: already applied, with the application form', async ({ easyApply, page, sandbox }) => {
  const body = { developerMessage: 'already', errors: { application_form_id: 471147 } }
  await sandbox.fail({ endpoint, status: 409, body })
  await easyApply.open()
  await easyApply.fillIn({ job: 'Line cook' })
  await easyApply.submit.click()
  await expect(easyApply.outcome('Already applied')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View application' })).toHaveAttribute('href', '/applicants?open=471147')
  expect(await works(sandbox)).toEqual({ sent: 1, worked: 0 })
})

test('429: the desk waits, retries, and submits the application once', async ({ easyApply, sandbox }) => {
  await sandbox.fail({ endpoint, status: 429, times: 2 })
  await easyApply.open()
  await easyApply.fillIn({ job })
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(await works(sandbox)).toEqual({ sent: 3, worked: 1 })
})

test('counts a 2xx with a truncated body as success', async ({ easyApply, sandbox }) => {
  await sandbox.fail({ endpoint, transport: 'truncate' })
  await easyApply.open()
  await easyApply.fillIn({ job })
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(await works(sandbox)).toEqual({ sent: 1, worked: 1 })
})

const html = '<!DOCTYPE html><title>500</title><h1>Oh</h1>'
// lib/easy-apply/application-write.test.ts covers every fault, before and after the work.
const open: [string, Fault, said: string][] = [
  ['424 before', { status: 424, when: 'before' }, 'A service behind the partner is busy'],
  ['500 as a page after', { status: 500, body: html, when: 'after' }, 'The partner’s server failed'],
  ['a dropped connection after', { transport: 'drop', when: 'after' }, 'The connection to the partner was lost'],
]

for (const [name, fault, said] of open)
  test(`${name} the work: reports it once as unconfirmed, never retries on its own, and lets the user close it`, async ({
    easyApply,
    page,
    sandbox,
  }) => {
    await sandbox.fail({ endpoint, ...fault })
    await easyApply.open()
    const email = await easyApply.fillIn({ job })
    await easyApply.submit.click()
    await expect(easyApply.outcome('Unconfirmed')).toBeVisible()
    await expect(easyApply.choice).toContainText(`Ada Lovelace for ${job}`)
    await expect(easyApply.choice.getByRole('link', { name: job })).toHaveAttribute('href', /^\/jobs\?open=/)
    await expect(easyApply.choice.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/applicants')
    expect(page.url()).not.toContain(email)
    await expect(easyApply.choice).toContainText(`It may have been submitted. ${said}`)
    await expect(easyApply.choice).toContainText('this may create a duplicate application')
    await expect(easyApply.choice.getByRole('button', { name: 'Copy details for your admin' })).toBeVisible()
    await expect(easyApply.choice.getByText(/^Reference [0-9a-f-]{36}$/)).toBeVisible()
    for (const once of [said, 'It may have been submitted'])
      expect((await easyApply.choice.innerText()).split(once), once).toHaveLength(2)
    await expect(page.getByText(said)).toHaveCount(1)
    await easyApply.submit.click()
    await expect(page.getByText('Nothing was sent again: decide here first.')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(easyApply.choice.locator(':focus')).toHaveCount(1)
    await easyApply.leaveIt.click()
    await expect(page.getByText('Nothing was sent again')).toHaveCount(0)
    await expect(easyApply.outcome('Left unconfirmed')).toBeVisible()
    await expect(page.getByText('Rosa Recruiter decided not to resend it: nothing more is sent.')).toBeVisible()
    await expect(easyApply.sendAgain).toHaveCount(0)
    expect(await works(sandbox)).toEqual({ sent: 1, worked: fault.when === 'after' ? 1 : 0 })
  })

test('a résumé that the partner cannot read leaves the outcome unconfirmed, as the partner’s documentation leaves it open', async ({
  easyApply,
  sandbox,
}) => {
  await easyApply.open()
  await easyApply.fillIn({ job })
  await easyApply.resume.setInputFiles({
    name: 'unparseable.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ada Lovelace'),
  })
  await easyApply.submit.click()
  await expect(easyApply.choice).toContainText('A service behind the partner did not work')
  await easyApply.leaveIt.click()
  await expect(easyApply.outcome('Left unconfirmed')).toBeVisible()
  expect(await works(sandbox)).toEqual({ sent: 1, worked: 0 })
})

test('sending again where the team allows repeats creates a duplicate', async ({ easyApply, sandbox }) => {
  await sandbox.fail({ endpoint, transport: 'drop', when: 'after' })
  await easyApply.open()
  await easyApply.fillIn({ job })
  await easyApply.submit.click()
  await easyApply.sendAgain.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(await works(sandbox)).toEqual({ sent: 2, worked: 2 })
})

test('the message after a second press goes with the decision', async ({ easyApply, page, sandbox }) => {
  await sandbox.fail({ endpoint, transport: 'drop', when: 'after', times: 2 })
  const note = page.getByText('Nothing was sent again: decide here first.')
  await easyApply.open()
  await easyApply.fillIn({ job })
  await easyApply.submit.click()
  await expect(easyApply.outcome('Unconfirmed')).toBeVisible()
  await easyApply.submit.click()
  await expect(note).toBeVisible()
  await easyApply.sendAgain.click()
  await expect.poll(async () => (await works(sandbox)).sent).toBe(2)
  await expect(easyApply.outcome('Unconfirmed')).toBeVisible()
  await expect(easyApply.sendAgain).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('a second press during a check says so, then shows the decision', async ({ easyApply, page, sandbox }) => {
  await sandbox.fail({ endpoint, transport: 'drop', when: 'after' })
  await easyApply.open()
  await stayWhereItIsChecked(page)
  await easyApply.fillIn({ job })
  await easyApply.submit.click()
  await expect(page.getByText('The desk is working out how to continue.')).toBeVisible()
  await easyApply.submit.click()
  await expect(page.getByText('Nothing was sent again: the outcome of this application is still open')).toBeInViewport()
  await page.unroute(followed)
  await expect(page.getByText('Nothing was sent again: decide here first.')).toBeVisible()
  await expect(easyApply.sendAgain).toBeVisible()
  expect(await works(sandbox)).toEqual({ sent: 1, worked: 1 })
})

test('where repeats are off, the desk resends and says why it is safe', async ({ easyApply, page, sandbox }) => {
  await easyApply.open()
  await easyApply.fillIn({ job: 'Forklift operator (nights)' })
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await easyApply.submit.click()
  await easyApply.applyAgain.click()
  await expect(easyApply.outcome('Already applied')).toBeVisible()
  await page.getByRole('button', { name: 'Next application' }).click()

  await sandbox.fail({ endpoint, status: 504, when: 'after' })
  await easyApply.fillIn({ job: 'Forklift operator (nights)' })
  await stayWhereItIsSentAgain(page)
  await easyApply.submit.click()
  await expect(easyApply.outcome('Unconfirmed')).toBeVisible()
  await expect(page.getByText('so there can’t be a duplicate')).toBeVisible()
  await expect(easyApply.sendAgain).toHaveCount(0)
  await easyApply.submit.click()
  await expect(page.getByText('Nothing more was sent: this application is already under way.')).toBeInViewport()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(page.getByText('the partner said that this applicant has already applied to this job')).toBeVisible()
  expect(await works(sandbox)).toEqual({ sent: 4, worked: 2 })
})

/** Where the screen asks how its dispatches stand. */
const followed = /\/api\/dispatches(\?|$)/

/** Until the page is unrouted, lets the screen see an application that waits for a decision as one being checked. */
function stayWhereItIsChecked(page: Page) {
  return changeFollowed(page, (item) =>
    item.state === 'needs-decision' ? { ...item, state: 'reconciling', uncertainty: null } : item,
  )
}

/** Until the page is unrouted, hides what happens to an application after the desk's decision to send it again. */
function stayWhereItIsSentAgain(page: Page) {
  return changeFollowed(page, (item, now) => {
    const index = item.timeline.findIndex((step) => step.what === 'reconciled' && step.outcome === 'resend')
    if (index < 0) return item
    const timeline = item.timeline.slice(0, index + 1)
    const nextAt = new Date(Date.parse(now) + 60_000).toISOString()
    return { ...item, state: 'backing-off', mayHaveSucceeded: true, endedAt: null, result: null, nextAt, timeline }
  })
}

async function changeFollowed(page: Page, change: (item: Dispatch, now: string) => Dispatch) {
  await page.route(followed, async (route) => {
    const answer: FollowedDispatches = await (await route.fetch()).json()
    const items = answer.items.map((item) => change(item, answer.now))
    await route.fulfill({ json: { ...answer, mark: null, items } })
  })
}
