import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { deskEnvironment } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot } from '../../lib/commands/root.mjs'
import { deskServer } from '../../lib/commands/servers.mjs'
import { signIn } from './sign-in.mjs'
import { withServers } from './with-servers.mjs'

/**
 * Does `work` with one more desk among the places, `indexedList`, with all applicants in its index. The sandbox answers
 * at once until they are indexed.
 */
export async function withIndexedDesk(places, browser, signal, work) {
  const { indexedProfile } = await tsImport('../support/indexed-profile.ts', import.meta.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'partner-desk-bench-index-'))
  try {
    const profile = join(dataDir, 'profile.json')
    writeFileSync(profile, JSON.stringify(indexedProfile))
    const given = {
      port: await findFreePort(places.sandbox.port + 1),
      sandboxPort: places.sandbox.port,
      dataDir: join(dataDir, 'store'),
    }
    const env = await deskEnvironment({ ...given, secret: 'the-bench-signs-its-sessions-with-this' })
    const indexed = { ...env, APPLICANT_INDEX: 'on', PARTNER_PROFILE: profile }
    return await withServers([deskServer(indexed, inRoot('.data', 'bench-indexed.log'))], signal, async () => {
      const storageState = await signIn(browser, env.APP_URL)
      await untilReady(env.APP_URL, storageState, signal)
      return work({ ...places, indexedList: { url: `${env.APP_URL}/applicants`, storageState } })
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function untilReady(url, { cookies }, signal) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  for (;;) {
    const answer = await fetch(`${url}/api/applicants/index`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    if (!answer.ok) throw new Error(`The state of the index answered ${answer.status}.`)
    const { state, walk, failure } = await answer.json()
    if (state === 'ready' && walk === null) return
    if (failure && state !== 'ready') throw new Error(`The walk failed: ${failure.title}`)
    await wait(2_000, undefined, { signal })
  }
}
