import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdminProvider } from '../api/role-context'
import { ApplicantLink, JobLink, PersonLink } from './links'

const html = (children: ReactNode, isAdmin = false) =>
  renderToStaticMarkup(<AdminProvider value={isAdmin}>{children}</AdminProvider>)

test('links a person for admins only, as only they may see people', () => {
  const person = <PersonLink id="p-1">Rosa</PersonLink>
  expect(html(person, true)).toContain('href="/people?person=p-1"')
  expect(html(person)).toBe('Rosa')
  expect(html(<PersonLink id={null}>Unknown user</PersonLink>, true)).toBe('Unknown user')
})

test('puts no e-mail address in a URL, and does not link a masked one', () => {
  const shown = (email: string) => html(<ApplicantLink email={email}>{email}</ApplicantLink>)
  expect(shown('ada@example.com')).toMatch(/href="\/applicants"/)
  expect(shown('a•••@example.com')).toBe('a•••@example.com')
})

test('opens an applicant known to the desk, and searches for others', () => {
  const shown = (token: string | null) =>
    html(
      <ApplicantLink email="ada@example.com" token={token}>
        Ada
      </ApplicantLink>,
    )
  expect(shown('17')).toContain('href="/applicants?open=17"')
  expect(shown(null)).toContain('href="/applicants"')
})

test('styles the name of an item as a link, also in rows', () => {
  for (const isInRow of [true, false])
    expect(
      html(
        <JobLink id="7" isInRow={isInRow}>
          Baker
        </JobLink>,
      ),
    ).toContain('class="link"')
})

test('excludes links in a row from the tab order', () => {
  const link = (isInRow: boolean) =>
    html(
      <JobLink id="7" isInRow={isInRow}>
        Baker
      </JobLink>,
    )
  expect(link(true)).toContain('tabindex="-1"')
  expect(link(false)).not.toContain('tabindex')
  expect(link(false)).toContain('href="/jobs?open=7"')
})
