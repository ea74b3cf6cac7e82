import { easyApplyWords } from '@/components/easy-apply/words'
import { canManage } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { checkSentBody } from '@/lib/connection/forms/check-sent-body'
import { refuseUnconfirmed } from '@/lib/connection/mapping/mapping-state'
import { profile } from '@/lib/connection/profile'
import type { SubmitAnswer } from '@/lib/easy-apply/contract'
import { findTooLong } from '@/lib/easy-apply/find-too-long'
import { applicationInputSchema } from '@/lib/easy-apply/input'
import { submitApplication } from '@/lib/easy-apply/submit-application'
import { checkFiles } from '@/lib/forms/check-files'
import { formNodes } from '@/lib/forms/form-node'
import { answerJson } from '@/lib/http/answer-json'
import { uploadBytes } from '@/lib/http/contract'
import { postHandler } from '@/lib/http/post-handler'

/**
 * POST /api/applications: records an application under the id from the browser. Validates `body` again against the
 * profile's schema, and files by content. A handler, since React would decode an action's files before the sender's
 * session is checked.
 */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body: sent, session }) => {
    const unconfirmed = refuseUnconfirmed(canManage(session.person.role))
    if (unconfirmed) return answer(unconfirmed)
    const parsed = applicationInputSchema.safeParse(sent)
    if (!parsed.success) return answer(invalid(easyApplyWords.notAnApplication))
    const { id, body, isAgain, listed } = parsed.data
    const schema = profile().easyApply.body
    const checked = checkFiles(formNodes(schema), body)
    const ofSchema = await checkSentBody('submit-application', schema, body, session.person)
    const errors = { ...findTooLong(body), ...ofSchema, ...checked.errors }
    if (Object.keys(errors).length > 0) return answer({ state: 'invalid', errors })
    const submitted = await submitApplication(id, checked.body, session.person, { isAgain, listed })
    return answer(submitted ?? invalid(easyApplyWords.notYours))
  },
  { maxBytes: uploadBytes },
)

function invalid(reason: string): SubmitAnswer {
  return { state: 'invalid', errors: { '': reason } }
}

const answer = (body: SubmitAnswer) => answerJson(200, body)
