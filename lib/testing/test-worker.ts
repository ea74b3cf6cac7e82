import { readFileSync } from 'node:fs'
import { startWorker } from '../boot/start-worker'
import type { Dispatch } from '../dispatch/contract'
import { readOwnDispatch } from '../dispatch/follow'
import { onChanged } from '../dispatch/notify'
import { stopWorker } from '../dispatch/worker'
import type { Partner } from '../partner/client'
import { createPartner } from '../partner/client'
import { parseProfile } from '../partner/profile/profile'
import { fullKey } from '../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { openTestStore } from './test-store'

export const rosa = { id: 'rosa', name: 'Rosa', email: 'rosa@example.com', role: 'recruiter' as const }

/** The engine of this process on an empty store of its own, before a sandbox over HTTP. */
export type TestWorker = {
  sandbox: RunningSandbox
  partner: Partner
  /** The dispatch as soon as `isSo`. */
  until(id: string, isSo: (dispatch: Dispatch) => boolean): Promise<Dispatch>
  stop(): Promise<void>
}

/** `use` puts the partner where `connection/partner` looks for it. */
export async function startTestWorker(
  use: (partner: Partner) => void,
  { deadlineMs = 2_000 }: { deadlineMs?: number } = {},
): Promise<TestWorker> {
  process.env.PARTNER_CEILING_SECONDS ??= '0.6'
  const close = await openTestStore()
  const sandbox = await startSandbox({ applicantCount: 10, hasControl: true })
  const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  const sender = { url: sandbox.url, key: fullKey.secret, newReference: () => crypto.randomUUID(), deadlineMs }
  const partner = createPartner({ sender, profile: parsed.profile })
  use(partner)
  await startWorker()
  return {
    sandbox,
    partner,
    until,
    async stop() {
      await stopWorker()
      await sandbox.stop()
      await close()
    },
  }
}

async function until(id: string, isSo: (dispatch: Dispatch) => boolean): Promise<Dispatch> {
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
