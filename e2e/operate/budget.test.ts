import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pages, unknownAddress } from '../support/access'
import type { DeskClient } from './desk-client'
import { startRunOf } from './rows-of-run'
import { createDesks } from './signed-in-desks'

/**
 * The most kilobytes of script that each page may name in its document, as sent (Brotli): what it needs before it can
 * be used (e2e/early-presses.spec.ts). Anything fetched later is not counted. Raise a budget only if users benefit, and
 * the list's never above 165.
 */
const budgets: Record<string, number> = {
  '/': 156,
  '/account': 146,
  '/activity': 164,
  '/ai-chat': 161,
  '/applicants': 164,
  '/applicants (no index)': 165,
  '/bulk-apply': 192,
  '/bulk-apply/[run]': 167,
  '/connection': 277,
  '/easy-apply': 241,
  '/held-writes': 162,
  '/invitation': 120,
  '/jobs': 169,
  '/jobs/new': 267,
  '/people': 149,
  '/people/erase': 134,
  '/sign-in': 119,
}

/** The most files per page: each costs a request, and separate files compress less well. */
const maxFiles = 8
/** The same for the list with the index. */
const maxFilesOfList = 7

/** Two sign-in steps that a signed-in user cannot open, and the page for unknown addresses. */
const unmeasured = ['/second-factor', '/new-password', unknownAddress]

type Script = { path: string; bytes: number }

let desks: Awaited<ReturnType<typeof createDesks>>
let indexed: DeskClient
let unindexed: DeskClient
let run = ''

beforeAll(async () => {
  desks = await createDesks()
  ;({ person: indexed } = await desks.start({ APPLICANT_INDEX: 'on' }))
  ;({ person: unindexed } = await desks.start({ APPLICANT_INDEX: 'off' }))
  const search = async () => expect((await indexed.request('/api/search/applicants?limit=1')).status).toBe(200)
  await vi.waitFor(search, { timeout: 120_000, interval: 250 })
  run = await startRunOf(indexed, ['ada@example.com'])
})
afterAll(() => desks?.stop())

test('every page has a size budget', () => {
  const measured = Object.keys(budgets).map((name) => name.replace(/ .*/, ''))
  expect([...new Set([...measured, ...unmeasured])].sort()).toEqual(Object.keys(pages).sort())
})

describe('the first load of', () => {
  test.each(Object.entries(budgets))('%s loads at most %d kB of script', async (name, budget) => {
    const person = name.endsWith('(no index)') ? unindexed : indexed
    const scripts = await scriptsOf(person, name.replace(/ .*/, ''))
    const kilobytes = sum(scripts) / 1000
    const largest = scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 6)
    const parts = largest.map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${path}`)
    const told = `${name} takes ${kilobytes.toFixed(1)} kB of ${budget} in ${scripts.length} files, the largest:`
    expect(kilobytes, [told, ...parts].join('\n  ')).toBeLessThanOrEqual(budget)
    expect(scripts.length, [told, ...parts].join('\n  ')).toBeLessThanOrEqual(
      name === '/applicants' ? maxFilesOfList : maxFiles,
    )
    expect(kilobytes, `${name} takes so much less that its budget should be lowered`).toBeGreaterThan(budget - slack)
  })
})

test('only pages in German load the German texts', async () => {
  const german = /<link rel="preload"[^>]*\/texts\/de-/
  const inLanguage = async (tag: string) =>
    (await indexed.request('/applicants', { headers: { 'accept-language': tag } })).text()
  expect(await inLanguage('de')).toMatch(german)
  expect(await inLanguage('en')).not.toMatch(german)
})

/** A budget this far above what is needed would not limit anything. */
const slack = 15

async function scriptsOf(person: DeskClient, route: string): Promise<Script[]> {
  // Sign-in and invitation are for people without a session.
  const cookie = pages[route] === 'nobody' ? { cookie: '' } : undefined
  const answer = await person.request(route.replace('[run]', run), { ...(cookie && { headers: cookie }) })
  expect(answer.status, route).toBe(200)
  const tags = (await answer.text()).match(/<(?:script|link)\b[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => (tag.startsWith('<script') ? !/\bnomodule\b/i.test(tag) : /\bas="script"/.test(tag)))
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
  return Promise.all([...new Set(named)].map((path) => sizeOf(person, path)))
}

async function sizeOf(person: DeskClient, path: string): Promise<Script> {
  const answer = await person.request(path, { headers: { 'accept-encoding': 'br' } })
  await answer.body?.cancel()
  expect(answer.headers.get('content-encoding'), path).toBe('br')
  return { path, bytes: Number(answer.headers.get('content-length')) }
}

function sum(scripts: readonly Script[]): number {
  return scripts.reduce((all, { bytes }) => all + bytes, 0)
}
