import { expect, type Page } from '@playwright/test'
import type { Person, Role } from '../people'

export class PeoplePage {
  readonly heading
  readonly addPerson
  readonly dialog

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'People' })
    this.addPerson = page.getByRole('button', { name: 'Add person' })
    this.dialog = page.getByRole('dialog')
  }

  async open() {
    await this.page.goto('/people')
    await expect(this.heading).toBeVisible()
  }

  person(email: string) {
    return this.page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: email })
  }

  async add({ name, email, password }: Person, role: Role) {
    await this.addPerson.click()
    await this.dialog.getByLabel('Name').fill(name)
    await this.dialog.getByLabel('Email').fill(email)
    await this.dialog.getByLabel('Role').selectOption(role)
    await this.dialog.getByLabel('Password').fill(password)
    await this.dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(this.person(email)).toBeVisible()
  }
}
