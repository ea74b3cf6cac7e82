import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConnectionNotice } from './connection-notice'

const problem = {
  title: 'The partner doesn’t accept connections',
  meaning: 'Nothing answers at the address that this desk is set up with, so nothing was sent.',
  nextStep: 'Try again in a few minutes. If it keeps happening, tell your admin.',
  adminStep: 'Check the host and port in PARTNER_API_URL.',
  code: 'ECONNREFUSED',
}
const read = (isAdmin: boolean) => renderToStaticMarkup(<ConnectionNotice problem={problem} isAdmin={isAdmin} />)

test('shows an admin the code, what to check, and a link to Connection', () => {
  for (const text of ['(ECONNREFUSED)', 'PARTNER_API_URL', 'href="/connection"']) expect(read(true)).toContain(text)
  expect(read(true)).not.toMatch(/\badmin\b/)
})

test('tells other users in one sentence that an admin has to act', () => {
  expect(read(false)).toContain('The partner doesn’t accept connections')
  expect(read(false)).toContain('tell your admin')
  expect(read(false)).not.toMatch(/ECONNREFUSED|PARTNER_API_URL|href/)
})
