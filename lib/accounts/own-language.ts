import 'server-only'
import { eq } from 'drizzle-orm'
import { cookies } from 'next/headers'
import { config } from '@/lib/runtime/config'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { type Language, languageCookie, languageKeptSeconds, languages } from '@/lib/text/language'
import { ownLanguageSchema } from './input'
import type { Session } from './session'

/** Null for a language unknown to this release: a later one may have saved it. */
export const knownLanguage = (kept: string | null): Language | null => languages.find((one) => one === kept) ?? null

/** Returns the language the person chose; null if each of their browsers decides. */
export async function readOwnLanguage(personId: string): Promise<Language | null> {
  const [row] = await store().select({ language: users.language }).from(users).where(eq(users.id, personId))
  return knownLanguage(row?.language ?? null)
}

/**
 * Saves the choice in the account and in this browser; null removes it from both. From actions and handlers only.
 */
export async function keepOwnLanguage(
  { person }: Pick<Session, 'person'>,
  input: unknown,
): Promise<'done' | 'invalid'> {
  const parsed = ownLanguageSchema.safeParse(input)
  if (!parsed.success) return 'invalid'
  const { language } = parsed.data
  await store().update(users).set({ language }).where(eq(users.id, person.id))
  await setLanguageCookie(language)
  return 'done'
}

/** Sets the language for everything in this browser, including the sign-in page; null: the one the browser asks for. */
export async function setLanguageCookie(language: Language | null): Promise<void> {
  const jar = await cookies()
  jar.set(languageCookie, language ?? '', {
    secure: config().app.isSecure,
    // The sign-in page sets it as well, without a session.
    httpOnly: false,
    sameSite: 'lax',
    path: '/',
    maxAge: language === null ? 0 : languageKeptSeconds,
  })
}
