import 'server-only'
import { profile } from '../connection/profile'
import { withProfileVersion } from '../connection/versions/profile-versions'
import { withoutAutofilled } from '../forms/autofill'
import { autofilledFields } from '../forms/form-node'

/** What a user entered for a recorded application, without what the desk fills in. `body`: the JSON that was sent. */
export function enteredBody(body: string, version: number): Promise<Record<string, unknown>> {
  return withProfileVersion(version, async () => {
    const entered = withoutAutofilled(JSON.parse(body), autofilledFields(profile().easyApply.body))
    // An application's body is an object, and stays one when values are removed at pointers into it.
    return entered as Record<string, unknown>
  })
}
