import type { Page } from '@playwright/test'
import { documentKinds } from '../lib/forms/document-kind'
import { writePointer } from '../lib/records/pointer'
import { sampleDocuments } from '../lib/testing/sample-documents'
import { expect, test } from './fixtures'
import { PalettePage } from './pages/palette'
import { acceptDialogs } from './support/accept-dialogs'

const endpoint = 'POST /easy-apply'
const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')

test('typing finds a job among twenty thousand and counts the matches', async ({ easyApply, names, page }) => {
  const jobs = Array.from({ length: 20_000 }, (_, index) => jobOf(names, `${900_000 + index}`, `Baker ${index}`))
  await haveJobs(page, jobs)
  await easyApply.open()
  await easyApply.job.click()
  const count = page.getByRole('status').filter({ hasText: / jobs/ })
  await expect(count).toHaveText('20,000 jobs, the first 100 shown: type to find others')
  await expect(page.getByRole('option')).toHaveCount(100)
  const started = Date.now()
  await easyApply.job.pressSequentially('baker 19999')
  await expect(count).toHaveText('1 of 20,000 jobs')
  // Tenths of a second on an idle machine: much more means that all jobs are searched again and again.
  expect(Date.now() - started).toBeLessThan(30_000)
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(easyApply.job).toHaveValue('Baker 19999 · 919999')
  await easyApply.job.fill('no such job')
  await expect(page.getByText('No jobs match')).toBeVisible()
})

test('Escape closes the list of jobs, and never clears the chosen job', async ({ easyApply, page }) => {
  await easyApply.open()
  await easyApply.job.fill('warehouse')
  await expect(page.getByRole('option').first()).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(easyApply.job).toHaveValue(/^Warehouse associate/)
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(easyApply.job).toHaveValue(/^Warehouse associate/)
})

test('a job from the address that the user has removed is not chosen again when the list of jobs is read again', async ({
  easyApply,
  names,
  page,
}) => {
  await haveJobs(page, [jobOf(names, '7', 'Baker')])
  await page.goto('/easy-apply?job=7')
  await expect(easyApply.job).toHaveValue('Baker · 7')
  await easyApply.job.fill('')
  await haveJobs(page, [jobOf(names, '7', 'Night baker')])
  // Late enough for the palette to read the list again.
  await page.clock.setFixedTime(Date.now() + 6 * 60_000)
  const palette = new PalettePage(page)
  await palette.open()
  await page.keyboard.type('baker')
  await expect(palette.options.filter({ hasText: 'Night baker' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette.dialog).toBeHidden()
  await expect(easyApply.job).toHaveValue('')
})

test('jobs with the same title can be told apart, closed and unknown ones are marked, and the keyboard suffices', async ({
  easyApply,
  names,
  page,
}) => {
  const { open } = names.profile.jobs
  await haveJobs(page, [
    { ...jobOf(names, '1', 'Baker'), team: '11', isOpen: true },
    { ...jobOf(names, '2', 'Baker'), team: '12', isOpen: false },
    { ...jobOf(names, '3', 'Baker'), team: null, isOpen: null },
  ])
  expect(open).toBeDefined()
  await easyApply.open()
  await easyApply.job.fill('baker')
  await expect(page.getByRole('option')).toHaveText([
    'BakerTeam 11 · Town 1 · 1',
    'BakerTeam 12 · Town 2 · 2not accepting applications',
    'BakerTown 3 · 3not known whether it accepts applications',
  ])
  await expect(page.getByRole('option').nth(0)).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(easyApply.job).toHaveValue('Baker · 2')
  await expect(page.getByText('This job isn’t accepting applications.')).toBeVisible()
})

// One compressed kind and one that is not: lib/forms/document-kind.test.ts covers all six.
for (const kind of ['docx', 'txt'] as const)
  test(`a résumé as ${kind} is sent with the content type of its content, whatever type the browser reports`, async ({
    easyApply,
    names,
    page,
    sandbox,
  }) => {
    const buffer = sampleDocuments[kind]
    await easyApply.open()
    await easyApply.fillIn()
    const name = `Lebenslauf Łódź.${kind}`
    await easyApply.resume.setInputFiles({ name, mimeType: 'application/x-wrong', buffer })
    await expect(page.getByText(`${name} · `)).toContainText(/, \d+ bytes$|, \d+ KB$/)
    await easyApply.submit.click()
    await expect(easyApply.outcome('Submitted')).toBeVisible()
    const [request] = await sandbox.requests(endpoint)
    const sent = (pointer: string) => names.readApplication(request?.body, pointer)
    // The sandbox keeps only the beginning of long strings.
    expect(String(sent('/applicant/resume/file/data')).slice(0, 64)).toBe(buffer.toString('base64').slice(0, 64))
    if (names.inApplication('/applicant/resume/file/contentType'))
      expect(sent('/applicant/resume/file/contentType')).toBe(documentKinds[kind].mediaType)
    if (names.inApplication('/applicant/resume/file/fileName'))
      expect(sent('/applicant/resume/file/fileName')).toBe(name)
  })

test('a picture named cv.pdf is rejected in one sentence, and nothing can be sent until it is removed', async ({
  easyApply,
  page,
  sandbox,
}) => {
  await easyApply.open()
  await easyApply.fillIn()
  await easyApply.resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: png })
  const refused = /This is a PNG picture; it must be a PDF, DOC, DOCX, ODT, RTF or TXT file/
  await expect(easyApply.resume).toHaveAccessibleDescription(refused)
  await easyApply.submit.click()
  await expect(page.getByText('One field needs attention. Nothing was sent.')).toBeVisible()
  await expect(easyApply.resume).toHaveAccessibleDescription(refused)
  expect(await sandbox.requests(endpoint)).toHaveLength(0)
  await page.getByRole('button', { name: 'Remove cv.pdf' }).click()
  await expect(easyApply.resume).toBeFocused()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
})

