import type { Page } from '@playwright/test'
import { rowsPerRequest } from '../../lib/bulk-apply/contract'
import { schemaAt } from '../../lib/forms/form-node'
import { writePointer } from '../../lib/records/pointer'
import type { Names } from '../profiles/names'
import { builtActions } from './built-actions'
import type { Desk } from './desks'
import type { Sandbox } from './sandbox'

export type UploadedRow = { email: string; job: string }
type Wanted = { name: string; rows: readonly UploadedRow[]; stopsAtRefusal?: boolean }
type Where = { page: Page; desk: Desk; names: Names; sandbox: Sandbox }

/** `count` unique applicants for one job; `tag` is part of their addresses. */
export function applicantsFor(job: string, count: number, tag = 'row'): UploadedRow[] {
  const nobodyElse = crypto.randomUUID().slice(0, 8)
  return Array.from({ length: count }, (_, index) => ({ email: `${tag}.${index + 1}.${nobodyElse}@example.com`, job }))
}

/** Uploads a run as the pages do, without starting it. Returns its id. */
export async function uploadRun({ page, desk, names, sandbox }: Where, { name, rows, stopsAtRefusal = false }: Wanted) {
  const id = crypto.randomUUID()
  const { jobs } = await sandbox.state()
  const idOf = (title: string) => {
    const found = jobs.find((job) => job.title === title)
    if (!found) throw new Error(`The sandbox has no job ${title}`)
    return found.id
  }
  const header = ['Email', 'Job']
  await post(page, desk, '/api/runs', { id, name, header, stopsAtRefusal })
  const kept = rows.map(({ email, job }, index) => ({
    row: index + 1,
    cells: [email, job],
    body: bodyOf(names, email, idOf(job)),
    isAgain: false,
  }))
  for (let from = 0; from < kept.length; from += rowsPerRequest) {
    const answer = await post(page, desk, `/api/runs/${id}/rows`, { rows: kept.slice(from, from + rowsPerRequest) })
    if (answer.state !== 'kept') throw new Error(`The desk did not keep the rows: ${JSON.stringify(answer)}`)
  }
  return id
}

/** Uploads a run and starts it. Returns its id. */
export async function startRun(where: Where, wanted: Wanted): Promise<string> {
  const id = await uploadRun(where, wanted)
  const action = builtActions().find(({ name }) => name === 'startRunAction')
  if (!action) throw new Error('The build has no action that starts a run')
  const answer = await where.page.request.post(action.page, {
    headers: { origin: where.desk.url, 'next-action': action.id, 'content-type': 'text/plain;charset=UTF-8' },
    data: Buffer.from(JSON.stringify([{ id, rows: wanted.rows.length }])),
  })
  const said = await answer.text()
  if (!said.includes('"state":"started"')) throw new Error(`The run was not started: ${said.slice(0, 500)}`)
  return id
}

function bodyOf({ profile: { easyApply } }: Names, email: string, jobId: string | number): Record<string, unknown> {
  const { type } = schemaAt(easyApply.body, easyApply.job)
  let body: unknown = {}
  body = writePointer(body, easyApply.email, email)
  body = writePointer(body, easyApply.job, type === 'string' ? String(jobId) : Number(jobId))
  if (typeof easyApply.name === 'string') body = writePointer(body, easyApply.name, 'Ada Lovelace')
  if (easyApply.enqueue !== undefined) body = writePointer(body, easyApply.enqueue, false)
  // The schema is an object's, and writing at pointers keeps it an object.
  return body as Record<string, unknown>
}

async function post(page: Page, desk: Desk, path: string, data: unknown) {
  const answer = await page.request.post(path, { headers: { origin: desk.url }, data })
  if (!answer.ok()) throw new Error(`The desk refused ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}
