import { foundQueryOf } from '@/components/applicants/everyone/found-query'
import { requireRole } from '@/lib/accounts/require-role'
import { applicantMapping } from '@/lib/applicants/applicant-mapping'
import { countViews } from '@/lib/applicants/count-views'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { plainView } from '@/lib/views/plain-view'
import { listViews } from '@/lib/views/saved-views'
import { handlerWords } from '../../words'

/** GET /api/applicants/view-counts: how many applicants each of the user's views finds; 409 while there is no index. */
export const GET = getHandler(requireRole('viewer'), async ({ session }) => {
  const { id: personId } = session.person
  const mapping = applicantMapping()
  const views = [{ id: '', view: plainView }, ...(await listViews(personId, 'applicants'))]
  const asked = views.map(({ id, view }) => ({ id, query: foundQueryOf(view, mapping) }))
  const counted = await countViews(asked, personId)
  return counted ? answerJson(200, counted) : answerJson(409, { error: handlerWords.noIndex })
})
