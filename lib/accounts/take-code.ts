import 'server-only'
import { z } from 'zod'
import { recordRefusedSignIn } from '@/lib/activity/record-sign-in'
import type { CodeRefusal, Person, WrongCode } from './contract'
import { codeSchema, isUnreadable, takeRecoveryCode, takeTotpCode } from './totp-check'

const inputSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('totp') }).extend(codeSchema.shape),
  z.object({ kind: z.literal('recovery'), code: z.string().trim().min(1).max(100) }),
])

/** Takes an app code or a recovery code, as a form sends it (`CodeInput`). Wrong codes are recorded. */
export async function takeCode(
  person: Pick<Person, 'id' | 'name' | 'email'>,
  input: unknown,
): Promise<'ok' | CodeRefusal> {
  if (await isUnreadable(person.id)) return { refused: 'unreadable-second-factor' }
  const answer = await take(person, input)
  if (answer === 'ok') return 'ok'
  const isBlocked = answer.refused === 'blocked'
  await recordRefusedSignIn(
    person.email,
    isBlocked ? { blockedUntil: answer.until, counter: `codes of ${person.id}` } : 'wrong',
  )
  return answer
}

async function take(person: Pick<Person, 'id' | 'name'>, input: unknown): Promise<'ok' | WrongCode> {
  const parsed = inputSchema.safeParse(input)
  if (!parsed.success) return { refused: 'wrong-code' }
  const { kind, code } = parsed.data
  return kind === 'totp' ? takeTotpCode(person.id, code) : takeRecoveryCode(person, code)
}
