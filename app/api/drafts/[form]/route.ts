import { requireRole } from '@/lib/accounts/require-role'
import { readDraft, saveDraft } from '@/lib/drafts/drafts'
import { draftFormSchema, saveDraftSchema } from '@/lib/drafts/input'
import { asSavedForm } from '@/lib/forms/saved-form'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { postHandler } from '@/lib/http/post-handler'
import { handlerWords } from '../../words'

const maxBytes = 512 * 1024

const noForm = () => answerJson(404, { error: handlerWords.noForm })

/** GET /api/drafts/[form]: what the user has typed into the form and not sent. */
export const GET = getHandler(requireRole('recruiter'), async ({ params, session }) => {
  const form = draftFormSchema.safeParse(params.form).data
  return form === undefined ? noForm() : answerJson(200, { draft: await readDraft(session.person, form) })
})

/** POST /api/drafts/[form]: saves the draft. A handler, since a server action would block navigation. */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body, params, session }) => {
    const form = draftFormSchema.safeParse(params.form).data
    if (form === undefined) return noForm()
    const parsed = saveDraftSchema.safeParse(body)
    if (!parsed.success) return answerJson(400, { error: handlerWords.noDraft })
    const { kept, ...ids } = parsed.data
    return answerJson(200, await saveDraft(session.person, form, { ...ids, kept: kept && asSavedForm(kept) }))
  },
  { maxBytes },
)
