'use server'

import { z } from 'zod'
import { config } from '@/lib/config'
import type { WriteAnswer } from '@/lib/dispatch/contract'
import type { Submitted } from '@/lib/easy-apply/contract'
import { submitApplication } from '@/lib/easy-apply/submit-application'
import { checkBody } from '@/lib/forms/check-body'
import { openAction } from '@/lib/server/open-action'

const inputSchema = z.record(z.string(), z.json())

/** Submits an application. `input` is the body as the form made it; it is checked again here by the profile's schema. */
export async function submitApplicationAction(input: unknown): Promise<WriteAnswer<Submitted>> {
  const access = await openAction('recruiter')
  if ('notTaken' in access) return access.notTaken
  const body = inputSchema.safeParse(input)
  if (!body.success) return { state: 'invalid', errors: { '': 'This is not an application' } }
  const errors = checkBody(config().partner.profile.easyApply.body, body.data)
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  return submitApplication(body.data, access.session.person)
}
