'use client'

import { Download, Send } from 'lucide-react'
import Link from 'next/link'
import { useRef, useState } from 'react'
import { confirmByTypingAbove, type DecideRunAction, type StartRunAction } from '@/lib/bulk-apply/contract'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { saveFile } from '../../ui/save-file'
import { isTypedCount } from '../../ui/typed-count'
import { TypedCountField } from '../../ui/typed-count-field'
import { useFocusInvalid } from '../../ui/use-focus-invalid'
import { useMediaQuery } from '../../ui/use-media-query'
import { rowsToSend } from './check-words'
import { ProgressLine } from './progress-line'
import { sendWords } from './send/words'
import { SendErrorNotice } from './send-error-notice'
import { SendSummary } from './send-summary'
import { StepActions } from './step-actions'
import { useStepFocus } from './step-focus'
import { isUploading } from './upload-state'
import { upload, useUpload } from './use-upload'
import { useUploadRun } from './use-upload-run'
import { uploadWords } from './words'

type SendStepProps = { startRun: StartRunAction; decideRun: DecideRunAction }

/** Summarizes what will be sent and starts the run. */
export function SendStep({ startRun, decideRun }: SendStepProps) {
  const { opened, checked, matching, draft, sending, plan } = useUpload()
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalid(form, false, attempts)
  const send = useUploadRun({ startRun, decideRun })
  const confirmation = useRef<HTMLInputElement>(null)
  // On touch devices the keyboard would cover the summary.
  useStepFocus(confirmation, !useMediaQuery('(pointer: coarse)'))
  if (!opened || !checked) return null
  const count = rowsToSend(checked)
  const isTyped = count <= confirmByTypingAbove || isTypedCount(plan.typed, count)
  const isBusy = isUploading(sending)
  const name = plan.name ?? nameOf(opened.name)

  function press() {
    setAttempts(attempts + 1)
    if (isTyped && name.trim() !== '' && count > 0) void send(name.trim())
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) press()
      }}
      className="grid gap-4 [&>:not(:last-child)]:max-w-3xl"
    >
      <SendSummary checked={checked} matching={matching} />
      {checked.rows > count && (
        <div>
          <Button onClick={() => void saveUnsent(opened.name)}>
            <Download aria-hidden className="size-4" />
            {sendWords.downloadUnsent}
          </Button>
        </div>
      )}
      <RunOptions name={name} isNameMissing={attempts > 0 && name.trim() === ''} isBusy={isBusy} />
      <p className="max-w-prose text-quiet">{sendWords.canary}</p>
      {count > confirmByTypingAbove && (
        <TypedCountField
          ref={confirmation}
          count={count}
          what={sendWords.applications}
          value={plan.typed}
          isWrong={attempts > 0 && !isTyped}
          isDisabled={isBusy}
          onType={(typed) => upload.set({ plan: { ...plan, typed } })}
        />
      )}
      {sending.state === 'failed' && <SendErrorNotice sending={sending} onRetry={() => void send(name.trim())} />}
      {(sending.state === 'uploading' || sending.state === 'starting') && (
        <ProgressLine
          label={sendWords.uploading}
          done={sending.done}
          of={sending.of}
          line={sendWords.uploaded({ done: sending.done, of: sending.of })}
        />
      )}
      {sending.state === 'started' && (
        <p role="status">
          {sendWords.allUploaded}{' '}
          <Link href={`/bulk-apply/${sending.id}`} className="link font-medium">
            {sendWords.openRun}
          </Link>
        </p>
      )}
      <StepActions>
        <Button
          type="submit"
          look="primary"
          disabled={count === 0 || draft.state === 'sent'}
          isPending={isBusy}
          pendingLabel={sendWords.isUploading}
        >
          <Send aria-hidden className="size-4" />
          {sendWords.send({ count })}
        </Button>
        <Button disabled={isBusy} onClick={() => upload.set({ step: 'check' })}>
          {uploadWords.back}
        </Button>
      </StepActions>
    </form>
  )
}

type RunOptionsProps = { name: string; isNameMissing: boolean; isBusy: boolean }

function RunOptions({ name, isNameMissing, isBusy }: RunOptionsProps) {
  const { plan } = useUpload()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={sendWords.name} isRequired error={isNameMissing ? sendWords.required : undefined}>
        {(control) => (
          <input
            {...control}
            value={name}
            maxLength={120}
            autoComplete="off"
            disabled={isBusy}
            onChange={(event) => upload.set({ plan: { ...plan, name: event.target.value } })}
            className="control"
          />
        )}
      </Field>
      <fieldset disabled={isBusy} className="grid content-start gap-1.5">
        <legend className="pb-1 font-medium">{sendWords.onRefusal}</legend>
        {[false, true].map((stops) => (
          <label key={String(stops)} className="flex items-center gap-2.5">
            <input
              type="radio"
              name="refusal"
              checked={plan.stopsAtRefusal === stops}
              onChange={() => upload.set({ plan: { ...plan, stopsAtRefusal: stops } })}
              className="size-4 accent-accent"
            />
            {stops ? sendWords.stop : sendWords.goOn}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

/** A file name without its extension. */
function nameOf(source: string): string {
  return source.replace(/\.(csv|tsv|txt|xls[xmb]?|ods)$/i, '').slice(0, 120)
}

async function saveUnsent(source: string) {
  const csv = await upload.ask((sheet) => sheet.leftOutCsv())
  const { fileNamePart, fileNameTime } = await import('@/lib/text/file-name')
  if (csv !== null)
    saveFile(csv, `${fileNamePart(sendWords.unsentFile({ name: nameOf(source) }))}-${fileNameTime(new Date())}.csv`)
}
