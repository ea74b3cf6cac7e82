'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type {
  ColumnMappings,
  DecideRunAction,
  SaveColumnMappingsAction,
  StartRunAction,
} from '@/lib/bulk-apply/contract'
import type { ApplicationForm, Source } from '@/lib/bulk-apply/sheet/contract'
import type { UnfinishedUpload } from '@/lib/bulk-apply/sheet/saved-upload'
import type { Pointer } from '@/lib/records/pointer'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { FactsSkeleton } from '../../ui/list-skeleton'
import { Notice } from '../../ui/notice'
import { useLeaveWarning } from '../../ui/use-leave-warning'
import { startSheet } from '../sheet/sheet-client'
import { DiscardUpload } from './discard-upload'
import { type PrefilledTable, takePrefilledTable } from './prefill'
import { useHeadingFocus } from './step-focus'
import { StepsList } from './steps-list'
import { UnfinishedLines } from './unfinished-uploads'
import { UploadDraftLine } from './upload-draft-line'
import { isLost, isUploading } from './upload-state'
import { UploadStep } from './upload-step'
import { upload, useUpload } from './use-upload'
import { uploadWords } from './words'

const loading = () => (
  <FactsSkeleton rows={5}>
    <p role="status">{uploadWords.loading}</p>
  </FactsSkeleton>
)
const MatchStep = dynamic(() => import('./match-step').then((module) => module.MatchStep), { ssr: false, loading })
const CheckStep = dynamic(() => import('./check-step').then((module) => module.CheckStep), { ssr: false, loading })
const UploadDraftNotice = lazyPart(async () => (await import('./upload-draft-notice')).UploadDraftNotice)
const SendStep = dynamic(() => import('./send-step').then((module) => module.SendStep), { ssr: false, loading })

type BulkApplyProps = {
  form: ApplicationForm
  /** Fields of a job record that distinguish jobs with the same title. */
  jobColumns: Pointer[]
  /** Id of the preselected job. */
  startJobId: string | null
  columnMappings: ColumnMappings
  /** The user's unfinished uploads. */
  unfinished: UnfinishedUpload[]
  saveColumnMappings: SaveColumnMappingsAction
  startRun: StartRunAction
  decideRun: DecideRunAction
  /** The list of runs, shown below the upload. */
  runs: ReactNode
}

/** Column mappings saved since the page was loaded. */
let savedSince: ColumnMappings = {}

/** The wizard from an upload to a run, one step at a time. */
export function BulkApplyScreen(props: BulkApplyProps) {
  const { form, jobColumns, startJobId, columnMappings, unfinished, saveColumnMappings, startRun, decideRun, runs } =
    props
  const { step, opened, reading, workerError, draft, sending } = useUpload()
  const open = useCallback(
    (source: Source) => void upload.open(source, () => startSheet(form), { ...columnMappings, ...savedSince }),
    [form, columnMappings],
  )

  const [offered, setOffered] = usePrefilledTable(open)
  const { section, heading } = useHeadingFocus(step)

  // Cleared only on leaving: clearing it earlier would flash the empty first step before the run's page.
  useEffect(
    () => () => {
      if (upload.read().sending.state === 'started') upload.forget()
    },
    [],
  )

  const isUnsent = opened !== null && sending.state !== 'started' && draft.state !== 'sent'
  const wouldLose = isUnsent && (draft.state !== 'saved' || isUploading(sending))
  useLeaveWarning(wouldLose)

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-8 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b pb-3">
        <StepsList />
        {opened && (
          <div className="flex flex-wrap items-center gap-x-3">
            <UploadDraftLine />
            <DiscardUpload />
          </div>
        )}
      </div>
      {opened && isLost(draft) && <UploadDraftNotice />}
      {step === 'upload' && !opened && reading === null && (
        <UnfinishedLines
          first={unfinished}
          onContinue={(id, saved) => void upload.resume(id, saved, () => startSheet(form))}
        />
      )}
      {offered && (
        <OfferedTable
          name={offered.name}
          isBlocked={isUploading(sending)}
          onUse={() => {
            setOffered(null)
            open(offered)
          }}
          onKeep={() => setOffered(null)}
        />
      )}
      {workerError && (
        <WorkerErrorNotice message={workerError} isSaved={draft.state === 'saved' || draft.state === 'saving'} />
      )}
      <section
        ref={section}
        aria-labelledby="step-heading"
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 [&_:is(a,button,input,[tabindex])]:scroll-mb-18"
      >
        <h2 id="step-heading" ref={heading} tabIndex={-1} className="w-fit text-section font-semibold outline-none">
          {uploadWords.steps[step]}
        </h2>
        {step === 'upload' && <UploadStep form={form} onSource={open} />}
        {step === 'match' && (
          <MatchStep
            form={form}
            jobColumns={jobColumns}
            startJobId={startJobId}
            remembered={() => ({ ...columnMappings, ...savedSince })}
            onRemember={(columns) => {
              savedSince = { ...savedSince, ...columns }
              // Only a convenience for the next upload, so a failure can be ignored.
              saveColumnMappings({ columns }).catch(() => {})
            }}
          />
        )}
        {step === 'check' && <CheckStep jobColumns={jobColumns} />}
        {step === 'send' && <SendStep startRun={startRun} decideRun={decideRun} />}
      </section>
      {step === 'upload' && sending.state === 'idle' && runs}
    </div>
  )
}

/** Opens the table of selected applicants that the user comes with; offers it while another upload is open. */
function usePrefilledTable(open: (table: PrefilledTable) => void) {
  const [offered, setOffered] = useState<PrefilledTable | null>(null)
  const openPrefilled = useEffectEvent(() => {
    const table = takePrefilledTable()
    if (!table) return
    if (upload.read().opened) setOffered(table)
    else open(table)
  })
  useEffect(() => openPrefilled(), [])
  return [offered, setOffered] as const
}

type OfferedTableProps = { name: string; isBlocked: boolean; onUse: () => void; onKeep: () => void }

/** Shown when applicants were selected for an upload while another one was being prepared. */
function OfferedTable({ name, isBlocked, onUse, onKeep }: OfferedTableProps) {
  return (
    <Notice
      tone="info"
      title={uploadWords.ready({ name })}
      actions={
        <>
          <Button disabled={isBlocked} onClick={onUse}>
            {uploadWords.useSelected}
          </Button>
          <Button onClick={onKeep}>{uploadWords.keepOther}</Button>
        </>
      }
    >
      <p>{uploadWords.oneAtATime}</p>
    </Notice>
  )
}

function WorkerErrorNotice({ message, isSaved }: { message: string; isSaved: boolean }) {
  return (
    <Notice
      isUrgent
      tone="bad"
      title={uploadWords.browserFailed}
      actions={<Button onClick={upload.forget}>{uploadWords.startOver}</Button>}
    >
      <p>{isSaved ? uploadWords.browserFailedSaved : uploadWords.browserFailedHint}</p>
      <p className="text-small text-quiet">{message}</p>
    </Notice>
  )
}
