import { z } from 'zod'

/** A route parameter that must be a UUID; null when it is not one. */
export function uuidParam(param: unknown): string | null {
  return z.uuid().safeParse(param).data ?? null
}
