import { randomUUID } from 'node:crypto'
import type { NewRow } from '../bulk-apply/contract'
import type { DeskOrder } from './desk-process'
import { pickFrom } from './random-fault'

/** A job of a team that does not accept repeat applications (11), and one of a team that does (15). */
const jobIds = ['881200', '881252'] as const
const teamIds = ['11', '15'] as const

/** Points at which an order may tell the desk to kill itself (desk-child.ts). */
export const deathPoints = [
  'before it is recorded',
  'after it was recorded',
  'in the baseline GET',
  'before sending is committed',
  'after sending was committed',
  'after 40 ms under way',
  'after the answer',
] as const

export const applicationBody = (email: string, jobId: string, fullName = 'Grace Hopper', enqueue = false) => ({
  applicant: { email, fullName },
  job: { jobId },
  enqueue,
})

/** A write as a user submits it, with its id in its body so that it can be found in the partner's log. */
export function makeOrder(random: () => number, what: 'job' | 'apply' | 'chat'): DeskOrder {
  const id = randomUUID()
  const bodies = {
    job: () => ({ name: `Baker ${id}`, team_id: 11, city: id.slice(0, 8) }),
    apply: () => applicationBody(`${id}@example.com`, pickFrom(random, jobIds)),
    chat: () => ({ isOn: random() < 0.5, teamId: pickFrom(random, teamIds) }),
  }
  return { what, id, body: bodies[what]() }
}

/** Rows of a run; only a row's own body contains its `nameOf`. */
export function makeRunRows(random: () => number, runId: string): NewRow[] {
  return Array.from({ length: 8 + Math.floor(random() * 16) }, (_, index) => {
    const [row, email, jobId] = [index + 1, `${index + 1}-${runId}@example.com`, pickFrom(random, jobIds)]
    const body = applicationBody(email, jobId, nameOf(runId, row), random() < 0.5)
    return { row, cells: [email, jobId], body, isAgain: false }
  })
}

export const nameOf = (runId: string, row: number) => `Row ${row} of ${runId}.`

/** A fault for an AI chat setting, which is safe to repeat; sometimes null. */
export function randomChatFault(random: () => number): object | null {
  const endpoint = 'PUT /jobs/ai_chat/subscription/:team_id'
  const all = [null, null, { status: 504, when: 'after' }, { transport: 'drop' }, { status: 429 }] as const
  const fault = pickFrom<object | null>(random, all)
  return fault && { endpoint, ...fault }
}
