'use client'

import { Download, FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { maxRows } from '@/lib/bulk-apply/contract'
import { type ApplicationForm, maxUploadBytes, type Source, type SourceError } from '@/lib/bulk-apply/sheet/contract'
import { findTargets } from '@/lib/bulk-apply/sheet/find-targets'
import { templateCsv } from '@/lib/bulk-apply/sheet/write-csv'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { ProgressBar } from '../../ui/progress-bar'
import { saveFile } from '../../ui/save-file'
import { upload, useUpload } from './use-upload'
import { uploadWords } from './words'

/** Takes a file, pasted rows, or an earlier upload. */
export function UploadStep({ form, onSource }: { form: ApplicationForm; onSource: (source: Source) => void }) {
  const { reading, sourceError, opened, draft } = useUpload()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function take(file: File | undefined) {
    if (file) onSource({ kind: 'file', file, name: file.name })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <>
      {opened && (
        <Notice
          tone="info"
          title={uploadWords.notSent({ name: opened.name, count: opened.rows })}
          actions={<Button onClick={() => upload.set({ step: 'match' })}>{uploadWords.continueWith}</Button>}
        >
          <p>{draft.state === 'saved' ? uploadWords.staysSaved : uploadWords.replaces}</p>
        </Notice>
      )}
      {sourceError && <SourceErrorNotice error={sourceError} />}
      <div className="grid gap-4 lg:grid-cols-2">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={`grid content-center justify-items-center gap-2 rounded-panel border border-dashed border-line-strong p-6 text-center ${
            isOver ? 'bg-accent-soft' : 'bg-raised'
          }`}
        >
          {reading === null ? (
            <>
              <FileUp aria-hidden className="size-6 text-quiet" />
              <p className="font-medium max-md:sr-only">{uploadWords.drop}</p>
              <Button look="primary" onClick={() => chooser.current?.click()}>
                {uploadWords.chooseFile}
              </Button>
              <input
                ref={chooser}
                type="file"
                accept=".xlsx,.xlsm,.xlsb,.xls,.ods,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
                aria-label={uploadWords.file}
                className="hidden"
                onChange={(event) => {
                  take(event.target.files?.[0])
                  event.target.value = ''
                }}
              />
              <p className="max-w-prose text-small text-quiet">
                {uploadWords.limits({ rows: maxRows, megabytes: maxUploadBytes / 1024 / 1024 })}
              </p>
              <Button look="quiet" onClick={() => saveTemplate(form)}>
                <Download aria-hidden className="size-4" />
                {uploadWords.template}
              </Button>
            </>
          ) : (
            <div className="grid w-full max-w-80 gap-2">
              <p role="status" className="wrap-anywhere font-medium">
                {uploadWords.readingNow({ name: reading })}
              </p>
              <ProgressBar label={uploadWords.reading} percent={null} text={uploadWords.reading} />
            </div>
          )}
        </div>
        <PastedRows isDisabled={reading !== null} onSource={onSource} />
      </div>
    </>
  )
}

/** Says why nothing could be read. */
export function SourceErrorNotice({ error: { message, isTooLarge } }: { error: SourceError }) {
  return (
    <Notice isUrgent tone="bad" title={isTooLarge ? uploadWords.tooLarge : uploadWords.notATable}>
      <p>{message}</p>
    </Notice>
  )
}

function PastedRows({ isDisabled, onSource }: { isDisabled: boolean; onSource: (source: Source) => void }) {
  const pasted = useRef<HTMLTextAreaElement>(null)
  const [isNonePasted, setNonePasted] = useState(false)

  function submit() {
    const text = pasted.current?.value ?? ''
    setNonePasted(text.trim() === '')
    if (text.trim() === '') pasted.current?.focus()
    if (text.trim() !== '') onSource({ kind: 'text', text, name: uploadWords.pasted })
  }

  return (
    <div className="grid content-start gap-2">
      <Field
        label={uploadWords.paste}
        description={uploadWords.pasteHint}
        error={isNonePasted ? uploadWords.nothingPasted : undefined}
        isRequired
      >
        {({ 'aria-required': _, ...control }) => (
          <textarea
            {...control}
            ref={pasted}
            rows={7}
            autoComplete="off"
            spellCheck={false}
            className="control resize-y font-mono text-table whitespace-pre"
          />
        )}
      </Field>
      <Button className="w-fit" disabled={isDisabled} onClick={submit}>
        {uploadWords.useRows}
      </Button>
    </div>
  )
}

function saveTemplate(form: ApplicationForm) {
  saveFile(templateCsv(findTargets(form)), `${uploadWords.templateFile}.csv`)
}
