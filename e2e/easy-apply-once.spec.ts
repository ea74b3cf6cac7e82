import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { EasyApplyPage } from './pages/easy-apply'
import { SignInDialog } from './pages/sign-in-dialog'
import { acceptDialogs } from './support/accept-dialogs'
import { people } from './support/people'
import { untilFollowed } from './support/steps'

const endpoint = 'POST /easy-apply'

test('a double click sends one application', async ({ easyApply, sandbox }) => {
  await easyApply.open()
  await easyApply.fillIn()
  await easyApply.submit.dblclick()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(await sandbox.requests(endpoint)).toHaveLength(1)
})

test('pressing again while it is being sent sends one application', async ({ easyApply, page, sandbox }) => {
  await sandbox.hold({ endpoint })
  await easyApply.open()
  await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(page.getByText('Sending…').filter({ visible: true })).toBeVisible()
  await easyApply.submit.click()
  await sandbox.clearFaults()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(easyApply.askedBack).toHaveCount(0)
  expect(await sandbox.requests(endpoint)).toHaveLength(1)
})

test('sending the same application from a second tab asks for confirmation, which can be declined', async ({
  context,
  easyApply,
  names,
  sandbox,
}) => {
  const other = new EasyApplyPage(await context.newPage(), names)
  await easyApply.open()
  await other.open()
  const email = await easyApply.fillIn()
  await other.fillIn({ email: ` ${email.toUpperCase()} ` })
  await Promise.all([easyApply.submit.click(), other.submit.click()])
  await expect(async () => {
    const shown = (await easyApply.askedBack.count()) + (await other.askedBack.count())
    expect(shown).toBe(1)
  }).toPass()
  const second = (await easyApply.askedBack.count()) === 1 ? easyApply : other
  const first = second === easyApply ? other : easyApply
  await expect(first.outcome('Submitted')).toBeVisible()
  await expect(second.askedBack).toContainText('Rosa Recruiter')
  await expect(second.askedBack).toContainText('This one has not been sent.')
  await second.page.getByRole('button', { name: 'Go back' }).click()
  await expect(second.askedBack).toHaveCount(0)
  await expect(second.email).toBeFocused()
  expect(await sandbox.requests(endpoint)).toHaveLength(1)
})

test('says who applied for the same person to the same job before, when, and the outcome', async ({
  as,
  easyApply,
  names,
  sandbox,
}) => {
  const colleague = new EasyApplyPage(await as('admin'), names)
  await colleague.open()
  const email = await colleague.fillIn({ isQueued: true })
  await colleague.submit.click()
  await expect(colleague.outcome('Queued')).toBeVisible()
  await easyApply.open()
  await easyApply.fillIn({ email })
  await easyApply.submit.click()
  await expect(easyApply.askedBack.getByRole('listitem')).toHaveText([/^Admin, .+: queued$/])
  await expect(easyApply.askedBack.getByRole('link', { name: 'queued' })).toHaveAttribute('href', /^\/activity\?entry=/)
  await easyApply.email.fill(`other.${email}`)
  await expect(easyApply.askedBack).toHaveCount(0)
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(await sandbox.requests(endpoint)).toHaveLength(2)
})

test('sending after the session ended, signing in in place and sending again makes one application', async ({
  context,
  easyApply,
  page,
  browserErrors,
  sandbox,
}) => {
  browserErrors.allow(/401/)
  const followed = untilFollowed(page)
  await easyApply.open()
  await easyApply.fillIn()
  await followed
  // The form's last automatic request: from now on only "Submit application" can notice the sign-out.
  await expect(easyApply.neverApplied).toBeVisible()
  await context.clearCookies()
  await easyApply.submit.click()
  await signInAgain(page)
  expect(await sandbox.requests(endpoint)).toHaveLength(0)
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(await sandbox.requests(endpoint)).toHaveLength(1)
})

test('sending again after the response was lost sends the same application', async ({
  context,
  easyApply,
  page,
  browserErrors,
  sandbox,
}) => {
  browserErrors.allow(/ERR_FAILED|Failed to fetch/)
  await easyApply.open()
  await easyApply.fillIn()
  await loseNextAnswer(context)
  await easyApply.submit.click()
  await expect(page.getByText('The desk did not answer')).toBeVisible()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(await sandbox.requests(endpoint)).toHaveLength(1)
})

test('Enter after an application was sent starts the next one, and sends nothing twice', async ({
  easyApply,
  page,
  sandbox,
}) => {
  const next = page.getByRole('button', { name: 'Next application' })
  await easyApply.open()
  await easyApply.fillIn()
  await easyApply.fullName.press('Enter')
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(easyApply.outcome('Submitted')).toHaveCount(0)
  await expect(easyApply.email).toBeFocused()
  await expect(easyApply.email).toHaveValue('')
  await expect(easyApply.fullName).toHaveValue('')

  await easyApply.fillIn()
  await easyApply.enqueue.check()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Queued')).toBeVisible()
  await expect(next).toBeFocused()
  expect(await sandbox.requests(endpoint)).toHaveLength(2)
})

