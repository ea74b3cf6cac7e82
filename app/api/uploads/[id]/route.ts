import { requireRole } from '@/lib/accounts/require-role'
import { saveUploadSchema } from '@/lib/bulk-apply/uploads/input'
import { readUpload } from '@/lib/bulk-apply/uploads/read-upload'
import { saveUpload } from '@/lib/bulk-apply/uploads/save-upload'
import { answerJson } from '@/lib/http/answer-json'
import { uploadBytes } from '@/lib/http/contract'
import { getHandler } from '@/lib/http/get-handler'
import { postHandler } from '@/lib/http/post-handler'
import { uuidParam } from '@/lib/http/uuid-param'
import { handlerWords } from '../../words'

const noUpload = () => answerJson(404, { error: handlerWords.noUpload })

/** GET /api/uploads/[id]: one of the user's unfinished uploads, to continue. */
export const GET = getHandler(requireRole('recruiter'), async ({ params, session }) => {
  const id = uuidParam(params.id)
  const saved = id === null ? null : await readUpload(id, session.person)
  return saved ? answerJson(200, saved) : noUpload()
})

/** POST /api/uploads/[id]: saves or discards it. A handler, since a server action would block navigation. */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body, params, session }) => {
    const id = uuidParam(params.id)
    if (id === null) return noUpload()
    const parsed = saveUploadSchema.safeParse(body)
    if (!parsed.success) return answerJson(400, { error: handlerWords.notAnUpload })
    return answerJson(200, await saveUpload(id, parsed.data, session.person))
  },
  { maxBytes: uploadBytes },
)
