import { expect, test } from './fixtures'
import { SignInDialog } from './pages/sign-in-dialog'
import { people } from './support/people'

const put = 'PUT /jobs/ai_chat/subscription/:team_id'

test.use({ role: 'nobody' })

/** A setting of AI chat waits for its next try when the session ends. */
test.beforeEach(async ({ aiChat, context, page, browserErrors, sandbox, signIn, tray }) => {
  browserErrors.allow(/401/)
  await signIn.signInAs(people.recruiter)
  await tray.clear()
  await aiChat.open()
  await aiChat.have(14, false)
  await sandbox.fail({ endpoint: put, status: 429, times: null })
  await aiChat.team(14).on.click()
  await expect(aiChat.team(14).row).toContainText('next try in')
  await context.clearCookies()
  await expect(new SignInDialog(page).root).toBeVisible()
})

test('asks to sign in when the session ends in the meantime, and then continues', async ({ aiChat, page, sandbox }) => {
  await sandbox.clearFaults()
  await new SignInDialog(page).signInAs(people.recruiter)
  const now = aiChat.team(14).row.getByRole('button', { name: 'Try now' })
  const done = aiChat.team(14).row.getByText('On · set by')
  // The wait may end at any moment, and with it the button.
  await expect(async () => {
    if (await now.isVisible()) await now.click({ timeout: 1_000 })
    await expect(done).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('says that one is signed out where the sign-in was put off, and leads back in', async ({
  page,
  sandbox,
  tray,
}) => {
  const dialog = new SignInDialog(page)
  await page.keyboard.press('Escape')
  await expect(dialog.root).toBeHidden()
  await sandbox.clearFaults()
  await tray.open()
  await expect(tray.list.getByRole('status')).toHaveText('You are signed out. This may be out of date.')
  await tray.list.getByRole('button', { name: 'Sign in again' }).press('Enter')
  await dialog.signInAs(people.recruiter)
  await expect(tray.list.getByText('You are signed out.')).toBeHidden()
})
