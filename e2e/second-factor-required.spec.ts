import type { Page } from '@playwright/test'
import { axe, expect, test } from './fixtures'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { addVirtualAuthenticator, setUpTwoSteps } from './support/authenticator'
import { builtActions } from './support/built-actions'
import { cookieOf } from './support/cookie-of'
import { type Desk, sessionCookie } from './support/desks'
import { rawRequest } from './support/raw-request'

test.use({ role: 'nobody' })

/** What a session without its required second factor may still call: to sign in, confirm identity, or set one up. */
const open = /sign-in\/|confirm-identity-actions|account\/second-factor-actions|invitation\//

let boss: Page | undefined
test.afterEach(async ({ desk }) => {
  if (boss) await callAction(desk, 'setSecondFactorRuleAction', await cookieOf(boss), [{ isRequired: false }])
  boss = undefined
})

test('a required second factor blocks everything but its set-up, and completing that unblocks it', async ({
  page,
  signIn,
  as,
  openPage,
  desk,
  browserErrors,
}) => {
  browserErrors.allow(/403/)
  const admin = await as('admin')
  const rule = (on: Page) =>
    on.getByRole('region', { name: 'Sign-in rules' }).getByRole('switch', { name: 'Require a second factor' })
  const bossPerson = await new PeoplePage(admin).addSomebody('admin')
  const person = await new PeoplePage(admin).addSomebody('viewer')
  await rule(admin).click()
  await expect(admin.getByText('Set up a second factor for yourself first')).toBeVisible()

  boss = await openPage(desk.url)
  await new SignInPage(boss).signInAs(bossPerson)
  await boss.goto('/account')
  await setUpTwoSteps(boss)
  await boss.goto('/people')
  await rule(boss).click()
  await expect(rule(boss)).toBeChecked()

  await expectClosed(desk, sessionCookie(desk, 'admin'))

  await addVirtualAuthenticator(page)
  await page.goto('/jobs')
  await signIn.fill(person)
  await expect(page.getByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()

  await page.context().clearCookies()
  await signIn.open()
  await signIn.fill(person)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible()
  await axe(page)
  await expectClosed(desk, await cookieOf(page))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  const list = new PeoplePage(boss)
  await list.openPerson(person.email)
  await expect(list.fact('Second factor')).toHaveText('Yes')
  await list.button('Reset second factor').click()
  await list.details.getByRole('status').getByRole('button', { name: 'Reset second factor' }).click()
  await expect(list.fact('Second factor')).toHaveText('No')
  await signIn.open()
  await signIn.fill(person)
  await expect(page.getByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible()
})

/** Expects that this session reaches no screen, no data and no action of the desk. */
async function expectClosed(desk: Desk, cookie: string) {
  for (const address of [
    '/',
    '/applicants',
    '/jobs',
    '/people',
    '/account',
    '/activity',
    '/connection',
    '/easy-apply',
  ]) {
    const answer = await rawRequest(desk, address, { headers: { cookie } })
    expect(answer.status, address).toBe(307)
    expect(answer.headers.location, address).toMatch(/^\/second-factor/)
  }
  for (const address of [
    '/api/jobs',
    '/api/applicants',
    '/api/activity',
    '/api/applicants/export',
    '/api/activity/export',
  ]) {
    const answer = await rawRequest(desk, address, { headers: { cookie } })
    expect(answer.status, address).toBe(403)
    expect(answer.body, address).toContain('second factor')
  }
  for (const { name, filename } of builtActions())
    if (!open.test(filename)) {
      const { body } = await callAction(desk, name, cookie, [{ no: 'such input' }])
      expect(body, name).toContain('requires a second factor')
    }
}

function callAction(desk: Desk, name: string, cookie: string, args: unknown[]) {
  const action = builtActions().find((built) => built.name === name)
  if (!action) throw new Error(`The build has no action ${name}`)
  const headers = { 'next-action': action.id, origin: desk.url, 'content-type': 'text/plain;charset=UTF-8', cookie }
  return rawRequest(desk, action.page, { method: 'POST', headers, body: JSON.stringify(args) })
}
