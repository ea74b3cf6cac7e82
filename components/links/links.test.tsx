import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdminProvider } from '../api/role-context'
import { ApplicantLink, JobLink, PersonLink } from './links'

const html = (children: ReactNode, isAdmin = false) =>
  renderToStaticMarkup(<AdminProvider value={isAdmin}>{children}</AdminProvider>)

test('a person is a link for admins, who alone may see people', () => {
  const person = <PersonLink id="p-1">Rosa</PersonLink>
  expect(html(person, true)).toContain('href="/people?person=p-1"')
  expect(html(person)).toBe('Rosa')
  expect(html(<PersonLink id={null}>Unknown user</PersonLink>, true)).toBe('Unknown user')
})

test('no address holds an e-mail address, and a masked one leads nowhere', () => {
  const shown = (email: string) => html(<ApplicantLink email={email}>{email}</ApplicantLink>)
  expect(shown('ada@example.com')).toMatch(/href="\/applicants"/)
  expect(shown('a•••@example.com')).toBe('a•••@example.com')
})

test('an applicant whom the desk knows is opened, and others are searched for', () => {
  const shown = (token: string | null) =>
    html(
      <ApplicantLink email="ada@example.com" token={token}>
        Ada
      </ApplicantLink>,
    )
  expect(shown('17')).toContain('href="/applicants?open=17"')
  expect(shown(null)).toContain('href="/applicants"')
})

test('a thing that is named looks like a link, in rows too', () => {
  for (const isInRow of [true, false])
    expect(
      html(
        <JobLink id="7" isInRow={isInRow}>
          Baker
        </JobLink>,
      ),
    ).toContain('class="link"')
})

test('a link in a row is no tab stop of its own', () => {
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
