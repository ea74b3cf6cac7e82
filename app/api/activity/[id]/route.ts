import { maskingFor } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { readEntry } from '@/lib/activity/read-entry'
import { exportDetailsInWords } from '@/lib/applicants/reason-in-words'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/activity/[id]: details of one row; `entry` is null when there is none. Masked for viewers. */
export const GET = getHandler(requireRole('viewer'), async ({ params, session }) => {
  const id = String(params.id)
  if (!/^[\w-]{1,100}$/.test(id)) return answerJson(200, { entry: null })
  const entry = await readEntry(id, maskingFor(session.person.role))
  return answerJson(200, { entry: entry && { ...entry, details: exportDetailsInWords(entry.details) } })
})
