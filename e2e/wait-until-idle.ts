import { setTimeout as pause } from 'node:timers/promises'
import type { Run } from '../lib/bulk-apply/contract'
import type { Dispatch } from '../lib/dispatch/contract'
import { isOpen } from '../lib/dispatch/contract'
import { type Desk, sessionCookie } from './desks'
import type { Role } from './people'
import { rawRequest } from './raw-request'

const timeoutMs = 10_000
const intervalMs = 50

/**
 * Waits until the desk sends nothing more by itself, so that no request of one test reaches the partner in the next.
 * What waits for a person's decision is left as it is.
 */
export async function waitUntilIdle(desk: Desk, roles: readonly Role[] = ['recruiter', 'admin']): Promise<void> {
  const until = Date.now() + timeoutMs
  while (Date.now() < until) {
    const lists = await Promise.all(roles.map((role) => openOf(desk, role)))
    if (lists.flat().length === 0) return
    await pause(intervalMs)
  }
}

async function openOf(desk: Desk, role: Role): Promise<unknown[]> {
  const cookie = sessionCookie(desk, role)
  const [dispatches, runs] = await Promise.all([
    itemsAt<Dispatch>(desk, '/api/dispatches', cookie),
    itemsAt<Run>(desk, '/api/runs/followed', cookie),
  ])
  return [...dispatches.filter(isOpen), ...runs.filter(isMoving)]
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