test('a file of five megabytes is sent, and one byte more is rejected', async ({ easyApply, sandbox }) => {
  const text = Buffer.alloc(5 * 1024 * 1024, 'a')
  await easyApply.open()
  await easyApply.fillIn()
  const file = { name: 'long.txt', mimeType: 'text/plain' }
  await easyApply.resume.setInputFiles({ ...file, buffer: Buffer.concat([text, text.subarray(0, 1)]) })
  await expect(easyApply.resume).toHaveAccessibleDescription(/The file is larger than 5 MB/)
  await easyApply.resume.setInputFiles({ ...file, buffer: text })
  await expect(easyApply.page.getByText('Plain text, 5.0 MB')).toBeVisible()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  const [request] = await sandbox.requests(endpoint)
  expect(request?.bodyBytes).toBeGreaterThan(6_900_000)
})

test('a file still being read when the form is cleared is not attached to the next application', async ({
  easyApply,
  page,
}) => {
  await page.addInitScript(() => {
    const readFile = File.prototype.arrayBuffer
    const held = new Promise<void>((resolve) => window.addEventListener('release-files', () => resolve()))
    File.prototype.arrayBuffer = async function read() {
      await held
      return readFile.call(this)
    }
  })
  await easyApply.open()
  await easyApply.fillIn()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible()
  await page.goBack()
  const clear = page.getByRole('button', { name: 'Clear form' })
  await expect(clear).toBeVisible()
  await easyApply.resume.setInputFiles({ name: 'ada.txt', mimeType: 'text/plain', buffer: sampleDocuments.txt })
  await expect(easyApply.resume).toHaveAccessibleDescription('ada.txt')
  await clear.click()
  await expect(page.getByText('ada.txt')).toBeHidden()
  // The next file is read to its end after the first: by then that one would have been attached too.
  await page.evaluate(() => window.dispatchEvent(new Event('release-files')))
  await page.evaluate(() => new File(['x'], 'x').arrayBuffer())
  await easyApply.fillIn({ email: 'ben@example.com' })
  await expect(page.getByText('ada.txt')).toBeHidden()
})

test('a file can be dropped on its field, and dropping it elsewhere does not leave the page', async ({
  easyApply,
  page,
}) => {
  await easyApply.open()
  await easyApply.fillIn()
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.rtf'))
    return transfer
  }, sampleDocuments.rtf.toString())
  const isKept = await page.evaluate((dataTransfer) => {
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.querySelector('h1')?.dispatchEvent(event)
    return event.defaultPrevented
  }, data)
  expect(isKept).toBe(true)
  await easyApply.resume.dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByText('dropped.rtf · Rich text, ')).toBeVisible()
})

test('the server checks the content again, so a tampered page cannot record an invalid file', async ({
  easyApply,
  page,
  sandbox,
}) => {
  await easyApply.open()
  await easyApply.fillIn()
  await easyApply.resume.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: sampleDocuments.txt })
  await expect(page.getByText('cv.txt · ')).toBeVisible()
  const [from, to] = [sampleDocuments.txt, png].map((content) => content.toString('base64'))
  await page.route('**/api/applications', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(from ?? '', to ?? '') }),
  )
  await easyApply.submit.click()
  await expect(easyApply.resume).toHaveAccessibleDescription(/This is a PNG picture/)
  expect(await sandbox.requests(endpoint)).toHaveLength(0)
})

type Named = { profile: { jobs: { columns: string[]; title: string; team?: string | undefined } } }

function jobOf({ profile: { jobs } }: Named, id: string, title: string) {
  const town = jobs.columns.find((column) => column !== jobs.title && column !== jobs.team) ?? '/town'
  return {
    id,
    title,
    team: '11',
    teamName: null,
    isOpen: true,
    record: writePointer({}, town, `Town ${Number(id) % 900_000}`),
  }
}

/** Replaces the desk's own answer: the sandbox has only forty jobs. */
async function haveJobs(page: Page, items: object[]) {
  await page.route('**/api/jobs', (route) => route.fulfill({ json: { items } }))
}

test('an entered application is restored after visiting another screen, until it is submitted or cleared', async ({
  easyApply,
  page,
}) => {
  const isBack = page.getByText('Not submitted yet: this is what you entered before.')
  const goElsewhereAndBack = async () => {
    await page.getByRole('link', { name: 'AI chat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'AI chat' })).toBeVisible()
    await page.getByRole('link', { name: 'Easy apply' }).click()
    await expect(easyApply.heading).toBeVisible()
  }
  await easyApply.open()
  const email = await easyApply.fillIn()
  await goElsewhereAndBack()
  await expect(isBack).toBeVisible()
  await expect(easyApply.email).toHaveValue(email)
  await expect(easyApply.fullName).toHaveValue('Ada Lovelace')
  await expect(easyApply.job).toHaveValue(/Warehouse associate/)

  await page.getByRole('button', { name: 'Clear form' }).click()
  await expect(easyApply.email).toHaveValue('')
  await expect(easyApply.job).toHaveValue('')
  await goElsewhereAndBack()
  await expect(isBack).toBeHidden()

  await easyApply.fillIn()
  await goElsewhereAndBack()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await goElsewhereAndBack()
  await expect(easyApply.email).toHaveValue('')
  await expect(isBack).toBeHidden()
})

test('the browser warns before a reload that would lose entered values, but not after they are submitted', async ({
  easyApply,
  page,
}) => {
  const asked = acceptDialogs(page)
  await easyApply.open()
  await easyApply.email.click()
  await page.keyboard.type('ada@example.com')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])

  await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await page.reload()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
})
