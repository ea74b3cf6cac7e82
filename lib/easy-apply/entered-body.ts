import 'server-only'
import { profile } from '../connection/profile'
import { withProfileVersion } from '../connection/profile-versions'
import { withoutAutofilled } from '../forms/autofill'
import { autofilledFields } from '../forms/form-node'

/** What somebody entered of a recorded application, without what the desk fills in. `body`: the JSON that was sent. */
export function enteredBody(body: string, version: number): Promise<Record<string, unknown>> {
  return withProfileVersion(version, async () => {
    const entered = withoutAutofilled(JSON.parse(body), autofilledFields(profile().easyApply.body))
    // The body of an application is an object, and pointers into it leave it one.
    return entered as Record<string, unknown>
  })
}
