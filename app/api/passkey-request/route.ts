import { markBrowser } from '@/lib/accounts/passkey-browser'
import { requestPasskey } from '@/lib/accounts/verify-passkey'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'

/** What the browser asks a passkey for at the sign-in: open to everyone, and the same for everyone. */
export const POST = postHandler(
  async () => ({ session: null }),
  async () => answerJson(200, await requestPasskey('sign-in', await markBrowser())),
)
