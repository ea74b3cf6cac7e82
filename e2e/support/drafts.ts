import type { Page } from '@playwright/test'
import type { UnfinishedUploads } from '../../lib/bulk-apply/sheet/saved-upload'
import type { ReadDraft } from '../../lib/drafts/contract'
import { type Desk, sessionCookie } from './desks'
import type { Role } from './people'
import { rawRequest } from './raw-request'

const path = '/api/drafts/new-job'

/** Removes what earlier tests left in the new job form, and in other drafts of it. */
export async function clearDrafts(desk: Desk, roles: readonly Role[] = ['recruiter', 'admin']): Promise<void> {
  await Promise.all(
    roles.map(async (role) => {
      const cookie = sessionCookie(desk, role)
      const page = await rawRequest(desk, '/jobs/new', { headers: { cookie } })
      const beside = page.body.match(/new-job-[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []
      for (const form of new Set(['new-job', ...beside])) await clearDraft(desk, cookie, form)
    }),
  )
}

async function clearDraft(desk: Desk, cookie: string, form: string) {
  const path = `/api/drafts/${form}`
  const answer = await rawRequest(desk, path, { headers: { cookie } })
  if (answer.status !== 200) return
  const { draft }: ReadDraft = JSON.parse(answer.body)
  if (!draft) return
  const body = JSON.stringify({ dispatchId: draft.dispatchId, replaces: null, kept: null })
  const headers = { cookie, origin: desk.url, 'content-type': 'application/json' }
  await rawRequest(desk, path, { method: 'POST', headers, body })
}

/** Removes unfinished uploads that earlier tests left in Bulk apply. */
export async function clearUploads(desk: Desk, roles: readonly Role[] = ['recruiter', 'admin']): Promise<void> {
  for (const role of roles) {
    const headers = { cookie: sessionCookie(desk, role), origin: desk.url, 'content-type': 'application/json' }
    const answer = await rawRequest(desk, '/api/uploads', { headers })
    if (answer.status !== 200) continue
    const { items }: UnfinishedUploads = JSON.parse(answer.body)
    const body = JSON.stringify({ tab: crypto.randomUUID(), takesOver: true, source: null, work: null })
    for (const { id } of items) await rawRequest(desk, `/api/uploads/${id}`, { method: 'POST', headers, body })
  }
}

/** The draft as stored by the desk, as text: a page that was left may have sent it a moment ago. */
export const keptDraft = async (page: Page) => (await page.request.get(path)).text()
