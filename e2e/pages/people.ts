import { expect, type Page } from '@playwright/test'
import { addPerson } from '../support/add-person'
import { choose } from '../support/choose'
import { cookieOf } from '../support/cookie-of'
import type { Person, Role } from '../support/people'

const roleNames: Record<Role, string> = { viewer: 'Viewer', recruiter: 'Recruiter', admin: 'Admin' }

export class PeoplePage {
  readonly heading
  readonly table
  readonly rows
  readonly search
  readonly status
  readonly invitePerson
  readonly loadMore
  readonly details
  readonly link

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'People' })
    this.table = page.getByRole('table', { name: 'People' })
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('button') })
    this.search = page.getByRole('searchbox', { name: 'Search people' })
    this.status = page.getByRole('status').filter({ hasText: /\d+ (person|people)$/ })
    this.invitePerson = page.getByRole('button', { name: 'Invite person' })
    this.loadMore = page.getByRole('button', { name: 'Load more' })
    this.details = page.getByRole('dialog', { name: 'Person details' })
    this.link = page.getByLabel('Sign-in link')
  }

  async open() {
    await this.page.goto('/people')
    await expect(this.heading).toBeVisible()
  }

  person(email: string) {
    return this.rows.filter({ hasText: email })
  }

  /** Opens the list and adds a person for this test alone, with sessions and counters that no other test shares. */
  async addSomebody(role: Role = 'viewer'): Promise<Person> {
    const email = `${crypto.randomUUID()}@partner-desk.example`
    const person = { name: 'Somebody', email, password: 'the-right-password' }
    await this.open()
    await this.add(person, role)
    return person
  }

  /** Adds a person who can sign in, without using the screen, and finds them in the list. */
  async add(person: Person, role: Role) {
    const { origin } = new URL(this.page.url())
    await addPerson(origin, await cookieOf(this.page), person, role)
    await this.open()
    await this.find(person.email)
  }

  async find(email: string) {
    await this.search.fill(email)
    await expect(this.person(email)).toBeVisible()
    await expect(this.status).toHaveText('1 person')
  }

  async openPerson(email: string) {
    await this.find(email)
    await this.person(email).getByRole('button').click()
    await expect(this.fact('Email')).toHaveText(email)
  }

  filter(name: 'Role' | 'State') {
    return this.page.getByRole('group', { name: 'Filters' }).getByRole('combobox', { name })
  }

  fact(label: string) {
    return this.details.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]')
  }

  button(name: string) {
    return this.details.getByRole('button', { name, exact: true })
  }

  get role() {
    return this.details.getByRole('combobox', { name: 'Role' })
  }

  /** Saves another role for the person whose details are open. */
  async changeRole(role: Role) {
    await choose(this.role, roleNames[role])
    await this.button('Save role').click()
  }

  /** The changes to the account, latest first. */
  get history() {
    return this.details.getByRole('region', { name: 'Account changes' }).getByRole('listitem')
  }

  /** Deactivates the person whose details are open. */
  async deactivate() {
    await this.button('Deactivate').click()
    await this.details.getByRole('status').getByRole('button', { name: 'Deactivate' }).click()
    await expect(this.fact('State')).toHaveText('Deactivated')
  }

  /** Invites a person with the form; returns the link for the admin to pass on. */
  async invite({ name, email }: Omit<Person, 'password'>, role: Role): Promise<string> {
    await this.invitePerson.click()
    const dialog = this.page.getByRole('dialog', { name: 'Invite person' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Email').fill(email)
    await choose(dialog.getByRole('combobox', { name: 'Role' }), roleNames[role])
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    const link = await this.link.inputValue()
    await this.page.keyboard.press('Escape')
    await expect(this.link).toHaveValue(link)
    await this.page.getByRole('button', { name: 'Done' }).click()
    return link
  }
}
