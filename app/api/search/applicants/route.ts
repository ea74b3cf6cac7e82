import { requireRole } from '@/lib/accounts/require-role'
import { toSearchPage } from '@/lib/applicants/contract'
import { searchQuerySchema } from '@/lib/applicants/input'
import { parseSearch } from '@/lib/applicants/parse-search'
import { searchEveryone } from '@/lib/applicants/search-everyone'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { postHandler } from '@/lib/http/post-handler'
import { handlerWords } from '../../words'

/** GET /api/search/applicants (parse-search.ts): applicants from the desk's own index; 409 while there is none. */
export const GET = getHandler(requireRole('viewer'), ({ request, session }) =>
  answerSearch(new URL(request.url).searchParams, session.person.id),
)

/** POST with `{ "query": … }`: the same, for words that may be an e-mail address, which must not be in a URL. */
export const POST = postHandler(requireRole('viewer'), async ({ body, session }) => {
  const asked = searchQuerySchema.safeParse(body)
  if (!asked.success) return answerJson(400, { error: 'query must be the query of a search, as text' })
  return answerSearch(new URLSearchParams(asked.data.query), session.person.id)
})

async function answerSearch(query: URLSearchParams, personId: string): Promise<Response> {
  const input = parseSearch(query)
  if ('fault' in input) return answerJson(400, { error: input.fault })
  const found = await searchEveryone(input, personId)
  if (!found) return answerJson(409, { error: handlerWords.noIndex })
  return answerJson(200, toSearchPage(found))
}
