import 'server-only'
import { config } from '../config'
import { withoutFilled } from '../forms/fill-in'
import { filledBy } from '../forms/form-node'
import { type SubmittedValue, submittedValues } from './holds-values'

/** What a person entered for a job: the values of a recorded body without what the desk filled in. */
export function jobValues({ body }: { body: string }): SubmittedValue[] {
  const { create } = config().partner.profile.jobs
  return submittedValues(withoutFilled(JSON.parse(body), filledBy(create)))
}
