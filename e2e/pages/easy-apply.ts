import type { Page } from '@playwright/test'
import type { Pointer } from '../../lib/records/pointer'
import type { Names } from '../profiles/names'
import { BodyForm } from './body-form'

export class EasyApplyPage {
  readonly heading
  readonly job
  readonly email
  readonly resume
  readonly enqueue
  readonly submit
  readonly #form

  constructor(
    readonly page: Page,
    readonly names: Names,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Easy apply' })
    this.job = page.getByRole('combobox', { name: 'Job' })
    this.email = page.getByRole('textbox', { name: 'Email', exact: true })
    this.resume = page.getByLabel('Résumé')
    this.enqueue = page.getByRole('checkbox', { name: 'Queue the application' })
    this.submit = page.getByRole('button', { name: 'Submit application' })
    this.#form = new BodyForm(page, names.profile.easyApply.body)
  }

  async open() {
    await this.page.goto('/easy-apply')
  }

  /** Fills in a complete application; `email` is unique unless given. */
  async fillIn({
    job = 'Warehouse associate',
    email = `ada.${crypto.randomUUID()}@example.com`,
    isQueued = false,
  } = {}) {
    await this.chooseJob(job)
    await this.email.fill(email)
    await this.fullName.fill('Ada Lovelace')
    await this.enqueue.setChecked(isQueued)
    return email
  }

  /** The desk's question whether to apply again, when this person has applied to this job, here or elsewhere. */
  get askedBack() {
    return this.page.getByRole('alert').filter({
      hasText:
        /This desk has already sent an application for this person to this job|This person has already applied to this job/,
    })
  }

  /** Shown when the check beside the form found no earlier application. */
  get neverApplied() {
    return this.page.getByText('Not from this desk', { exact: true })
  }

  get applyAgain() {
    return this.askedBack.getByRole('button', { name: 'Apply again anyway' })
  }

  get sendAgain() {
    return this.page.getByRole('button', { name: 'Send again', exact: true })
  }

  get leaveIt() {
    return this.page.getByRole('button', { name: 'Don’t resend' })
  }

  async chooseJob(title: string) {
    await this.job.fill(title)
    await this.page.getByRole('option', { name: title }).first().click()
  }

  /** The profile's field for the pointer of the public facts. */
  at(pointer: Pointer) {
    return this.#form.field(this.#placeOf(pointer))
  }

  async fill(pointer: Pointer, value: string) {
    await this.#form.fill(this.#placeOf(pointer), value)
  }

  get fullName() {
    return this.at('/applicant/fullName')
  }

  /** The alert in which the user has to decide how to continue. */
  get choice() {
    return this.page.getByRole('alert').filter({ hasText: 'It may have been submitted' })
  }

  outcome(
    words:
      | 'Submitted'
      | 'Queued'
      | 'Already applied'
      | 'This job isn’t accepting applications'
      | 'Unconfirmed'
      | 'Left unconfirmed'
      | 'Recorded as arrived',
  ) {
    return this.page.getByText(words, { exact: true })
  }

  #placeOf(pointer: Pointer) {
    const place = this.names.inApplication(pointer)
    if (place === undefined) throw new Error(`This partner has no place for ${pointer}`)
    return place
  }
}
