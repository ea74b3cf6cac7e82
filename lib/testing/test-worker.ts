import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startWorker } from '../boot/start-worker'
import { learnFields } from '../connection/forms/learn-fields'
import { proveFields } from '../connection/forms/prove-fields'
import { noteRefusedField } from '../connection/forms/refused-fields'
import { profile } from '../connection/profile'
import type { Dispatch } from '../dispatch/contract'
import { readOwnDispatch } from '../dispatch/follow'
import { onChanged } from '../dispatch/notify'
import { stopWorker } from '../dispatch/worker'
import { stopLooking } from '../jobs/look-for-created'
import { createPartner, type Partner } from '../partner/client'
import { parseProfile } from '../partner/profile/profile'
import { singleton } from '../runtime/singleton'
import { faultSchema } from '../sandbox/faults'
import { fullKey } from '../sandbox/keys'
import type { LogEntry } from '../sandbox/request-log'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { resetState } from '../sandbox/state'
import { openTestStore } from './test-store'

export const rosa = { id: 'rosa', name: 'Rosa', email: 'rosa@example.com', role: 'recruiter' as const }

/** This process's worker on its own empty store, with a sandbox over HTTP as its partner. */
export type TestWorker = {
  readonly sandbox: RunningSandbox
  readonly partner: Partner
  /** What the partner does instead for the next requests to an endpoint; the fields are those of `faultSchema`. */
  fail(fault: object): void
  /** The requests to an endpoint, such as `POST /jobs`, that reached the partner since the test began. */
  requests(endpoint: string): LogEntry[]
  /** Resolves with the dispatch once `isSo` holds. */
  until(id: string, isSo: (dispatch: Dispatch) => boolean): Promise<Dispatch>
}

/** Starts a worker before the calling file's tests and stops it after them; each test gets a fresh partner. */
export function setUpTestWorker({ deadlineMs = 2_000 }: { deadlineMs?: number } = {}): TestWorker {
  let running: Awaited<ReturnType<typeof startTestWorker>>
  beforeAll(async () => {
    running = await startTestWorker(deadlineMs)
  })
  beforeEach(() => {
    stopLooking()
    resetState(running.sandbox.state)
  })
  afterAll(() => running.stop())
  return {
    get sandbox() {
      return running.sandbox
    },
    get partner() {
      return running.partner
    },
    fail: (fault) => running.sandbox.state.faults.add(faultSchema.parse(fault)),
    requests: (endpoint) => running.sandbox.state.log.list(0).filter((entry) => entry.endpoint === endpoint),
    until,
  }
}

async function startTestWorker(deadlineMs: number) {
  process.env.PARTNER_CEILING_SECONDS ??= '0.6'
  const close = await openTestStore()
  const sandbox = await startSandbox({ applicantCount: 10, hasControl: true })
  const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  const sender = { url: sandbox.url, key: fullKey.secret, newReference: () => crypto.randomUUID(), deadlineMs }
  // Where `connection/partner` looks for it.
  const partner = singleton('partner', () =>
    learnFields(createPartner({ sender, profile: parsed.profile }), profile, noteRefusedField, proveFields),
  )
  await startWorker()
  return {
    sandbox,
    partner,
    async stop() {
      await stopWorker()
      await sandbox.stop()
      await close()
    },
  }
}

export async function until(id: string, isSo: (dispatch: Dispatch) => boolean): Promise<Dispatch> {
  for (;;) {
    let wake = () => {}
    const changed = new Promise<void>((resolve) => {
      wake = resolve
    })
    const forget = onChanged(wake)
    const dispatch = await readOwnDispatch(id, rosa)
    if (dispatch && isSo(dispatch)) {
      forget()
      return dispatch
    }
    await changed
    forget()
  }
}
