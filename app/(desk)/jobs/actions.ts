'use server'

import { z } from 'zod'
import { config } from '@/lib/config'
import type { WriteAnswer } from '@/lib/dispatch/contract'
import { checkBody } from '@/lib/forms/check-body'
import type { CreatedJob } from '@/lib/jobs/contract'
import { createJob } from '@/lib/jobs/create-job'
import { openAction } from '@/lib/server/open-action'

const inputSchema = z.record(z.string(), z.json())

/** Creates a job. `input` is the body as the form made it; it is checked again here by the profile's schema. */
export async function createJobAction(input: unknown): Promise<WriteAnswer<CreatedJob>> {
  const access = await openAction('recruiter')
  if ('notTaken' in access) return access.notTaken
  const body = inputSchema.safeParse(input)
  if (!body.success) return { state: 'invalid', errors: { '': 'This is not a job' } }
  const errors = checkBody(config().partner.profile.jobs.create, body.data)
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  return createJob(body.data)
}
