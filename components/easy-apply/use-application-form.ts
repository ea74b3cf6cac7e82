'use client'

import type { OpenedForm, RefusedApplication } from '@/lib/easy-apply/contract'
import { type ApplicationFieldMapping, completeBody, drawnPointers } from '@/lib/forms/application-body'
import { saveForm } from '@/lib/forms/saved-form'
import { useBodyForm } from '../schema-form/use-body-form'
import { useKeptValues } from '../schema-form/use-kept-values'
import { useLearnedForm } from '../schema-form/use-learned-form'
import { startValues } from './start-values'
import type { useOwnFields } from './use-own-fields'
import { easyApplyWords } from './words'

type ApplicationFormUse = {
  fields: ReturnType<typeof useOwnFields>
  refused: RefusedApplication | null
  /** Returns the id of the application being filled in. */
  submissionId: () => string
}

/** The fields of the profile's form; `read` returns the whole body, with the fields that the screen renders itself. */
export function useApplicationForm(asIs: OpenedForm, { fields, refused, submissionId }: ApplicationFormUse) {
  const { paths, person, filled } = asIs
  const { prefilled, job, email, isQueued } = fields
  const drawn = useLearnedForm({ ...asIs, formFingerprint: asIs.mark }, drawnPointers(paths))
  const { nodes, schema, formFingerprint } = drawn
  const { unmapped: unmappedAtStart, ...startingWith } = startValues(
    { prefilled, refused },
    { nodes, formFingerprint, person },
  )
  const bodyForm = useBodyForm({
    nodes,
    schema,
    ...startingWith,
    complete(entered) {
      const parts = { email, jobId: job?.id ?? '', isQueued, submissionId: submissionId() }
      return completeBody(entered, parts, { paths, filled, schema })
    },
    pathOf: (pointer) => ownPath(pointer, paths),
  })
  const unmapped = useKeptValues(bodyForm, drawn, unmappedAtStart)
  const { showErrors, showPartnerErrors } = bodyForm

  /** Returns the whole input; undefined after marking the errors. */
  function read() {
    const body = bodyForm.read()
    bodyForm.setErrors([
      ...(job ? [] : [{ path: 'job', message: easyApplyWords.chooseJob }]),
      ...(email.trim() === '' ? [{ path: 'email', message: easyApplyWords.required }] : []),
    ])
    return job && email.trim() !== '' ? body : undefined
  }

  return {
    form: bodyForm.form,
    timesShown: bodyForm.timesShown,
    nodes,
    unmapped,
    read,
    /** What has been entered so far. */
    entered: () => saveForm(nodes, formFingerprint, bodyForm.values()),
    startAgain: bodyForm.startAgain,
    recordForm: { showErrors, showPartnerErrors, learn: drawn.learn, formFingerprint },
  }
}

/** Maps errors on the parts that the screen renders itself, and on groups that contain them, to those parts. */
function ownPath(pointer: string, paths: ApplicationFieldMapping): string | undefined {
  const isAround = (path: string) => path === pointer || (pointer !== '' && path.startsWith(`${pointer}/`))
  if (isAround(paths.job)) return 'job'
  return isAround(paths.email) ? 'email' : undefined
}
