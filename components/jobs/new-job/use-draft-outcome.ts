'use client'

import { useEffect, useEffectEvent } from 'react'
import { type CreatedJob, type JobDispatch, jobsKey } from '@/lib/jobs/contract'
import { useReadsClient } from '../../api/queries'
import type { useRecord } from '../../dispatch/use-record'
import type { useDraft } from '../../drafts/use-draft'

type DraftOutcomeUse = {
  /** The draft's dispatch when the page was opened, or the one named in the URL. */
  asked: JobDispatch | null
  /** The draft's dispatch, whichever tab it was sent from. */
  dispatchOfDraft: JobDispatch | null
  draft: Pick<ReturnType<typeof useDraft>, 'dispatchId' | 'startAgain'>
  recording: Pick<ReturnType<typeof useRecord<CreatedJob>>, 'dispatch' | 'show'>
}

/** Shows the outcome of the draft, and starts the next draft once its job is created. */
export function useDraftOutcome({ asked, dispatchOfDraft, draft, recording }: DraftOutcomeUse): void {
  const { dispatch } = recording
  const queries = useReadsClient()

  const askedId = asked?.id
  const showAsked = useEffectEvent(() => asked && recording.show(asked))
  useEffect(() => {
    if (askedId !== undefined) showAsked()
  }, [askedId])

  // Also show the outcome if the draft was sent from another tab: it is the same draft.
  const idOfDraft = dispatchOfDraft?.id
  const showOfDraft = useEffectEvent(() => {
    if (dispatchOfDraft && idOfDraft !== dispatch?.id) recording.show(dispatchOfDraft)
  })
  useEffect(() => {
    if (idOfDraft !== undefined) showOfDraft()
  }, [idOfDraft])

  const doneId = dispatch?.state === 'succeeded' ? dispatch.id : null
  const finish = useEffectEvent((id: string) => {
    if (id === draft.dispatchId) draft.startAgain()
    void queries.invalidateQueries({ queryKey: jobsKey })
  })
  useEffect(() => {
    if (doneId !== null) finish(doneId)
  }, [doneId])
}
