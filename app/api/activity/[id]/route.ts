import { maskingFor } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { readEntry } from '@/lib/activity/read-entry'
import { nameApplicants } from '@/lib/applicants/name-applicants'
import { exportDetailsInWords } from '@/lib/applicants/reason-in-words'
import { readTeamNames } from '@/lib/connection/teams/list-teams'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/activity/[id]: details of one row; `entry` is null when there is none. Masked for viewers. */
export const GET = getHandler(requireRole('viewer'), async ({ params, session }) => {
  const id = String(params.id)
  if (!/^[\w-]{1,100}$/.test(id)) return answerJson(200, { entry: null })
  const masking = maskingFor(session.person.role)
  const entry = await readEntry(id, { ...masking, teamNames: await readTeamNames() })
  if (!entry) return answerJson(200, { entry })
  const [row = entry.row] = await nameApplicants([entry.row], masking)
  return answerJson(200, { entry: { ...entry, row, details: exportDetailsInWords(entry.details) } })
})
