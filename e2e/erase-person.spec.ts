import { historyUrl } from '../lib/activity/contract'
import { expect, test } from './fixtures'
import { ErasePersonPage } from './pages/erase-person'
import { axeInBothThemes } from './support/accessibility'
import { choose } from './support/choose'

test.use({ role: 'admin' })

const unique = () => crypto.randomUUID().slice(0, 8)

test('an admin finds a person, tells them from a namesake, and erases what the desk stores about them', async ({
  desk,
  easyApply,
  isMobile,
  page,
  sandbox,
}) => {
  const name = `Zoë Quíñones${unique()}`
  const [meant, namesake] = [`zoe.${unique()}@example.com`, `zoe.${unique()}@example.net`]
  await sandbox.fail({ endpoint: 'POST /easy-apply', times: 2, status: 400 })
  for (const email of [meant, namesake]) {
    await easyApply.open()
    await easyApply.fillIn({ email })
    await easyApply.fullName.fill(name)
    await easyApply.submit.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  }

  const erasePerson = new ErasePersonPage(page)
  await page.goto('/people')
  await page.getByRole('link', { name: 'Find and erase a person' }).click()
  await expect(erasePerson.heading).toBeVisible()
  await erasePerson.find.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Fill in at least one of the three' })).toBeVisible()
  await erasePerson.search({ email: meant.toUpperCase(), name: name.toLowerCase().replace('ë', 'e') })
  await expect(erasePerson.choice(meant)).toBeChecked()
  await expect(erasePerson.choice(namesake)).not.toBeChecked()
  await axeInBothThemes(page, isMobile)
  await erasePerson.show.click()
  await expect(erasePerson.willBeErased.getByRole('listitem')).toContainText(['Applications and other writes'])
  await expect(erasePerson.chosen).toContainText(meant)
  await expect(erasePerson.chosen).not.toContainText(namesake)
  await axeInBothThemes(page, isMobile)
  await erasePerson.erase.click()
  await expect(page.getByText('Type the number of records: 1')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Type 1 to confirm' })).toBeFocused()
  await erasePerson.confirm()
  await expect(page.getByRole('status').filter({ hasText: '1 record erased' })).toBeVisible()
  await axeInBothThemes(page, isMobile)
  expect(page.url()).not.toMatch(/zoe|%40|\?/)

  const history = async (email: string) => {
    const headers = { origin: desk.url, 'content-type': 'application/json' }
    return (await (await page.request.post(historyUrl, { headers, data: JSON.stringify({ email }) })).json()).items
  }
  expect(await history(meant)).toEqual([])
  expect(await history(namesake)).toHaveLength(1)
  await page.goto('/activity')
  await expect(page.getByRole('row', { name: /Person erased.*an applicant/ }).first()).toBeVisible()
  await erasePerson.open()
  await erasePerson.search({ email: meant })
  await expect(page.getByText('Nothing was found')).toBeVisible()
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(meant)
  await erasePerson.search({ name: `Nobody${unique()}` })
  await expect(page.getByText('Names are not kept once an application has been sent')).toBeVisible()
})

test('an unconfirmed application is kept until the admin decides not to resend it', async ({
  easyApply,
  page,
  sandbox,
}) => {
  const email = `unclear.${unique()}@example.com`
  await sandbox.fail({ endpoint: 'POST /easy-apply', when: 'after', transport: 'drop' })
  await easyApply.open()
  // A team that accepts repeats: if they were known to be off, the desk would resend to find out the outcome.
  await easyApply.fillIn({ email, job: 'Verkäufer:in Teilzeit (m/w/d)' })
  await easyApply.submit.click()
  await expect(easyApply.outcome('Unconfirmed')).toBeVisible()
  const erasePerson = new ErasePersonPage(page)
  await erasePerson.open()
  await erasePerson.search({ email })
  await erasePerson.show.click()
  await expect(page.getByText('Some of it cannot be erased yet')).toBeVisible()
  await erasePerson.confirm()
  await expect(page.getByText('0 records erased, 1 left')).toBeVisible()
  await page.getByRole('button', { name: 'Find another person' }).click()
  await erasePerson.search({ email })
  await erasePerson.show.click()
  await page.getByRole('checkbox', { name: /Don’t send what is waiting/ }).check()
  await erasePerson.confirm()
  await expect(page.getByText('1 record erased')).toBeVisible()
})

test('a colleague who was erased is shown as “Former colleague” in what they did', async ({ page, people }) => {
  const leaver = {
    name: `Lea Leaver${unique()}`,
    email: `lea.${unique()}@example.org`,
    password: 'a-password-of-hers-7',
  }
  await people.open()
  await people.add(leaver, 'viewer')
  await people.openPerson(leaver.email)
  await people.deactivate()
  const erasePerson = new ErasePersonPage(page)
  await erasePerson.open()
  await choose(page.getByRole('combobox', { name: 'Deactivated person' }), `${leaver.name}, ${leaver.email}`)
  await erasePerson.show.click()
  await expect(erasePerson.chosen).toContainText(`${leaver.name}, ${leaver.email}`)
  const count = await erasePerson.confirm()
  await expect(page.getByText(new RegExp(`^${count} records? erased$`))).toBeVisible()
  await people.open()
  await expect(page.getByText(leaver.email)).toHaveCount(0)
  await people.search.fill('Former colleague')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.goto('/activity')
  await expect(page.getByText(leaver.name)).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Deactivated Former colleague [0-9A-F]{6}/ })).toBeVisible()
})
