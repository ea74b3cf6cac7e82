import type { Convention } from '../lib/testing/partners/convention'
import { misleadingAgency } from '../lib/testing/partners/conventions/misleading-agency'
import { axe, expect } from './fixtures'
import { ConnectionPage } from './pages/connection'
import { test } from './partner-desk'

test.use({ role: 'nobody' })

/** A partner whose records have sixty fields, most of which no recruiter needs. */
const wideAgency: Convention = {
  ...misleadingAgency,
  applicant: (person) => ({ ...attributes(person.number), ...misleadingAgency.applicant(person) }),
  job: (posting) => ({ ...attributes(posting.number), ...misleadingAgency.job(posting) }),
}

function attributes(number: number) {
  const values = [number, `Written by the hiring team about record ${number}`, number % 2 === 0, `REF-${number}`]
  return Object.fromEntries(
    Array.from({ length: 60 }, (_, place) => [`custom_attribute_${place}_of_the_form`, values[place % 4] ?? null]),
  )
}

test('the field mapping of sixty fields is clean for axe on a phone and a desktop in both themes', async ({
  connectDesk,
}) => {
  const { page } = await connectDesk(wideAgency)
  const connection = new ConnectionPage(page)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await connection.openMapping()
      await axe(page)
      const email = connection.place('Email')
      await email.getByRole('combobox').press('ArrowDown')
      await expect(page.getByRole('option').first()).toBeVisible()
      // Of the whole page there is only this: what is open hides the rest from screen readers.
      await axe(page, 'label', 'color-contrast', 'scrollable-region-focusable', 'aria-required-children')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `wider than ${viewport.width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('every field can be chosen by keyboard, and what it does to the first records is announced', async ({
  connectDesk,
}) => {
  const { page, partner } = await connectDesk(wideAgency)
  const connection = new ConnectionPage(page)
  await connection.openMapping()
  const preview = connection.mapping.getByRole('region', { name: 'Preview' }).getByRole('status')
  await expect(preview).toBeEmpty()

  const combobox = connection.place('Email').getByRole('combobox')
  await combobox.focus()
  await page.keyboard.press('ArrowDown')
  const options = page.getByRole('option')
  expect(await options.count()).toBeGreaterThan(60)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('attribute_3_of')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(combobox).toHaveValue('/custom_attribute_3_of_the_form')
  await expect(preview).toContainText('REF-')
  await expect(preview).toContainText(partner.state.postings[0]?.title ?? 'a job')

  // The place that has to be chosen is above the window when the button is pressed.
  const jobId = connection.place('Job ID').getByRole('combobox')
  await jobId.fill('Not in this')
  await page.keyboard.press('Enter')
  await connection.useThese.click()
  await expect(connection.place('Job ID')).toContainText('Choose the field that holds the job’s ID')
  await expect(jobId).toBeFocused()
})
