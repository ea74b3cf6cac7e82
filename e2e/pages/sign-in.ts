import { expect, type Page } from '@playwright/test'
import { untilHydrated } from '../support/hydration'
import type { Person } from '../support/people'

export class SignInPage {
  readonly heading
  readonly email
  readonly password
  readonly submit

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Sign in' })
    this.email = page.getByLabel('Email')
    this.password = page.getByLabel('Password', { exact: true })
    this.submit = page.getByRole('button', { name: 'Sign in' })
  }

  async open() {
    await this.page.goto('/sign-in')
  }

  async fill({ email, password }: Pick<Person, 'email' | 'password'>) {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }

  /** Signs in and waits for the overview. If the sign-in leads elsewhere, use `open` and `fill`. */
  async signInAs(person: Pick<Person, 'email' | 'password'>) {
    await this.open()
    await this.fill(person)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await untilHydrated(this.page)
  }
}
