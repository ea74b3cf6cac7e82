import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseDialect, publicFacts } from '../../sandbox/dialect'
import { startSandbox } from '../../sandbox/sandbox'
import { callSandbox } from '../../testing/call-sandbox'
import { parseProfile } from '../profile/profile'
import { discover } from './discover'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

it.each([
  { name: 'default', profileAt: 'lib/partner/profile/default.json', dialectAt: null },
  { name: 'flat', profileAt: 'e2e/profiles/flat.json', dialectAt: 'e2e/profiles/flat-dialect.json' },
  { name: 'nested', profileAt: 'e2e/profiles/nested.json', dialectAt: 'e2e/profiles/nested-dialect.json' },
])('finds in the sandbox’s lists what the $name profile maps', async ({ profileAt, dialectAt }) => {
  const parsed = parseProfile(read(profileAt))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  const { profile } = parsed
  const dialect = dialectAt === null ? publicFacts : parseDialect(read(dialectAt))
  const sandbox = await startSandbox({ profile, dialect, applicantCount: 300 })
  try {
    const page = async (offset: number) =>
      (await callSandbox(sandbox.url, `GET /applicants?limit=50&offset=${offset}`)).json
    const jobs = (await callSandbox(sandbox.url, 'GET /jobs')).json
    const found = discover({ applicants: [await page(0), await page(50)], jobs, applicantsAgain: await page(0) })
    const { id, email, name, team } = found.applicants
    expect([id, email, name, team].map(({ value }) => value)).toEqual([
      profile.applicants.id,
      profile.applicants.email,
      profile.applicants.name,
      profile.applicants.team,
    ])
    expect([found.jobs.id, found.jobs.title, found.jobs.team].map(({ value }) => value)).toEqual([
      profile.jobs.id,
      profile.jobs.title,
      profile.jobs.team,
    ])
    expect(found.jobs.open.value).toEqual({ at: profile.jobs.open, values: [true] })
    expect(found.jobs.status.value).toBeNull()
  } finally {
    await sandbox.stop()
  }
})
