import { startSandboxProcess } from '../../lib/testing/desk-process'
import { startBuiltDesk } from './built-desk'
import { DeskClient } from './desk-client'

/** Requests that a test holds at the sandbox wait as long as it takes. */
const waits = { NODE_OPTIONS: `--import=${new URL('../wait-for-held-requests.mjs', import.meta.url).href}` }
const address = { APP_URL: 'https://desk.example.com', TRUST_PROXY: 'true' }

/** A sandbox, and built desks under one address, each with an admin who is signed in at it. */
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
    /** Stops them all, the last first. */
    async stop() {
      for (const end of ends.reverse()) await end()
    },
  }
}
