import { expect } from 'vitest'
import { type DeskClient, openJob } from './desk-client'

export const applicationOf = (email: string, jobId = openJob) => ({
  applicant: { email, fullName: 'Ada Lovelace' },
  job: { jobId },
  enqueue: false,
})

/** Uploads a run with an application for each address, and starts it. Returns its id. */
export async function startRunOf(
  person: DeskClient,
  emails: readonly string[],
  jobOf: (index: number) => string = () => openJob,
): Promise<string> {
  const id = crypto.randomUUID()
  const rows = emails.map((email, index) => ({
    row: index + 1,
    cells: [email, jobOf(index)],
    body: applicationOf(email, jobOf(index)),
    isAgain: false,
  }))
  const run = { id, name: 'Fair', header: ['Email', 'Job'], stopsAtRefusal: false }
  expect((await person.post('/api/runs', run)).status).toBe(200)
  expect((await person.post(`/api/runs/${id}/rows`, { rows })).status).toBe(200)
  expect(await person.action('startRunAction', { id, rows: rows.length })).toContain('"state":"started"')
  return id
}

export async function untilOver(
  person: DeskClient,
  run: string,
  state: 'finished' | 'cancelled' = 'finished',
): Promise<void> {
  await expect
    .poll(async () => JSON.stringify((await person.read(`/api/runs/${run}`)).json), { timeout: 160_000 })
    .toContain(`"state":"${state}"`)
}

export async function untilSucceeded(person: DeskClient, dispatch: string): Promise<void> {
  await expect
    .poll(async () => JSON.stringify((await person.read(`/api/dispatches/${dispatch}`)).json))
    .toContain('"state":"succeeded"')
}
