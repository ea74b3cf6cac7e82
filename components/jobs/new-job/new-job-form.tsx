'use client'

import { useEffect, useRef, useState } from 'react'
import type { DraftForm } from '@/lib/drafts/contract'
import { RecordErrorNotice } from '../../dispatch/record-error-notice'
import { DraftLine } from '../../drafts/draft-line'
import { BodyFields } from '../../schema-form/body-fields'
import { OtherFields } from '../../schema-form/other-fields'
import { UnmappedValues } from '../../schema-form/unmapped-values'
import { WriteForm } from '../../schema-form/write-form'
import { Button } from '../../ui/button'
import { CopyAsJob } from './copy-as-job'
import { ClearFormDialog } from './draft-dialogs'
import { draftHref } from './draft-href'
import { JobOutcome } from './job-outcome'
import { JobOutcomeArea } from './job-outcome-area'
import { FoldedPreview } from './job-preview'
import { CreateLabel, NewJobRail } from './new-job-rail'
import { SimilarJobs } from './similar-jobs'
import { type UnfinishedJob, UnfinishedJobs } from './unfinished-jobs'
import type { JobToCopy } from './use-copied-job'
import { type NewJob, useNewJob } from './use-new-job'
import { newJobWords } from './words'

type NewJobFormProps = NewJob & {
  /** The user's other unfinished jobs. */
  unfinished: UnfinishedJob[]
  /** The job that the URL asks to copy. */
  copy: JobToCopy | null
  lastCheckMs: number
}

/** The new job form, built from the profile and kept as a draft, with its outcome below. */
export function NewJobForm({ copy, unfinished, lastCheckMs, ...given }: NewJobFormProps) {
  const { asked, title } = given
  const newJob = useNewJob(given)
  const { form, timesShown, nodes, schema, unmapped, draft, recording, similar, submit, goBack, isLocked, isInForm } =
    newJob
  const { problem, isPending, forget } = recording
  const dispatch = recording.isOutdated ? null : recording.dispatch
  const [isAsking, setAsking] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const [starts, setStarts] = useState(0)
  const isAnswered = similar.length > 0 || dispatch !== null

  function startAgain() {
    setAsking(false)
    goBack()
    forget()
    draft.startAgain()
    setStarts(starts + 1)
  }

  // The pressed button is gone by then.
  useEffect(() => {
    if (starts > 0) fields.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [starts])
  useDraftAddress(given.form)

  return (
    <>
      <UnfinishedJobs unfinished={unfinished} />
      <CopyAsJob
        key={copy && `${copy.kind} ${copy.id}`}
        copy={copy}
        nodes={nodes}
        schema={schema}
        title={title}
        isUntouched={draft.state === 'untouched'}
        isSent={dispatch !== null}
        mustAsk={() => draft.hasContent() && !isLocked && !isUnderWay(asked, draft.dispatchId)}
        onCopy={(values) => {
          goBack()
          forget()
          draft.fill(values)
        }}
      />
      <UnmappedValues title={newJobWords.hasChanged} unmapped={unmapped} />
      <WriteForm
        form={form}
        timesShown={timesShown}
        label={<CreateLabel nodes={nodes} title={title} isAnswered={isAnswered} />}
        pendingLabel={newJobWords.creating}
        isPending={isPending}
        isAsking={similar.length > 0}
        isLocked={isLocked}
        isAnswered={dispatch?.state === 'succeeded'}
        onSubmit={submit}
        beside={
          <>
            {isLocked && <Button onClick={startAgain}>{newJobWords.startAnother}</Button>}
            {!isLocked && draft.state !== 'empty' && (
              <Button onClick={draft.state === 'untouched' ? startAgain : () => setAsking(true)}>
                {newJobWords.clearForm}
              </Button>
            )}
            {!isLocked && <DraftLine state={draft.state} />}
          </>
        }
        summary={<NewJobRail nodes={nodes} title={title} isAnswered={isAnswered} />}
        outcome={
          <JobOutcomeArea dispatch={dispatch} hasNotice={similar.length > 0}>
            {problem && <RecordErrorNotice problem={problem} />}
            {similar.length > 0 && (
              <SimilarJobs
                jobs={similar}
                isPending={isPending}
                onCreate={() => submit({ isMeant: true })}
                onBack={goBack}
              />
            )}
            {dispatch && similar.length === 0 && (
              <JobOutcome dispatch={dispatch} lastCheckMs={lastCheckMs} isInForm={isInForm} />
            )}
          </JobOutcomeArea>
        }
      >
        <div ref={fields} className="contents" data-first-focus>
          <BodyFields nodes={nodes} name="body" />
        </div>
        <OtherFields name="others" />
        <FoldedPreview nodes={nodes} title={title} />
      </WriteForm>
      {isAsking && <ClearFormDialog onClose={() => setAsking(false)} onYes={startAgain} />}
    </>
  )
}

/** Whether the draft is being sent, by what the page found, as the browser has not requested its state yet. */
function isUnderWay(asked: NewJob['asked'], draftId: string | null): boolean {
  return asked !== null && asked.id === draftId && asked.endedAt === null
}

/** Replaces `?start` in the URL with the draft: reloading a form that began empty must show what was typed since. */
function useDraftAddress(form: DraftForm) {
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('start')) window.history.replaceState(null, '', draftHref(form))
  }, [form])
}
