import { z } from 'zod'
import type { AccountRefusal } from './contract'

/** The refusal that puts each message under its field. */
export function invalidInput(error: z.ZodError): AccountRefusal {
  return { refused: 'invalid', fields: z.flattenError(error).fieldErrors }
}
