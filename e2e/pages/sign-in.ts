import type { Page } from '@playwright/test'
import type { Person } from '../people'

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

  /** Opens the sign-in page and signs in; the caller awaits what it leads to. */
  async signInAs(person: Pick<Person, 'email' | 'password'>) {
    await this.open()
    await this.fill(person)
  }
}
