import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from '../support/people'

/** The dialog over a page whose session has ended. */
export class SignInDialog {
  readonly root: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Sign in again' })
  }

  async fill({ email, password }: Pick<Person, 'email' | 'password'>) {
    await this.root.getByLabel('Email').fill(email)
    await this.root.getByLabel('Password').fill(password)
  }

  submit() {
    return this.root.getByRole('button', { name: 'Sign in' }).click()
  }

  /** Signs in and waits until the page below can be used again. */
  async signInAs(person: Pick<Person, 'email' | 'password'>) {
    await this.fill(person)
    await this.submit()
    await expect(this.root).toBeHidden()
  }
}
