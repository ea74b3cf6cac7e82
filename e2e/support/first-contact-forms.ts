import type { Page } from '@playwright/test'
import type { ProfilePatch } from '../../lib/partner/profile/merge-profile'
import { confirmedPatch } from '../../lib/testing/partners/confirmed-patch'
import { expect } from '../fixtures'
import { ConnectionPage } from '../pages/connection'
import { FormsSection } from '../pages/forms'
import { SignInPage } from '../pages/sign-in'
import { addPerson } from './add-person'
import { choose } from './choose'
import { cookieOf } from './cookie-of'
import { createJob } from './first-contact-work'
import type { PartnerDesk } from './partner-desk'
import { people } from './people'

/** Imports the forms as the partner's operator provides them, within a complete profile. */
export async function importForms({ page, partner }: PartnerDesk) {
  const { jobs, easyApply, aiChat } = confirmedPatch(partner.convention)
  const current = await (await page.request.get('/api/connection/profile')).json()
  const text = JSON.stringify({
    ...current,
    jobs: { ...current.jobs, create: jobs?.create, createdId: jobs?.createdId },
    easyApply: Object.fromEntries(Object.entries(easyApply ?? {}).filter(([, value]) => value !== null)),
    aiChat,
  })
  const connection = new ConnectionPage(page)
  await connection.open()
  await connection.importProfile(text)
}

/** Pastes all three forms from the partner's OpenAPI document. */
export async function pasteForms({ page, partner }: PartnerDesk) {
  const patch = confirmedPatch(partner.convention)
  const text = openApiOf(patch)
  const forms = new FormsSection(page)
  await forms.open('New job')
  await forms.paste('New job', text)
  await forms.save('New job')
  await pasteApplication(forms, patch, text)
  await pasteAiChat(forms, patch, text)
}

/** Learns what a new job needs from a refusal; pastes the other two forms as plain schemas. */
export async function learnForms({ page, partner }: PartnerDesk, names: string[]) {
  await page.goto('/jobs/new')
  await page.getByLabel('Title', { exact: true }).fill('Night baker')
  await page.getByLabel('Team ID', { exact: true }).fill('1')
  await page.getByRole('button', { name: 'Create job' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Not created', { exact: true })).toBeVisible()
  for (const name of names) await expect(page.getByLabel(`The partner asks for ${name}`)).toBeVisible()
  const forms = new FormsSection(page)
  await forms.open('New job')
  for (const name of names) await forms.keepAsked(name)
  // The editor starts over with every change of its form: wait until the last change is shown.
  for (const name of names) await expect(forms.fields('New job').filter({ hasText: `/${name}` })).toBeVisible()
  for (const title of ['Title', 'Team ID']) await forms.button('New job', `Remove ${title}`).click()
  await forms.save('New job')
  const patch = confirmedPatch(partner.convention)
  await pasteApplication(forms, patch, JSON.stringify(patch.easyApply?.body))
  await pasteAiChat(forms, patch, JSON.stringify(patch.aiChat?.body))
}

/** Clears the draft: values entered for removed fields would be kept as other fields. */
export async function dropDraft({ page }: PartnerDesk) {
  await page.goto('/jobs/new')
  await page.getByRole('button', { name: 'Clear form' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear form' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A recruiter, not the admin, creates a job with the learned form. */
export async function createAsRecruiter(desk: PartnerDesk, openPage: (url: string) => Promise<Page>, title: string) {
  const { url } = desk.server
  await addPerson(url, await cookieOf(desk.page), people.recruiter, 'recruiter')
  const page = await openPage(url)
  await new SignInPage(page).signInAs(people.recruiter)
  await createJob({ ...desk, page }, title)
}

async function pasteApplication(forms: FormsSection, { easyApply }: ProfilePatch, text: string) {
  await forms.unfold('Application')
  await forms.paste('Application', text)
  const form = forms.form('Application')
  const { email, job, enqueue, name } = easyApply ?? {}
  await choose(form.getByLabel('Applicant’s email'), email ?? '')
  await choose(form.getByLabel('Job ID', { exact: true }), job ?? '')
  await choose(form.getByLabel('Queue', { exact: true }), enqueue ?? '')
  if (typeof name === 'object' && name !== null) {
    await form.getByLabel('The name is in two fields, first and last').check()
    await choose(form.getByLabel('First name'), name.first ?? '')
    await choose(form.getByLabel('Last name'), name.last ?? '')
  }
  await form.getByLabel('Application ID in the answer').fill('')
  await forms.save('Application')
}

async function pasteAiChat(forms: FormsSection, { aiChat }: ProfilePatch, text: string) {
  await forms.unfold('AI chat')
  await forms.paste('AI chat', text)
  const enabled = aiChat?.enabled
  if (typeof enabled !== 'object' || enabled === null) throw new Error('The corpus says both values')
  const form = forms.form('AI chat')
  await choose(form.getByLabel('On or off'), enabled.at)
  await choose(form.getByLabel('Value for On'), String(enabled.on))
  await choose(form.getByLabel('Value for Off'), String(enabled.off))
  await forms.save('AI chat')
}

function openApiOf({ jobs, easyApply, aiChat }: ProfilePatch): string {
  const bodies = { JobInput: jobs?.create, ApplicationInput: easyApply?.body, ChatInput: aiChat?.body }
  const operation = (name: keyof typeof bodies) => ({
    requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
  })
  return JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/jobs': { post: operation('JobInput') },
      '/easy-apply': { post: operation('ApplicationInput') },
      '/jobs/ai_chat/subscription/{team_id}': { put: operation('ChatInput') },
    },
    components: { schemas: bodies },
  })
}
