import { axe, expect, test } from './fixtures'
import { PeoplePage } from './pages/people'
import { addVirtualAuthenticator, appCode, setUpTwoSteps } from './support/authenticator'

test.use({ role: 'nobody' })

test('a passkey can be added, named, used without a password, and no longer works once removed', async ({
  page,
  signIn,
  as,
  context,
}) => {
  const authenticator = await addVirtualAuthenticator(page)
  const person = await new PeoplePage(await as('admin')).addSomebody()
  await signIn.signInAs(person)

  await page.goto('/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  const row = passkeys.getByRole('listitem')
  await expect(row).toContainText('Never used')
  expect(await authenticator.countPasskeys()).toBe(1)
  await row.getByRole('button', { name: /^Rename/ }).click()
  const name = row.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill(' ')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await name.fill('Work laptop')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Work laptop')
  await expect(row.getByRole('button', { name: 'Rename Work laptop' })).toBeFocused()
  await axe(page)
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('You already have a passkey on this device.')).toBeVisible()

  await context.clearCookies()
  await page.goto('/account')
  await expect(signIn.heading).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(row).toContainText('Last used')

  await row.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(row).toHaveCount(0)
  await expect(passkeys.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await context.clearCookies()
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('This passkey was removed from the desk.')).toBeVisible()
  await signIn.fill(person)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test('a passkey that the browser offers in the e-mail field signs in', async ({ page, signIn, as, context }) => {
  await addVirtualAuthenticator(page, { fillsIn: true })
  const person = await new PeoplePage(await as('admin')).addSomebody()
  await signIn.signInAs(person)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1)
  await context.clearCookies()
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Last used')
})

test('two-step sign-in is set up, asks for a code on each sign-in, accepts recovery codes, and can be switched off', async ({
  page,
  signIn,
  as,
  context,
}) => {
  const person = await new PeoplePage(await as('admin')).addSomebody()
  await signIn.signInAs(person)
  const overview = page.getByRole('heading', { level: 1, name: 'Overview' })
  const code = page.getByLabel('Code', { exact: true })
  const refused = page.getByRole('alert').filter({ hasText: 'This code is wrong or was used before' })

  await page.goto('/account')
  const { key, codes } = await setUpTwoSteps(page)
  await axe(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download codes' }).click()
  expect((await download).suggestedFilename()).toBe('partner-desk-recovery-codes.txt')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  const heading = section.getByRole('heading', { name: 'Two-step sign-in' })
  await expect(heading).toBeFocused()
  await expect(section).toContainText('10 recovery codes left')

  await context.clearCookies()
  await signIn.open()
  await signIn.fill(person)
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect((await page.request.get('/api/jobs')).status()).toBe(401)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toHaveAccessibleDescription(/Required$/)
  await expect(code).toBeFocused()
  await code.fill(appCode(key) === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(refused).toBeVisible()
  await axe(page)
  // The current code was used to confirm the setup, so this uses the next one.
  const next = appCode(key, 1)
  await code.fill(next)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(overview).toBeVisible()

  await context.clearCookies()
  await signIn.open()
  await signIn.fill(person)
  await code.fill(next)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(refused).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  const recovery = page.getByLabel('Recovery code')
  await expect(recovery).toBeFocused()
  await axe(page)
  await recovery.fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(overview).toBeVisible()

  await page.goto('/account')
  await expect(section).toContainText('9 recovery codes left')
  await section.getByRole('button', { name: 'Switch off' }).click()
  await expect(section.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
  await expect(heading).toBeFocused()
  await context.clearCookies()
  await signIn.signInAs(person)
})
