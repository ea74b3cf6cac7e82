import { readFileSync } from 'node:fs'
import { isMoving } from '../components/bulk-apply/runs/run-facts'
import type { Run } from '../lib/bulk-apply/contract'
import type { Dispatch } from '../lib/dispatch/contract'
import { isOpen } from '../lib/dispatch/contract'
import { ask } from './ask'
import { type Desk, sessionFile } from './desks'
import type { Role } from './people'

const patienceMs = 10_000

/**
 * Waits until the desk has nothing under way for those who write: what one test began must not reach the partner in the next
 * one. What only ends when somebody says so is left.
 */
export async function waitUntilSettled(desk: Desk, roles: readonly Role[] = ['recruiter', 'admin']): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const lists = await Promise.all(roles.map((role) => openOf(desk, role)))
    if (lists.flat().length === 0) return
  }
}

async function openOf(desk: Desk, role: Role): Promise<unknown[]> {
  const { cookies }: { cookies: { name: string; value: string }[] } = JSON.parse(
    readFileSync(sessionFile(desk, role), 'utf8'),
  )
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const [dispatches, runs] = await Promise.all([
    itemsAt<Dispatch>(desk, '/api/dispatches', cookie),
    itemsAt<Run>(desk, '/api/runs/followed', cookie),
  ])
  return [...dispatches.filter(isOpen), ...runs.filter(isMoving)]
}

async function itemsAt<Item>(desk: Desk, path: string, cookie: string): Promise<Item[]> {
  const answer = await ask(desk, path, { headers: { cookie } })
  if (answer.status !== 200) return []
  const { items }: { items: Item[] } = JSON.parse(answer.body)
  return items
}
