import { PGlite } from '@electric-sql/pglite'
import { type Desk, sessionCookie } from './desks'
import { people } from './people'
import type { ServerProcess } from './server-process'
import { Visitor } from './visitor'

/** Every identity that the walk uses, with its `cookie` header. */
export type Identities = Record<(typeof signedIn)[number] | 'nobody' | 'forged' | 'of another desk', string>

const signedIn = [
  'viewer',
  'recruiter',
  'admin',
  'stale admin',
  'expired',
  'idle',
  'ended',
  'deactivated',
  'without the second factor',
] as const

/** How a session of the admin is changed in the store of a stopped desk: $1 is its token. */
const changes: Record<(typeof signedIn)[number], string[]> = {
  viewer: ["update sessions set user_id = 'viewer' where token = $1"],
  recruiter: ["update sessions set user_id = 'recruiter' where token = $1"],
  admin: [],
  'stale admin': ["update sessions set authenticated_at = now() - interval '1 day' where token = $1"],
  expired: ["update sessions set expires_at = now() - interval '1 minute' where token = $1"],
  idle: ["update sessions set last_used_at = now() - interval '1 day' where token = $1"],
  ended: [],
  deactivated: ["update sessions set user_id = 'deactivated' where token = $1"],
  'without the second factor': ['update sessions set has_second_factor = false where token = $1'],
}

/** Signs in a desk's admin once per identity, stops the desk, and turns each session into what its name says. */
export async function makeIdentities(server: ServerProcess, dataDir: string, elsewhere: Desk): Promise<Identities> {
  const cookies = new Map<string, string>()
  for (const name of signedIn) {
    const visitor = new Visitor(server.url)
    await visitor.signIn(people.admin)
    cookies.set(name, visitor.cookie)
    if (name === 'ended') {
      const headers = { 'content-type': 'application/json', origin: server.url }
      await visitor.ask('/api/sign-out', { method: 'POST', headers, body: '{}' })
    }
    await visitor.leave()
  }
  server.send('SIGTERM')
  await server.ended
  await changeStore(dataDir, cookies)
  return {
    ...(Object.fromEntries(cookies) as Record<(typeof signedIn)[number], string>),
    nobody: '',
    forged: 'desk.session=forged.value; __Host-desk.session=forged.value',
    'of another desk': sessionCookie(elsewhere, 'admin'),
  }
}

async function changeStore(dataDir: string, cookies: ReadonlyMap<string, string>): Promise<void> {
  const store = await PGlite.create(`${dataDir}/postgres`)
  for (const [id, role, isBanned] of [
    ['viewer', 'viewer', false],
    ['recruiter', 'recruiter', false],
    ['deactivated', 'admin', true],
  ])
    await store.query('insert into users (id, name, email, role, banned) values ($1, $1, $1, $2, $3)', [
      id,
      role,
      isBanned,
    ])
  await store.query('update sessions set has_second_factor = true')
  await store.query(
    'insert into sign_in_policy (id, requires_second_factor) values (1, true) on conflict (id) do update set requires_second_factor = true',
  )
  for (const name of signedIn)
    for (const change of changes[name]) await store.query(change, [tokenOf(cookies.get(name))])
  await store.close()
}

/** The token in the session cookie, which is `token.signature`. */
function tokenOf(cookies = ''): string {
  const value = decodeURIComponent(/(?:^|; )desk\.session=([^;]+)/.exec(cookies)?.[1] ?? '')
  return value.slice(0, value.lastIndexOf('.'))
}
