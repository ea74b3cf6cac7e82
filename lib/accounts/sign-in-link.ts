import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { config } from '@/lib/runtime/config'
import { invitations } from '@/lib/store/account-tables'
import type { Store } from '@/lib/store/connection'
import type { SignInLink } from './contract'

const validDays = 7

/**
 * Creates a link with which a person can set a password once; the previous link becomes invalid. The token is in the
 * fragment, which browsers do not send: no server on the way can log it.
 */
export async function writeLink(tx: Pick<Store, 'insert'>, personId: string, invitedBy: string): Promise<SignInLink> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + validDays * 24 * 60 * 60_000)
  const link = { tokenHash: hashToken(token), invitedBy, expiresAt, createdAt: new Date() }
  await tx
    .insert(invitations)
    .values({ ...link, userId: personId })
    .onConflictDoUpdate({ target: invitations.userId, set: link })
  return { url: `${config().app.url}/invitation#${token}`, expiresAt: expiresAt.toISOString() }
}

export async function deleteLink(tx: Pick<Store, 'delete'>, personId: string): Promise<boolean> {
  const deleted = await tx
    .delete(invitations)
    .where(eq(invitations.userId, personId))
    .returning({ id: invitations.userId })
  return deleted.length > 0
}

/** Links are stored as hashes, so that no one who can read the store can use them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
