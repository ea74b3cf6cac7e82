import { readerZone } from '@/app/reader-zone'
import { maskingFor } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { exportActivity } from '@/lib/activity/export-activity'
import { parseActivityQuery } from '@/lib/activity/parse-query'
import { readTeamNames } from '@/lib/connection/teams/list-teams'
import { answerDownload } from '@/lib/http/answer-download'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/activity/export with the filter's parameters: CSV, latest first. Masked for viewers. */
export const GET = getHandler(requireRole('viewer'), async ({ request, session }) => {
  const query = parseActivityQuery(new URL(request.url).searchParams)
  if ('fault' in query) return answerJson(400, { error: query.fault })
  const reading = { ...maskingFor(session.person.role), teamNames: await readTeamNames() }
  return answerDownload(exportActivity(query.filter, session.person, reading, await readerZone()))
})
