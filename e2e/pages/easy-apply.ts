import type { Page } from '@playwright/test'

export class EasyApplyPage {
  readonly heading
  readonly job
  readonly email
  readonly resume
  readonly enqueue
  readonly submit

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Easy apply' })
    this.job = page.getByRole('combobox', { name: 'Job' })
    this.email = page.getByLabel('Email', { exact: true })
    this.resume = page.getByLabel('Résumé')
    this.enqueue = page.getByRole('checkbox', { name: 'Queue the application' })
    this.submit = page.getByRole('button', { name: 'Submit application' })
  }

  async open() {
    await this.page.goto('/easy-apply')
  }

  async chooseJob(title: string) {
    await this.job.fill(title)
    await this.page.getByRole('option', { name: title }).first().click()
  }

  /** A field that the profile describes. */
  field(label: string) {
    return this.page.getByLabel(label, { exact: true })
  }

  verdict(words: 'Submitted' | 'Queued' | 'Already applied' | 'Job closed or missing' | 'Not known yet') {
    return this.page.getByText(words, { exact: true })
  }
}
