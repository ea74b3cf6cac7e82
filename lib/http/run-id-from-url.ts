import { z } from 'zod'

/** The run's id in an address such as `/api/runs/<id>/rows`; null where none stands there. */
export function runIdFromUrl(url: string): string | null {
  return z.uuid().safeParse(new URL(url).pathname.split('/runs/').at(-1)?.split('/')[0]).data ?? null
}
