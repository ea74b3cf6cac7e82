'use server'

import { refresh } from 'next/cache'
import { heldWriteWords } from '@/components/held-writes/words'
import { canManage } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { refuseUnconfirmed } from '@/lib/connection/mapping/mapping-state'
import type { HeldAnswer } from '@/lib/held-writes/contract'
import { decideHeldWrites } from '@/lib/held-writes/decide-held'
import { heldDecisionSchema } from '@/lib/held-writes/input'
import { authorizeAction } from '@/lib/http/authorize-action'

/** Reviews any held writes, including other users': whoever sent them may be away. */
export async function decideHeldAction(input: unknown): Promise<HeldAnswer> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const parsed = heldDecisionSchema.safeParse(input)
  if (!parsed.success) return { state: 'invalid', errors: { '': heldWriteWords.noDecision } }
  const { person } = access.session
  const unconfirmed = parsed.data.what === 'send' ? refuseUnconfirmed(canManage(person.role)) : null
  if (unconfirmed) return unconfirmed
  const answer = await decideHeldWrites(parsed.data, person)
  refresh()
  return answer
}