test('a user who keeps typing keeps the focus when the application completes', async ({ easyApply, page, sandbox }) => {
  await sandbox.hold({ endpoint })
  await easyApply.open()
  await easyApply.fillIn()
  await easyApply.fullName.press('Enter')
  await expect(page.getByText('Sending…').filter({ visible: true })).toBeVisible()
  await easyApply.fullName.press('End')
  await easyApply.fullName.pressSequentially(' King')
  await sandbox.clearFaults()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(easyApply.fullName).toBeFocused()
})

test('declining a second application returns to the form, with the first one linked', async ({
  easyApply,
  page,
  sandbox,
}) => {
  const next = page.getByRole('button', { name: 'Next application' })
  await easyApply.open()
  await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  const { search } = new URL(page.url())
  await easyApply.submit.click()
  await expect(easyApply.askedBack).toBeVisible()
  await expect(easyApply.outcome('Submitted')).toHaveCount(0)
  await easyApply.job.focus()
  await page.keyboard.press('Escape')
  await expect(easyApply.askedBack).toHaveCount(0)
  await expect(easyApply.job).toHaveValue(/Warehouse associate/)
  await expect(next).toBeVisible()
  await easyApply.submit.click()
  await expect(easyApply.askedBack).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(new URL(page.url()).search).toBe(search)
  await next.click()
  await expect(easyApply.outcome('Submitted')).toHaveCount(0)
  await expect(easyApply.email).toHaveValue('')
  expect(await sandbox.requests(endpoint)).toHaveLength(1)
})

test('the back button and a reload show the outcome, with an empty form', async ({ easyApply, page, sandbox }) => {
  await easyApply.open()
  await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.goBack()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(easyApply.email).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Application to Warehouse associate' })).toContainText('Submitted')
  expect(await sandbox.requests(endpoint)).toHaveLength(1)
  await page.getByRole('button', { name: 'Next application' }).click()
  await expect(easyApply.outcome('Submitted')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})

test('an application opened by its address updates and is decided there, and a colleague’s is not shown', async ({
  as,
  easyApply,
  page,
  sandbox,
}) => {
  await sandbox.fail({ endpoint, transport: 'drop', when: 'before' })
  await easyApply.open()
  await easyApply.fillIn({ job: 'Verkäufer:in Teilzeit (m/w/d)' })
  await easyApply.submit.click()
  await expect(easyApply.outcome('Unconfirmed')).toBeVisible()
  const address = new URL(page.url())
  await page.goto('/jobs')
  await page.goto(address.pathname + address.search)
  await easyApply.sendAgain.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()

  const other = await as('admin')
  await other.goto(address.pathname + address.search)
  await expect(other.getByText('This application can’t be shown')).toBeVisible()
  await expect(other.getByText('Submitted', { exact: true })).toHaveCount(0)
})

test('correcting a rejected application makes a new one, and the earlier one is not sent again', async ({
  easyApply,
  sandbox,
}) => {
  await sandbox.fail({ endpoint, status: 404 })
  await easyApply.open()
  await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(easyApply.page.getByText('The partner cannot find this job')).toBeVisible()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  const ids = (await sandbox.requests(endpoint)).map(({ body }) => easyApply.names.readApplication(body, '/id'))
  expect(new Set(ids).size).toBe(2)
})

async function signInAgain(page: Page) {
  await new SignInDialog(page).signInAs(people.recruiter)
}

/** Lets the next write reach the desk, but its answer never reach the page. */
async function loseNextAnswer(context: BrowserContext) {
  let isLost = false
  await context.route('**/api/applications', async (route) => {
    if (isLost) return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

test('the browser warns of the next applicant as well, entered over the one before and asked about', async ({
  easyApply,
  page,
}) => {
  const asked = acceptDialogs(page)
  await easyApply.open()
  const before = await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await page.getByRole('button', { name: 'Next application' }).click()
  await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()

  await easyApply.email.fill(before)
  await easyApply.fullName.fill('Grace Hopper')
  await easyApply.submit.click()
  await expect(easyApply.askedBack).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(easyApply.askedBack).toHaveCount(0)
  await page.getByRole('link', { name: 'AI chat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'AI chat' })).toBeVisible()
  await page.getByRole('link', { name: 'Easy apply' }).click()
  await expect(easyApply.fullName).toHaveValue('Grace Hopper')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})
