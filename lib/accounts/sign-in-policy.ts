import 'server-only'
import { eq } from 'drizzle-orm'
import { signInPolicy } from '@/lib/store/account-tables'
import { type Store, store } from '@/lib/store/connection'
import type { SignInPolicy } from './contract'
import { doubtEveryone } from './session-cache'

const onlyRow = 1
const asShipped: SignInPolicy = { allowsKeptSessions: false, requiresSecondFactor: false }

/** Reads the admins' settings for how people sign in. */
export async function readPolicy(): Promise<SignInPolicy> {
  const [row] = await store()
    .select({
      allowsKeptSessions: signInPolicy.allowsKeptSessions,
      requiresSecondFactor: signInPolicy.requiresSecondFactor,
    })
    .from(signInPolicy)
    .where(eq(signInPolicy.id, onlyRow))
  return row ?? asShipped
}

/** Changes the given settings; the others stay. */
export async function writePolicy(tx: Pick<Store, 'insert'>, change: Partial<SignInPolicy>): Promise<void> {
  doubtEveryone()
  await tx
    .insert(signInPolicy)
    .values({ id: onlyRow, ...asShipped, ...change })
    .onConflictDoUpdate({ target: signInPolicy.id, set: { ...change, updatedAt: new Date() } })
}
