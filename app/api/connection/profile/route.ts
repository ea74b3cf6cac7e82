import { requireRole } from '@/lib/accounts/require-role'
import { downloadRecorder, type Piece, recordedBody } from '@/lib/activity/record-download'
import { profile } from '@/lib/connection/profile'
import { answerDownload } from '@/lib/http/answer-download'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/connection/profile: the current field profile, as a file for PARTNER_PROFILE. */
export const GET = getHandler(requireRole('admin'), async ({ session }) => {
  const recorder = downloadRecorder(session.person, { what: 'profile' })
  return answerDownload({
    id: recorder.id,
    name: 'partner-profile.json',
    type: 'application/json',
    body: recordedBody(asOnePiece(`${JSON.stringify(profile(), null, 2)}\n`), recorder),
  })
})

async function* asOnePiece(text: string): AsyncGenerator<Piece, void> {
  yield { text, rows: 1 }
}
