import type { Page } from '@playwright/test'
import { oidcEnvironment } from '../lib/testing/oidc-environment'
import { startTestIssuer, type TestIssuer } from '../lib/testing/oidc-issuer'
import { axe, expect } from './fixtures'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import { people } from './support/people'
import { rawRequest } from './support/raw-request'
import { test as base } from './support/server-process'

const ada = {
  sub: 'ada-1',
  name: 'Ada Example',
  email: 'ada@contoso.example',
  email_verified: true,
  groups: ['desk-admins'],
}

type Contoso = {
  /** The identity provider, on a different site than the desk. */
  issuer: TestIssuer
  url: string
  page: Page
  signIn: SignInPage
  button: ReturnType<Page['getByRole']>
}
type StartContoso = (change?: Record<string, string>, isUp?: boolean) => Promise<Contoso>

const test = base.extend<{ startContoso: StartContoso }>({
  startContoso: async ({ startDesk, openPage }, use) => {
    const issuers: TestIssuer[] = []
    await use(async (change = {}, isUp = true) => {
      const server = await startDesk(async (url) => {
        const issuer = await startTestIssuer({ redirectUri: `${url}/api/sign-in/oidc/callback` })
        Object.assign(issuer, { person: ada, isDown: !isUp })
        issuers.push(issuer)
        return { ...oidcEnvironment(issuer.url), ...change }
      })
      await server.untilReady()
      const page = await openPage(server.url)
      const [issuer] = issuers
      if (!issuer) throw new Error('The issuer has not started')
      const button = page.getByRole('link', { name: 'Sign in with Contoso', exact: true })
      return { issuer, url: server.url, page, signIn: new SignInPage(page), button }
    })
    for (const issuer of issuers) await issuer.stop()
  },
})

test.use({ role: 'nobody' })

/** Opens what the dialog "Confirm it’s you" links to. */
const confirm = () => window.location.assign('/api/sign-in/oidc?confirm=1&next=/people')

const continueAs = (page: Page, name = ada.name) => page.getByRole('link', { name: `Continue as ${name}` }).click()

test('a user signs in and out at the organisation’s identity provider', async ({ startContoso }) => {
  const { page, url, button, signIn, issuer } = await startContoso()
  const refusedByPolicy: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refusedByPolicy.push(message.text())
  })
  await page.goto('/people')
  await expect(signIn.heading).toBeVisible()
  await axe(page)
  await button.click()
  await expect(page.getByRole('heading', { name: 'Test issuer' })).toBeVisible()
  await continueAs(page)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  expect(page.url()).toBe(`${url}/people`)

  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const answer = page.waitForResponse('**/api/sign-out')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await answer
  await expect(signIn.heading).toBeVisible()

  // Another user at the provider, about whom the desk knows nothing yet.
  issuer.person = { ...ada, sub: 'bea-1', name: 'Bea Example', email: 'bea@contoso.example', groups: ['nobodies'] }
  await page.context().clearCookies()
  await button.click()
  await continueAs(page, 'Bea Example')
  await expect(page.getByRole('alert').filter({ hasText: 'gives you no access to this desk' })).toBeVisible()
  expect(refusedByPolicy).toEqual([])
})

test('with passwords off, a failure of the provider is explained in one sentence, and the desk keeps working', async ({
  startContoso,
}) => {
  const { page, url, button, signIn, issuer } = await startContoso({ PASSWORD_SIGN_IN: 'off' }, false)
  await signIn.open()
  await expect(signIn.password).toBeHidden()
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'is not reachable right now' })).toBeVisible()
  await axe(page)
  expect((await page.request.get('/api/health/ready')).status()).toBe(200)

  issuer.isDown = false
  await page.goto('/sign-in?next=%2Fjobs')
  await button.click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The sign-in was cancelled' })).toBeVisible()
  await button.click()
  await continueAs(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  expect(page.url()).toBe(`${url}/jobs`)
})

test('no parameter redirects elsewhere, and no text from the URL is displayed', async ({ startContoso }) => {
  const { page, url, button } = await startContoso()
  await page.goto('/sign-in?sso=Call%20this%20number&next=%2F%2Fevil.example')
  await expect(button).toBeVisible()
  await expect(page.getByText('Call this number')).toBeHidden()
  await button.click()
  await continueAs(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(url)

  const port = Number(new URL(url).port)
  const back = await rawRequest(
    { port },
    '/api/sign-in/oidc/callback?code=guessed&state=guessed&iss=https://evil.example',
  )
  expect([back.status, back.headers.location]).toEqual([303, '/sign-in?sso=expired'])
  const begun = await rawRequest({ port }, '/api/sign-in/oidc', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect([begun.status, begun.headers.location]).toEqual([303, '/sign-in'])
  const cookie = String((await rawRequest({ port }, '/api/sign-in/oidc')).headers['set-cookie'])
  for (const attribute of ['desk.oidc=', 'HttpOnly', 'SameSite=lax', 'Path=/']) expect(cookie).toContain(attribute)
})

test('re-authenticates at the provider, and returns to the page', async ({ startContoso }) => {
  const { page, button } = await startContoso({ REAUTHENTICATE_MINUTES: '1' })
  await page.goto('/people')
  await button.click()
  await continueAs(page)
  const list = new PeoplePage(page)
  await expect(list.heading).toBeVisible()
  await page.evaluate(confirm)
  await continueAs(page)
  await expect(list.heading).toBeVisible()
  await page.evaluate(confirm)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The sign-in was cancelled' })).toBeVisible()
  await page.getByRole('link', { name: 'Go back without confirming' }).click()
  await expect(list.heading).toBeVisible()
  await expect(list.person(people.admin.email)).toBeVisible()
})
