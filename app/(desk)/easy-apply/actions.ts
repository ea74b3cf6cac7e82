'use server'

import { z } from 'zod'
import { requireRole } from '@/lib/accounts/require-role'
import { profile } from '@/lib/connection/profile'
import type { RecordAnswer } from '@/lib/dispatch/contract'
import type { AppliedBefore, Submitted } from '@/lib/easy-apply/contract'
import { submitApplication } from '@/lib/easy-apply/submit-application'
import { checkBody } from '@/lib/forms/check-body'
import { checkFiles } from '@/lib/forms/check-files'
import { formNodes } from '@/lib/forms/form-node'
import { authorizeAction } from '@/lib/http/authorize-action'

const inputSchema = z.strictObject({
  id: z.uuid(),
  body: z.record(z.string(), z.json()),
  isAgain: z.boolean(),
})
const notOne = { state: 'invalid', errors: { '': 'This is not an application' } } as const
const notYours = {
  state: 'invalid',
  errors: { '': 'Somebody else has sent this very form. Reload the page to send one of your own' },
} as const

/**
 * Records an application under the browser's id. Validates `body` again by the profile's schema, and files by content.
 */
export async function submitApplicationAction(input: unknown): Promise<RecordAnswer<Submitted> | AppliedBefore> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('notTaken' in access) return access.notTaken
  const parsed = inputSchema.safeParse(input)
  if (!parsed.success) return notOne
  const { id, body, isAgain } = parsed.data
  const schema = profile().easyApply.body
  const checked = checkFiles(formNodes(schema), body)
  const errors = { ...checkBody(schema, body), ...checked.errors }
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  return (await submitApplication(id, checked.body, access.session.person, { isAgain })) ?? notYours
}
