import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { ActivityPage } from './pages/activity'
import { PeoplePage } from './pages/people'
import { apply } from './support/steps'

const expectLine = (link: Locator) => expect(link).toHaveCSS('text-decoration-line', 'underline')

test('the person, job and applicant in a row of Activity are underlined links', async ({ as, easyApply }) => {
  const email = `linked.${randomUUID()}@example.com`
  await apply(easyApply, email)
  await expect(easyApply.outcome('Submitted')).toBeVisible()

  const activity = new ActivityPage(await as('admin'))
  await activity.open()
  const row = activity.row(email)
  for (const name of ['Rosa Recruiter', 'Warehouse associate', email])
    await expectLine(row.getByRole('link', { name, exact: true }))
  await row.getByRole('button', { name: 'Easy apply' }).click()
  await expect(activity.fact('On what').getByRole('link', { name: 'Warehouse associate' })).toHaveAttribute(
    'href',
    /^\/jobs\?open=/,
  )
  await expect(activity.fact('Job ID').getByRole('link')).toHaveCount(0)
  const step = activity.steps.filter({ hasText: 'Requested by' })
  await expectLine(step.getByRole('link', { name: 'Rosa Recruiter' }))
  await step.getByRole('link', { name: 'Rosa Recruiter' }).click()

  const list = new PeoplePage(activity.page)
  await expect(list.fact('State')).toHaveText('Active')
  await list.details.getByRole('link', { name: 'Everything Rosa Recruiter did' }).click()
  await expect(activity.heading).toBeVisible()
  await expect(activity.filter('Person')).toHaveText('Rosa Recruiter')
  await expect(activity.row(email)).toBeVisible()
})

test('beside open details a row still shows an applicant’s whole e-mail address, and the details the whole reference', async ({
  as,
  easyApply,
}) => {
  const email = `beside.${randomUUID().slice(0, 8)}@example.com`
  await apply(easyApply, email)
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  const activity = new ActivityPage(await as('admin'))
  await activity.page.setViewportSize({ width: 1440, height: 900 })
  await activity.open()
  await activity.row(email).getByRole('button', { name: 'Easy apply' }).click()
  await expect(activity.fact('Reference')).toBeVisible()
  const cut = (text: Locator) =>
    text.evaluate((element) => {
      const box = element.closest('.truncate') ?? element
      return box.scrollWidth - box.clientWidth
    })
  for (const name of ['Warehouse associate', email])
    expect(await cut(activity.row(email).getByRole('link', { name, exact: true }))).toBe(0)
  expect(await cut(activity.fact('Reference').getByText(/^[0-9a-f-]{36}$/))).toBe(0)
})
