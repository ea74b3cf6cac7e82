import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { PeoplePage } from './pages/people'
import { untilHydrated } from './support/hydration'
import { people as accounts } from './support/people'
import { rawRequest } from './support/raw-request'
import { sampleApplicants } from './support/sample-applicants'
import { emailOf, people, table } from './support/spreadsheets'
import { uniqueTitle } from './support/unique-title'

const language = (page: Page) => page.locator('html')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.describe('the language', () => {
  test.use({ role: 'nobody', locale: 'en-GB' })

  test('can be chosen on the sign-in page and in the account menu, and is kept', async ({ page, as }) => {
    const person = await new PeoplePage(await as('admin')).addSomebody()
    await page.goto('/sign-in')
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(language(page)).toHaveAttribute('lang', 'de')
    await expect(heading(page, 'Anmelden')).toBeVisible()
    await page.reload()
    await page.getByLabel('E-Mail').fill(person.email)
    await page.getByLabel('Passwort', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByText('E-Mail oder Passwort ist falsch')).toBeVisible()
    await page.getByLabel('Passwort', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(heading(page, 'Übersicht')).toBeVisible()
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Konto' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(heading(page, 'Overview')).toBeVisible()
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await page.goto('/jobs')
    await expect(heading(page, 'Jobs')).toBeVisible()
  })
})

const browsers = [
  ['de-AT', 'de', 'Anmelden'],
  ['en-US', 'en', 'Sign in'],
  ['fr-FR', 'en', 'Sign in'],
] as const

for (const [locale, lang, title] of browsers)
  test.describe(`with a browser in ${locale}`, () => {
    test.use({ role: 'nobody', locale })

    test(`the desk is in ${lang} until the user chooses a language`, async ({ page }) => {
      await page.goto('/sign-in')
      await expect(heading(page, title)).toBeVisible()
      await expect(language(page)).toHaveAttribute('lang', lang)
    })
  })

test.describe('a recruiter using German', () => {
  test.use({ locale: 'de-DE' })

  for (const address of ['/no-such-screen', '/bulk-apply/no-such-run'])
    test(`reads in German that ${address} does not exist`, async ({ browserErrors, page }) => {
      browserErrors.allow(/404/)
      await page.goto(address)
      await expect(heading(page, 'Hier gibt es nichts')).toBeVisible()
      await expect(language(page)).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('link', { name: 'Übersicht', exact: true }).first()).toBeVisible()
      await page.getByRole('link', { name: 'Zur Übersicht' }).click()
      await expect(heading(page, 'Übersicht')).toBeVisible()
    })

  test('applies someone and sees the application confirmed', async ({ page, sandbox }) => {
    await openApplication(page)
    await page.getByRole('button', { name: 'Bewerbung senden' }).click()
    await expect(page.getByText('In Warteschlange', { exact: true })).toBeVisible()
    await expect(page.getByText('Der Partner hat die Bewerbung und wird sie verarbeiten.')).toBeVisible()
    expect(await sandbox.works('POST /easy-apply')).toBe(1)
  })

  test('reads in German that the partner denies access', async ({ page, sandbox }) => {
    await sandbox.fail({ endpoint: 'POST /easy-apply', status: 403, body: { message: 'Forbidden' } })
    await openApplication(page)
    await page.getByRole('button', { name: 'Bewerbung senden' }).click()
    const outcome = page.getByRole('alert').filter({ hasText: 'Das geht gerade nicht; Ihr Admin muss es beheben' })
    await expect(outcome).toContainText('Der Partner ließ diesen Desk keine Bewerbung senden')
    await expect(outcome).toContainText('Es wurde nichts geändert.')
    await expect(outcome.getByText(/^Referenz /)).toBeVisible()
  })

  test('reads in German which field the partner does not accept', async ({ page, sandbox }) => {
    const errors = { city: ['unknown field'] }
    await sandbox.fail({
      endpoint: 'POST /jobs',
      status: 400,
      body: { developer_message: 'Validation failed', errors },
    })
    await openNewJob(page, uniqueTitle('Nachtbäcker'))
    await page.getByLabel('Ort', { exact: true }).fill('Bremen')
    await createJob(page)
    await expect(page.getByText('Nicht angelegt', { exact: true })).toBeVisible()
    await expect(page.getByText('Der Partner nimmt „city“ nicht an.')).toBeVisible()
    await expect(page.getByLabel('Ort', { exact: true })).toHaveAccessibleDescription(/Sie können es leer lassen/)
  })

  test('creates a job', async ({ page }) => {
    const title = uniqueTitle('Tagbäcker')
    await openNewJob(page, title)
    await createJob(page)
    await expect(page.getByText('Angelegt', { exact: true })).toBeVisible()
    await page.goto('/jobs')
    await expect(page.getByRole('table', { name: 'Stellen' }).getByRole('rowheader', { name: title })).toBeVisible()
  })

  test('switches AI chat on for a team', async ({ page }) => {
    await page.goto('/ai-chat')
    await expect(page.getByRole('region', { name: 'Wird mit jeder Änderung gesendet' })).toBeVisible()
    const group = page.getByRole('group', { name: 'KI-Chat für Team 13', exact: true })
    const row = page.getByRole('list', { name: 'Teams' }).getByRole('listitem').filter({ has: group })
    const choice = (state: string) => group.getByRole('button', { name: state, exact: true })
    // An earlier test may have left it switched off.
    const isOff = (await choice('Aus').getAttribute('aria-pressed')) === 'true'
    for (const state of isOff ? ['An', 'Aus'] : ['Aus', 'An']) {
      await choice(state).click()
      await expect(row).toContainText(`${state} · zuletzt geändert von ${accounts.recruiter.name}`)
    }
    const refused = page.getByRole('group', { name: 'KI-Chat für Team 16', exact: true })
    await refused.getByRole('button', { name: 'An', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Der Partner hat diese Änderung abgelehnt' })).toBeVisible()
  })

  test('sends the rows of a table', async ({ page, sandbox }) => {
    const rows = people(3)
    const body = { developer_message: 'invalid', errors: { 'applicant.fullName': ['is not a name'] } }
    await sandbox.fail({ endpoint: 'POST /easy-apply', status: 400, body, match: { bodyContains: emailOf(rows, 3) } })
    await page.goto('/bulk-apply')
    await expect(heading(page, 'Sammelbewerbung')).toBeVisible()
    await page
      .getByLabel('Datei mit Bewerbungen')
      .setInputFiles({ name: 'bewerbungen.csv', mimeType: 'text/csv', buffer: Buffer.from(table(rows)) })
    await expect(page.getByRole('heading', { level: 2, name: 'Spalten zuordnen' })).toBeVisible()
    await page.getByRole('button', { name: 'Zeilen prüfen' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^3 bereit$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Weiter mit 3' }).click()
    await page.getByRole('button', { name: '3 Bewerbungen senden' }).click()
    await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
    const main = page.getByRole('main')
    await expect(main.getByRole('progressbar', { name: 'Gesendet' })).toHaveAttribute('aria-valuenow', '3')
    const cause = main.getByRole('list', { name: 'Abgelehnt, nach Grund' }).getByRole('listitem')
    await expect(cause.getByRole('button', { name: /^Korrigieren und senden/ })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Ergebnisse herunterladen' })).toBeVisible()
  })

  test('reads in German how a table was read, and what is wrong with its rows', async ({ page }) => {
    await page.goto('/bulk-apply')
    await expect(heading(page, 'Sammelbewerbung')).toBeVisible()
    const upload = (name: string, text: string) =>
      page
        .getByLabel('Datei mit Bewerbungen')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
    await upload('leer.csv', '')
    await expect(page.getByText('Die Datei ist leer')).toBeVisible()
    await upload('semikolon.csv', 'Email;Name;Job\nzoe@example.com;Zoë\nkeine Adresse;Bo;7\n')
    await expect(page.getByText('semikolon.csv · 2 Zeilen · Windows-1252, durch Semikolons getrennt')).toBeVisible()
    await expect(page.getByText(/^Zeile 1 hat weniger Zellen/)).toBeVisible()
    await page.getByRole('button', { name: 'Zeilen prüfen' }).click()
    await expect(page.getByRole('list', { name: 'Probleme' })).toContainText('Das ist keine E-Mail-Adresse')
  })

  test('searches the loaded rows and exports them', async ({ page, sandbox }) => {
    await sandbox.haveApplicants(sampleApplicants(1_250, (index) => ({ city: index < 12 ? 'Hafenstadt' : 'Berg' })))
    await page.goto('/applicants')
    await expect(heading(page, 'Bewerbende')).toBeVisible()
    await page.getByRole('button', { name: 'Alle laden' }).click()
    await expect(page.getByText(/^Alle 1\.250 geladen um \d\d:\d\d/)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Geladene Bewerbende filtern' }).fill('hafenstadt')
    await expect(page.getByText('12 von 1.250 geladenen')).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV exportieren' }).click()
    await coming
    await expect(page.getByRole('main').getByText('Alle 1.250 Bewerbenden exportiert')).toBeVisible()
  })
})

const germanLead = 'Mit dem Konto, das Ihr Admin für Sie angelegt hat'
const englishLead = 'Use the account your admin created for you'

test('200 concurrent requests are each answered in their own language', async ({ desk }) => {
  const wishes = [
    { 'accept-language': 'de-DE,de;q=0.9' },
    { 'accept-language': 'en-GB' },
    { 'accept-language': 'en-GB', cookie: 'language=de' },
    { 'accept-language': 'de', cookie: 'language=en' },
  ]
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const headers = wishes[index % wishes.length] ?? {}
      const path = index % 8 < 4 ? '/sign-in' : '/api/jobs'
      return { isGerman: index % 2 === 0, path, answer: await rawRequest(desk, path, { headers }) }
    }),
  )
  for (const { isGerman, path, answer } of answers)
    if (path === '/sign-in') {
      expect(answer).toMatchObject({ status: 200 })
      expect(answer.body).toContain(isGerman ? '<html lang="de"' : '<html lang="en"')
      expect(answer.body).toContain(isGerman ? germanLead : englishLead)
      expect(answer.body).not.toContain(isGerman ? englishLead : germanLead)
    } else {
      expect(answer).toMatchObject({ status: 401 })
      expect(answer.body).toContain(isGerman ? 'Melden Sie sich zuerst an.' : 'Sign in first.')
    }
})

async function openApplication(page: Page) {
  await page.goto('/easy-apply')
  await expect(heading(page, 'Schnellbewerbung')).toBeVisible()
  await page.getByRole('combobox', { name: 'Stelle' }).fill('Warehouse associate')
  await page.getByRole('option', { name: 'Warehouse associate' }).first().click()
  await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill(`ada.${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Vollständiger Name', { exact: true }).fill('Ada Lovelace')
  await page.getByRole('checkbox', { name: 'In die Warteschlange stellen' }).check()
}

async function openNewJob(page: Page, title: string) {
  const list = page.waitForResponse((answer) => answer.url().endsWith('/api/jobs'))
  await page.goto('/jobs/new')
  await list
  await expect(heading(page, 'Neue Stelle')).toBeVisible()
  await page.getByLabel('Titel', { exact: true }).fill(title)
  await page
    .getByLabel('Team', { exact: true })
    .or(page.getByLabel('Team-ID', { exact: true }))
    .fill('11')
}

/** Creates a job; the undo window may expire first. */
async function createJob(page: Page) {
  await page.getByRole('button', { name: 'Stelle anlegen' }).click()
  const outcome = page.getByText(/^(?:Nicht angelegt|Angelegt)$/)
  await expect(async () => {
    const sendNow = page.getByRole('button', { name: 'Jetzt senden' })
    if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 })
    await expect(outcome).toBeVisible({ timeout: 3_000 })
  }).toPass()
}
