import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from './fixtures'
import { addPerson } from './support/add-person'
import { type Desk, desks, sessionFile } from './support/desks'
import { people, type Role, roles } from './support/people'
import { Visitor } from './support/visitor'

// Without a browser, to keep every run short: signing in and inviting people are tested in their own specs.
for (const desk of desks)
  test(`creates accounts and sessions on ${desk.name}`, async () => {
    const admin = new Visitor(desk.url)
    await admin.signIn(people.admin)
    for (const role of roles) if (role !== 'admin') await addPerson(desk.url, admin.cookie, people[role], role)
    for (const role of roles) {
      const visitor = new Visitor(desk.url)
      await visitor.signIn(people[role])
      keepSession(desk, role, visitor.cookie)
      await visitor.leave()
    }
    await admin.leave()
  })

/** Stores a session in the format of Playwright's `storageState`. */
function keepSession(desk: Desk, role: Role, cookie: string) {
  const scope = { domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' }
  const cookies = cookie.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=')
    return { name, value: value.join('='), ...scope }
  })
  const file = sessionFile(desk, role)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ cookies, origins: [] }))
}
