import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { oidcAttempts } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { OidcPurpose } from './contract'

export const attemptMinutes = 10

type NewAttempt = { nonce: string; codeVerifier: string; next: string; purpose: OidcPurpose }
export type OidcAttempt = NewAttempt & { startedAt: Date }

/** 256 bits, base64url. */
export const randomSecret = () => randomBytes(32).toString('base64url')
export const isSecret = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

/**
 * Saves what is needed when the browser returns, and gives back its `state`. The attempt is found again only with the
 * same `browser`, the secret in that browser's cookie.
 */
export async function saveAttempt({ purpose, ...attempt }: NewAttempt, browser: string): Promise<string> {
  // The purpose is part of the hashed state, so that it cannot be changed.
  const state = `${purpose}.${randomSecret()}`
  await store().delete(oidcAttempts).where(lte(oidcAttempts.expiresAt, sql`now()`))
  await store()
    .insert(oidcAttempts)
    .values({
      ...attempt,
      stateHash: hashOf(state, browser),
      expiresAt: sql`now() + make_interval(mins => ${attemptMinutes})`,
    })
  return state
}

/** Takes the attempt that this browser began. Works once: the second time there is none. */
export async function takeAttempt(state: string, browser: string): Promise<OidcAttempt | null> {
  const [row] = await store()
    .delete(oidcAttempts)
    .where(and(eq(oidcAttempts.stateHash, hashOf(state, browser)), gt(oidcAttempts.expiresAt, sql`now()`)))
    .returning()
  if (!row) return null
  const { nonce, codeVerifier, next, expiresAt } = row
  const startedAt = new Date(expiresAt.getTime() - attemptMinutes * 60_000)
  return { nonce, codeVerifier, next, startedAt, purpose: state.startsWith('confirm.') ? 'confirm' : 'sign-in' }
}

function hashOf(state: string, browser: string): string {
  return createHash('sha256').update(`${state} ${browser}`).digest('base64url')
}
