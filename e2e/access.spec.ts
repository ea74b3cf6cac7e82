import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskEnvironment } from '../lib/commands/desk-environment.mjs'
import { findFreePort } from '../lib/commands/ports.mjs'
import { placeNewDatabase } from '../lib/commands/test-database.mjs'
import { expect } from './fixtures'
import {
  actions,
  answerFor,
  differences,
  foundActions,
  foundHandlers,
  foundPages,
  type Has,
  handlers,
  type Level,
  pages,
  withoutInput,
} from './support/access'
import { type Identities, makeIdentities } from './support/identities'
import { rawRequest } from './support/raw-request'
import type { Sandbox } from './support/sandbox'
import { test as base, ServerProcess } from './support/server-process'

type Walk = { server: ServerProcess; port: number; identities: Identities }

/** A separate desk for this walk, on which every identity already has a session. */
const test = base.extend<Record<never, never>, { walk: Walk }>({
  walk: [
    async ({ copiedDesk, desk }, use) => {
      const home = mkdtempSync(join(tmpdir(), 'partner-desk-walk-'))
      const dataDir = join(home, 'data')
      await placeNewDatabase(dataDir)
      const port = await findFreePort(desk.port + 200)
      const secret = 'the-walk-signs-its-sessions-with-this'
      const own = await deskEnvironment({ port, sandboxPort: desk.sandboxPort, dataDir, secret })
      const environment = { ...own, REAUTHENTICATE_MINUTES: '600' }
      const first = new ServerProcess(`http://localhost:${port}`, copiedDesk, environment)
      await first.untilReady()
      const identities = await makeIdentities(first, dataDir, desk)
      const server = new ServerProcess(first.url, copiedDesk, environment)
      await server.untilReady()
      await use({ server, port, identities })
      server.send('SIGKILL')
      await server.ended
      rmSync(home, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// All tests share one desk: a second worker would start another.
test.describe.configure({ mode: 'default' })

test('e2e/support/access.ts states what access every page, handler and action requires', () => {
  expect(differences(pages, foundPages)).toEqual([])
  expect(differences(handlers, foundHandlers)).toEqual([])
  expect(
    differences(
      actions,
      foundActions().map(({ name }) => name),
    ),
  ).toEqual([])
})

const fresh = (level: Level): Has => ({ level, isFresh: true })

/** What each identity may do; `null`: the same as a client that is not signed in. */
const everybody: Record<keyof Identities, Has | null> = {
  nobody: null,
  forged: null,
  'of another desk': null,
  expired: null,
  idle: null,
  ended: null,
  deactivated: null,
  'without the second factor': fresh('signed-in'),
  viewer: fresh('viewer'),
  recruiter: fresh('recruiter'),
  'stale admin': { level: 'admin', isFresh: false },
  admin: fresh('admin'),
}

for (const [name, has] of Object.entries(everybody) as [keyof Identities, Has | null][])
  test.describe(`as ${name}`, () => {
    test('every page shows what the role may see, and redirects everyone else', async ({ walk }) => {
      const headers = { cookie: walk.identities[name] }
      for (const [address, needs] of Object.entries(pages)) {
        const answer = await rawRequest(walk, address, { headers })
        const location = answer.headers.location ?? null
        if (needs === 'nobody') expect(answer.status, address).toBeLessThan(400)
        else if (has === null) {
          expect([answer.status, location], address).toEqual([307, expect.stringMatching(/^\/sign-in(\?|$)/)])
          expect(answer.body, address).not.toContain('</nav>')
        } else if (has.level === 'signed-in' && needs !== 'signed-in')
          expect([answer.status, location], address).toEqual([307, expect.stringMatching(/^\/second-factor(\?|$)/)])
        else if (needs !== 'signed-in')
          expect({ location, isRefused: answer.body.includes(refused) }, address).toEqual({
            location: null,
            isRefused: answerFor(has, needs) !== 'taken',
          })
      }
    })

    test('every handler answers those with access, and nobody else', async ({ walk, sandbox }) => {
      for (const [handler, needs] of Object.entries(handlers)) {
        if (needs === 'nobody') continue
        const [method = '', address = ''] = handler.split(' ')
        const headers = { cookie: walk.identities[name], origin: walk.server.url, 'content-type': 'application/json' }
        const body = method === 'GET' ? {} : { body: '{"no":"such input"}' }
        const { status } = await rawRequest(walk, address, { method, headers, ...body })
        // Other methods are refused before any handler (lib/http/refuse-methods.ts).
        if (!['GET', 'POST'].includes(method)) expect(status, handler).toBe(405)
        else if (has === null) expect(status, handler).toBe(401)
        else if (answerFor(has, needs) === 'taken') expect([401, 403, 500], handler).not.toContain(status)
        else expect(status, handler).toBe(403)
      }
      await expectNoWrites(sandbox)
    })

    test('every action runs for those with access, and for nobody else', async ({ walk, sandbox }) => {
      for (const action of foundActions()) {
        const needs = actions[action.name] ?? 'nobody'
        const expected = has === null ? 'signed-out' : answerFor(has, needs)
        if (needs === 'nobody' || (expected === 'taken' && withoutInput.includes(action.name))) continue
        const headers = {
          cookie: walk.identities[name],
          origin: walk.server.url,
          'next-action': action.id,
          'content-type': 'text/plain;charset=UTF-8',
        }
        // Every schema rejects this, so that a call that gets through still changes nothing.
        const body = '[{"no":"such input"}]'
        const answer = await rawRequest(walk, action.page, { method: 'POST', headers, body })
        const state = /"state":"(signed-out|not-allowed|reauthenticate)"/.exec(answer.body)?.[1] ?? 'taken'
        expect(state, action.name).toBe(expected)
      }
      await expectNoWrites(sandbox)
    })
  })

const refused = 'Your role does not allow this'

async function expectNoWrites(sandbox: Sandbox) {
  expect((await sandbox.requests()).filter(({ method }) => method !== 'GET')).toEqual([])
}
