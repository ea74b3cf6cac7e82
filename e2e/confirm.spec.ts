import type { Route } from '@playwright/test'
import { axe, expect, test } from './fixtures'
import { PeoplePage } from './pages/people'
import { people } from './support/people'

test.use({ role: 'nobody' })

test('changing people asks for the password when the sign-in was long ago, and then continues', async ({
  page,
  signIn,
}) => {
  await signIn.signInAs(people.admin)
  const list = new PeoplePage(page)
  await list.open()
  const person = {
    name: 'Cora Confirmed',
    email: `cora.${crypto.randomUUID()}@example.com`,
    password: 'harbour-violin-98',
  }
  await list.add(person, 'viewer')
  await list.openPerson(person.email)
  const changed: string[] = []
  await page.route('**/people**', (route) => answerAsStale(route, changed))
  await list.changeRole('recruiter')
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog.getByLabel('Password')).toBeVisible()
  await page.unroute('**/people**')
  await axe(page)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Required')
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await dialog.getByLabel('Password').fill('not-the-password')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'This password is wrong' })).toBeVisible()
  await dialog.getByLabel('Password').fill(people.admin.password)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText(`The role of ${person.name} was changed`)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(changed).toHaveLength(1)
})

test('closing the dialog changes nothing', async ({ page, signIn }) => {
  await signIn.signInAs(people.admin)
  const list = new PeoplePage(page)
  await list.open()
  await list.openPerson(people.viewer.email)
  const asked: string[] = []
  await page.route('**/people**', (route) => answerAsStale(route, asked))
  await list.changeRole('admin')
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog.getByLabel('Password')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing was done: confirm first that it is you.')).toBeVisible()
  await page.unroute('**/people**')
  await page.reload()
  await expect(list.role).toHaveText('Viewer')
})

/** Answers the first action as the desk does when the sign-in is too long ago; the action is not carried out. */
async function answerAsStale(route: Route, answered: string[]) {
  const request = route.request()
  const action = request.headers()['next-action']
  if (action === undefined || answered.length > 0) return route.continue()
  // Without its cookie the desk does nothing, and answers in the same shape.
  const answer = await route.fetch({ headers: { ...request.headers(), cookie: '' } })
  const body = await answer.text()
  expect(body).toContain('"signed-out"')
  answered.push(action)
  await route.fulfill({ response: answer, body: body.replace('"signed-out"', '"reauthenticate"') })
}
