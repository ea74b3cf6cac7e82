import { markBrowser } from '@/lib/accounts/passkey-browser'
import { requestPasskey } from '@/lib/accounts/verify-passkey'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'

/** Returns the browser's request to a passkey at sign-in: open to anyone, and the same for everyone. */
export const POST = postHandler(
  async () => ({ session: null }),
  async () => answerJson(200, await requestPasskey('sign-in', await markBrowser())),
)
