import { startSandboxProcess } from '../../lib/testing/desk-process'
import { startBuiltDesk } from './built-desk'
import { DeskClient } from './desk-client'

/** Makes requests that a test holds at the sandbox wait as long as necessary. */
const waits = { NODE_OPTIONS: `--import=${new URL('../wait-for-held-requests.mjs', import.meta.url).href}` }
const address = { APP_URL: 'https://desk.example.com', TRUST_PROXY: 'true' }

/** A sandbox, and built desks with the same APP_URL, each with a signed-in admin. */
export async function createDesks() {
  const sandbox = await startSandboxProcess()
  const ends: (() => Promise<void>)[] = [sandbox.stop]
  return {
    sandbox,
    async start(change: Record<string, string>) {
      const desk = await startBuiltDesk(sandbox.url, { ...address, ...waits, ...change })
      ends.push(desk.stop)
      const person = new DeskClient(address.APP_URL, { at: desk.url })
      ends.push(() => person.close())
      await person.signIn()
      return { desk, person }
    },
    /** Stops them all, in reverse order. */
    async stop() {
      for (const end of ends.reverse()) await end()
    },
  }
}
