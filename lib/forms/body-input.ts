import { z } from 'zod'

/** No form makes a body this deep, and recursion over one must not overflow the stack. */
const deepest = 40

/** A body as the browser sends it, before the profile's schema checks it. */
export const bodyInputSchema = z
  .unknown()
  .refine((body) => isShallow(body, deepest))
  .pipe(z.record(z.string(), z.json()))

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1))
}
