import { z } from 'zod'

/** The id of a dispatch at the end of an address; null where none stands there. A UUID is never written with escapes. */
export function idFromUrl(url: string): string | null {
  return z.uuid().safeParse(new URL(url).pathname.split('/').at(-1)).data ?? null
}
