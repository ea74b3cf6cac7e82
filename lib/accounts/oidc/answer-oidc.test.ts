import { tmpdir } from 'node:os'
import { beforeAll, expect, it } from 'vitest'
import { setTestEnvironment } from '../../testing/test-store'
import { backToSignIn, oidcHandler, signInPath } from './answer-oidc'
import { oidcRefusalInWords, oidcRefusals } from './contract'

beforeAll(() => {
  setTestEnvironment(tmpdir())
  Object.assign(process.env, {
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ROLE_VIEWER: 'everyone',
  })
})

it('redirects to the sign-in with the reason, and never to another site', () => {
  expect(backToSignIn('unreachable', '/jobs?q=a').headers.get('location')).toBe(
    '/sign-in?sso=unreachable&next=%2Fjobs%3Fq%3Da',
  )
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/api/sign-in/oidc', null])
    expect(signInPath(next)).toBe('/sign-in')
})

it('redirects to the sign-in after a server error too, without its details', async () => {
  const answer = await oidcHandler(() => Promise.reject(new Error('select * from secrets')))(new Request('http://desk'))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in?sso=failed'])
  expect(await answer.text()).toBe('')
})

it('has a sentence for every error code, and for nothing else', () => {
  for (const refusal of oidcRefusals) expect(oidcRefusalInWords(refusal)).toMatch(/^[A-Z].*\.$/)
  for (const other of ['constructor', 'Call us', '', undefined, ['no-role']])
    expect(oidcRefusalInWords(other)).toBeNull()
})
