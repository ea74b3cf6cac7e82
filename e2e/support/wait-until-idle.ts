import { setTimeout as pause } from 'node:timers/promises'
import type { Run } from '../../lib/bulk-apply/contract'
import type { Dispatch } from '../../lib/dispatch/contract'
import { isOpen } from '../../lib/dispatch/contract'
import { act } from './act'
import { type Desk, sessionCookie } from './desks'
import type { Role } from './people'
import { rawRequest } from './raw-request'

const timeoutMs = 60_000
const intervalMs = 50
const waits: readonly Dispatch['state'][] = ['scheduled', 'queued', 'backing-off']

/**
 * Waits until the desk sends nothing more on its own, so that no request of one test reaches the partner in the next.
 * Cancels what waits for a time; leaves what waits for a person's decision.
 */
export async function waitUntilIdle(desk: Desk, roles: readonly Role[] = ['recruiter', 'admin']): Promise<void> {
  const until = Date.now() + timeoutMs
  while (Date.now() < until) {
    const left = await Promise.all(roles.map((role) => endWhatWaits(desk, role)))
    if (!left.includes(true)) return
    await pause(intervalMs)
  }
  throw new Error(`${desk.name} still has something to send, so long after the test`)
}

/** Cancels what waits, and returns whether anything of this role is still in progress. */
async function endWhatWaits(desk: Desk, role: Role): Promise<boolean> {
  const cookie = sessionCookie(desk, role)
  const [dispatches, runs] = await Promise.all([
    itemsAt<Dispatch>(desk, '/api/dispatches', cookie),
    itemsAt<Run>(desk, '/api/runs/followed', cookie),
  ])
  const [open, moving] = [dispatches.filter(isOpen), runs.filter(isMoving)]
  const cancel = (action: string, id: string) => act(desk.url, cookie, action, { id, decision: { what: 'cancel' } })
  for (const { id, state } of open) if (waits.includes(state)) await cancel('decideAction', id)
  for (const { id, state } of moving) if (state !== 'cancelling') await cancel('decideRunAction', id)
  return open.length + moving.length > 0
}

function isMoving({ state, endedAt, counts }: Run): boolean {
  return endedAt === null && (!['draft', 'paused', 'stopped'].includes(state) || counts.sending > 0)
}

async function itemsAt<Item>(desk: Desk, path: string, cookie: string): Promise<Item[]> {
  const answer = await rawRequest(desk, path, { headers: { cookie } })
  if (answer.status !== 200) return []
  const { items }: { items: Item[] } = JSON.parse(answer.body)
  return items
}
