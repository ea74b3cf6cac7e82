import type { Page } from '@playwright/test'
import { historyUrl } from '../lib/activity/contract'
import { expect, test } from './fixtures'

async function requestHistory(page: Page, origin: string, data: unknown, headers: Record<string, string> = {}) {
  const answer = await page.request.post(historyUrl, {
    headers: { origin, 'content-type': 'application/json', ...headers },
    data: typeof data === 'string' ? data : JSON.stringify(data),
  })
  return { status: answer.status(), cache: answer.headers()['cache-control'], body: await answer.json() }
}

test('every role can read the history of an applicant, sending the e-mail address in the body', async ({
  as,
  desk,
  easyApply,
  page,
}) => {
  const email = `History.${crypto.randomUUID()}@example.com`
  expect(await requestHistory(page, desk.url, { email })).toEqual({
    status: 200,
    cache: 'no-store',
    body: { items: [] },
  })
  await easyApply.open()
  await easyApply.chooseJob('Warehouse associate')
  await easyApply.email.fill(email)
  await easyApply.fullName.fill('Ada Lovelace')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await easyApply.submit.click()
  await easyApply.applyAgain.click()
  await expect(easyApply.outcome('Already applied')).toBeVisible()

  const viewer = await as('viewer')
  const { body } = await requestHistory(viewer, desk.url, { email: email.toLowerCase() })
  const item = {
    id: expect.any(String),
    at: expect.any(String),
    who: 'Rosa Recruiter',
    kind: 'submit-application',
    runId: null,
  }
  expect(body.items).toEqual([
    { ...item, subject: 'Warehouse associate', outcome: 'already-applied' },
    { ...item, subject: 'Warehouse associate', outcome: 'submitted' },
  ])
})

test('an invalid request is rejected with the reason', async ({ desk, page }) => {
  for (const data of [
    {},
    { email: 7 },
    { email: ' ' },
    { email: 'x'.repeat(321) },
    { email: 'a', more: 1 },
    [],
    'null',
  ])
    expect(await requestHistory(page, desk.url, data), JSON.stringify(data).slice(0, 40)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('email') },
    })
  expect(await requestHistory(page, desk.url, '{')).toMatchObject({ status: 400 })
  expect(await requestHistory(page, desk.url, { email: 'x'.repeat(17_000) })).toMatchObject({ status: 413 })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await requestHistory(page, desk.url, 'email=a', form)).toMatchObject({ status: 415 })
})

test('accepts requests from our own pages only, and only with a body', async ({ desk, page }) => {
  expect(await requestHistory(page, 'https://evil.example', { email: 'a' })).toMatchObject({ status: 403 })
  expect(await requestHistory(page, desk.url, { email: 'a' }, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 403,
  })
  expect((await page.request.get(`${historyUrl}?email=a`)).status()).toBe(405)
})

test('the details show who did what with an applicant from this desk, and the outcome', async ({
  applicants,
  as,
  easyApply,
  page,
  sandbox,
}) => {
  // Unique, because the activity outlives the sandbox's data.
  const email = `panel.${crypto.randomUUID()}@example.com`
  await sandbox.haveApplicants([{ id: 1, name: 'Ada Lovelace', email }])
  await applicants.open()
  await applicants.row('Ada Lovelace').getByRole('button').click()
  const history = applicants.details.getByRole('region', { name: 'Activity on this desk' })
  await expect(history).toContainText('No activity on this desk yet.')
  await applicants.apply.click()
  await expect(easyApply.email).toHaveValue(email)
  await easyApply.chooseJob('Warehouse associate')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  const line = /Easy apply to Warehouse associate · Submitted.*Rosa Recruiter · /
  await expect(history.getByRole('listitem')).toHaveText([line])

  const viewer = await as('viewer')
  await viewer.goto(new URL(page.url()).pathname + new URL(page.url()).search)
  const theirs = viewer.getByRole('dialog', { name: 'Applicant details' })
  await expect(theirs.getByRole('region', { name: 'Activity on this desk' })).toContainText(line)
})

test('the details show an error when the history fails to load, and can retry', async ({
  applicants,
  context,
  page,
  browserErrors,
  sandbox,
}) => {
  browserErrors.allow(/INTERNET_DISCONNECTED/)
  await sandbox.haveApplicants([
    { id: 1, name: 'Ada Lovelace', email: `ada.${crypto.randomUUID()}@example.com` },
    { id: 2, name: 'Grace Hopper', email: `grace.${crypto.randomUUID()}@example.com` },
  ])
  await applicants.openAll('?open=1')
  const history = applicants.details.getByRole('region', { name: 'Activity on this desk' })
  await expect(history).toContainText('No activity on this desk yet.')
  await context.setOffline(true)
  await applicants.details.getByRole('button', { name: 'Next applicant' }).click()
  await expect(history.getByRole('alert')).toContainText('The desk cannot be reached')
  await expect(applicants.field('Name')).toHaveText('Grace Hopper')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(history).toContainText('No activity on this desk yet.')
})
