'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isNotMade, isOver } from '@/lib/dispatch/contract'
import type { Draft, DraftForm } from '@/lib/drafts/contract'
import { autofill } from '@/lib/forms/autofill'
import type { BodySchema } from '@/lib/forms/body-schema'
import { autofilledFields, type FormNode } from '@/lib/forms/form-node'
import type { LearnedForm } from '@/lib/forms/learned-form'
import { restoreForm } from '@/lib/forms/saved-form'
import { titleInBody } from '@/lib/forms/title-in-body'
import type { CreatedJob, CreateJobAction, JobDispatch, SimilarJob } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { useDecide } from '../../dispatch/use-decide'
import { useDispatch } from '../../dispatch/use-followed'
import { useRecord } from '../../dispatch/use-record'
import { useDraft } from '../../drafts/use-draft'
import { useBodyForm } from '../../schema-form/use-body-form'
import { useKeptValues } from '../../schema-form/use-kept-values'
import { useLearnedForm } from '../../schema-form/use-learned-form'
import { newId } from '../../ui/new-id'
import { useDraftOutcome } from './use-draft-outcome'
import { useNamedIds } from './use-same-titles'
import { newJobWords } from './words'

export type NewJob = {
  nodes: FormNode[]
  schema: BodySchema
  /** Changes with the form's shape. */
  formFingerprint: string
  learned: LearnedForm
  /** Where the title is in a body. */
  title: Pointer
  create: CreateJobAction
  /** Which of the user's drafts this is. */
  form: DraftForm
  /** The user's draft as the page found it. */
  firstDraft: Draft | null
  /** The draft's dispatch, or the one named in the URL. */
  asked: JobDispatch | null
}

/** The form of a new job, its draft, and its dispatch: one id identifies all three, in every tab. */
export function useNewJob({ create, title, form: draftForm, firstDraft, asked, ...given }: NewJob) {
  const drawn = useLearnedForm(given)
  const { nodes, schema, formFingerprint } = drawn
  const [first] = useState(() => firstDraft && restoreForm(nodes, formFingerprint, firstDraft.kept))
  const filled = autofilledFields(schema)
  const bodyForm = useBodyForm({
    nodes,
    schema,
    ...(first ? { start: first.fields, startOthers: first.others } : {}),
    // Placeholders that pass validation: the server fills in the real values, using the id it is sent under.
    complete: (drawn) => autofill(drawn, filled, newId()),
  })
  const { form } = bodyForm
  const unmapped = useKeptValues(bodyForm, drawn)
  const latest = useRef<{ ofDraft: JobDispatch | null; shownId: string | null }>({ ofDraft: null, shownId: null })
  const draft = useDraft({
    form: draftForm,
    nodes,
    formFingerprint,
    first: firstDraft,
    values: bodyForm.values,
    load: bodyForm.load,
    onChange(listener) {
      const watching = form.watch(listener)
      return () => watching.unsubscribe()
    },
    isOver: (id) => latest.current.ofDraft?.id === id && isOver(latest.current.ofDraft),
  })
  const dispatchOfDraft = useDispatch<CreatedJob>(draft.dispatchId)
  const isOfDraft = () => latest.current.shownId === latest.current.ofDraft?.id
  const recording = useRecord<CreatedJob>({
    showErrors: bodyForm.showErrors,
    // A refusal of another job says nothing about the values in the form.
    showPartnerErrors: (fields: Record<string, string[]>, more?: Pointer[]) =>
      isOfDraft() ? bodyForm.showPartnerErrors(fields, more) : fields,
    learn: (refusal) => !isOfDraft() || drawn.learn(refusal),
    formFingerprint,
  })
  const { dispatch } = recording
  const isInForm = useIsInForm(dispatch, draft.dispatchId)
  // A layout effect, since useRecord's effect reads it.
  useLayoutEffect(() => {
    latest.current = { ofDraft: dispatchOfDraft, shownId: dispatch?.id ?? null }
  })
  const { decide } = useDecide(dispatch?.id ?? '')
  const namedIds = useNamedIds()
  const [similar, setSimilar] = useSimilarJobs(form)
  useDraftOutcome({ asked, dispatchOfDraft, draft, recording })

  function submit({ isMeant = false } = {}) {
    recording.clear()
    const body = bodyForm.read()
    if (!body) return
    setSimilar([])
    // The jobs named beside the button, unless an outcome was shown instead.
    const named = dispatch === null || recording.isOutdated ? namedIds(titleInBody(body, title, nodes)) : []
    const wasNotMade = dispatch?.state === 'needs-decision' && isNotMade(dispatch.uncertainty)
    recording.record(
      async () => {
        const id = await draft.idToSend()
        const ask = (isMeant: boolean) => create({ id, body: autofill(body, filled, id), isMeant })
        const first = await ask(isMeant)
        const isAnswered = first.state === 'similar-jobs' && first.similar.every((job) => named.includes(job.id ?? ''))
        const answer = isAnswered ? await ask(true) : first
        if (answer.state === 'similar-jobs') {
          draft.notSent()
          setSimilar(answer.similar)
          return { state: 'asked-back' }
        }
        draft.sent()
        // The new job replaces the one proven not to exist.
        if (answer.state === 'recorded' && wasNotMade && answer.dispatch.id !== dispatch.id) decide({ what: 'abandon' })
        return answer
      },
      titleInBody(body, title, nodes) || newJobWords.untitled,
    )
  }

  return {
    form,
    timesShown: bodyForm.timesShown,
    nodes,
    schema,
    unmapped: unmapped.length > 0 ? unmapped : draft.unmapped,
    draft,
    recording,
    similar,
    submit,
    goBack: () => setSimilar([]),
    /** The form's values are being sent, or may be. */
    isLocked: dispatchOfDraft !== null && !isOver(dispatchOfDraft),
    isInForm,
  }
}

/** Whether the dispatch shown is about the values in the form. */
function useIsInForm(dispatch: JobDispatch | null, draftId: string | null): boolean {
  // Typing after a refusal gives the draft a new id, but the outcome shown is still about this form.
  const [idOfForm, setIdOfForm] = useState<string | null>(null)
  if (dispatch && dispatch.id === draftId && dispatch.id !== idOfForm) setIdOfForm(dispatch.id)
  return dispatch !== null && (dispatch.id === draftId || dispatch.id === idOfForm)
}

/** The jobs that the desk found to be similar, to confirm that another one is meant. */
function useSimilarJobs(form: ReturnType<typeof useBodyForm>['form']) {
  const [similar, setSimilar] = useState<SimilarJob[]>([])
  // They are similar only to the values they were looked up for, so any change discards them.
  useEffect(() => {
    const watching = form.watch(() => setSimilar((shown) => (shown.length === 0 ? shown : [])))
    return () => watching.unsubscribe()
  }, [form])
  return [similar, setSimilar] as const
}
