import 'server-only'
import { recordAccount } from '@/lib/activity/record-account'
import { storedSubject } from '@/lib/activity/subject-in-words'
import { store } from '@/lib/store/connection'
import type { AccountChange } from './contract'
import { invalidInput, secondFactorRuleSchema } from './input'
import type { Session } from './session'
import { readPolicy, writePolicy } from './sign-in-policy'

/**
 * Sets whether everyone must show a second factor, in force from each session's next request. Admins only, checked by
 * the caller; the admin who switches it on must have shown one, or they would be the first to be locked out.
 */
export async function setSecondFactorRule(session: Session, input: unknown): Promise<AccountChange> {
  const parsed = secondFactorRuleSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const requiresSecondFactor = parsed.data.isRequired
  if (requiresSecondFactor && !session.hasSecondFactor) return { refused: 'own-second-factor-first' }
  if ((await readPolicy()).requiresSecondFactor === requiresSecondFactor) return 'done'
  await store().transaction((tx) => writePolicy(tx, { requiresSecondFactor }))
  const outcome = requiresSecondFactor ? 'second-factor-required' : 'second-factor-optional'
  await recordAccount(outcome, session.person, { id: '', name: storedSubject(({ everyone }) => everyone) })
  return 'done'
}
