import 'server-only'
import { eq } from 'drizzle-orm'
import { cookies } from 'next/headers'
import { config } from '@/lib/runtime/config'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { type Language, languageCookie, languageKeptSeconds, languages } from '@/lib/text/language'
import { ownLanguageSchema } from './input'
import type { Session } from './session'

/** Null for what this release does not speak: a later one may have kept it. */
export const knownLanguage = (kept: string | null): Language | null => languages.find((one) => one === kept) ?? null

/** What the person chose; null where each of their browsers decides. */
export async function readOwnLanguage(personId: string): Promise<Language | null> {
  const [row] = await store().select({ language: users.language }).from(users).where(eq(users.id, personId))
  return knownLanguage(row?.language ?? null)
}

/**
 * Keeps the choice with the account, and in this browser; null takes it back in both. From actions and handlers only.
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

/** Has this browser read everything in the language, the sign-in too; null: in the one that it asks for. */
export async function setLanguageCookie(language: Language | null): Promise<void> {
  const jar = await cookies()
  jar.set(languageCookie, language ?? '', {
    secure: config().app.isSecure,
    // The sign-in page sets it too, where nobody is signed in.
    httpOnly: false,
    sameSite: 'lax',
    path: '/',
    maxAge: language === null ? 0 : languageKeptSeconds,
  })
}
