'use server'

import { z } from 'zod'
import { config } from '@/lib/config'
import type { RecordAnswer } from '@/lib/dispatch/contract'
import { checkBody } from '@/lib/forms/check-body'
import type { CreatedJob } from '@/lib/jobs/contract'
import { createJob } from '@/lib/jobs/create-job'
import { openAction } from '@/lib/server/open-action'

const inputSchema = z.strictObject({ id: z.uuid(), body: z.record(z.string(), z.json()) })

/** Records a new job under the browser's id. `body` is what the form made; it is checked again here by the profile's schema. */
export async function createJobAction(input: unknown): Promise<RecordAnswer<CreatedJob>> {
  const access = await openAction('recruiter')
  if ('notTaken' in access) return access.notTaken
  const parsed = inputSchema.safeParse(input)
  if (!parsed.success) return { state: 'invalid', errors: { '': 'This is not a job' } }
  const { id, body } = parsed.data
  const errors = checkBody(config().partner.profile.jobs.create, body)
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  return (await createJob(id, body, access.session.person)) ?? { state: 'invalid', errors: { '': 'This is not a job' } }
}
