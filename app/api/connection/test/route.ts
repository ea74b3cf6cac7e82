import { requireRole } from '@/lib/accounts/require-role'
import { recordConnection } from '@/lib/activity/record-connection'
import type { WriteTest } from '@/lib/connection/contract'
import { testWriteSchema } from '@/lib/connection/input'
import { testWrite } from '@/lib/connection/status/test-write'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'
import { endpointName } from '@/lib/partner/endpoint'
import { handlerWords } from '../../words'

const outcomes = {
  probably: 'tested-allowed',
  'not-permitted': 'tested-refused',
  'out-of-scope': 'tested-refused',
  taken: 'tested-taken',
  unclear: 'tested-unclear',
} as const satisfies Record<WriteTest['result'], string>

/** POST /api/connection/test: tests one write without writing. Its request continues even if the browser is gone. */
export const POST = postHandler(requireRole('admin'), async ({ body, session }) => {
  const order = testWriteSchema.safeParse(body)
  if (!order.success) return answerJson(400, { error: handlerWords.noTest })
  const test = await testWrite(order.data)
  const status = test.failure?.status ?? null
  await recordConnection(outcomes[test.result], session.person, endpointName(test.endpoint), { status })
  return answerJson(200, test)
})
