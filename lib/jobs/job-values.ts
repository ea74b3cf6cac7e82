import 'server-only'
import { profile } from '../connection/profile'
import { withoutAutofilled } from '../forms/autofill'
import { autofilledFields } from '../forms/form-node'
import { type SubmittedValue, submittedValues } from './compare-values'

/** A job's body reduced to what a person entered. */
export function enteredIn(body: unknown): unknown {
  return withoutAutofilled(body, autofilledFields(profile().jobs.create))
}

/** What a person entered for a job: the values of a recorded body without what the desk filled in. */
export function jobValues({ body }: { body: string }): SubmittedValue[] {
  return submittedValues(enteredIn(JSON.parse(body)))
}
