'use client'

import { FileText, FileWarning, Upload, X } from 'lucide-react'
import { type DragEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { base64Size, checkFile, maxFileBytes } from '@/lib/forms/check-file'
import { documentKinds } from '@/lib/forms/document-kind'
import type { PickedFile } from '@/lib/forms/form-values'
import { Button } from '../ui/button'
import type { FieldControl } from '../ui/field'
import { formWords } from './words'

type FileControlProps = {
  control: FieldControl
  file: PickedFile | null
  onPick: (file: PickedFile | null) => void
  onRefuse: (message: string) => void
}

/** Accepts one document, chosen or dropped, checks its content in the browser, and holds it as base64. */
export function FileControl({ control, file, onPick, onRefuse }: FileControlProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(0)
  const held = useRef(file)
  useLayoutEffect(() => {
    held.current = file
  })
  const statusId = useId()
  useKeptPage()

  async function read(picked: File) {
    latest.current += 1
    const turn = latest.current
    held.current = { name: picked.name, type: '', data: '', isReading: true }
    onPick(held.current)
    const result = await readFile(picked)
    // Meanwhile another file was picked, this one was removed, or the form was cleared for another person.
    if (turn !== latest.current || !held.current?.isReading) return
    onPick(result)
    if (result.issue !== undefined) onRefuse(result.issue)
  }

  function remove() {
    latest.current += 1
    onPick(null)
    input.current?.focus()
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [dropped, more] = event.dataTransfer.files
    if (more) return onRefuse(formWords.oneFile)
    if (dropped) void read(dropped)
  }

  return (
    <div className="grid gap-2">
      <div
        className={`relative flex min-h-14 items-center gap-2.5 rounded-control border border-dashed px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-sunken'}`}
      >
        <Upload aria-hidden className="size-4 shrink-0 text-quiet" />
        <span aria-hidden>
          <span className="font-medium">{file ? formWords.chooseOtherFile : formWords.chooseFile}</span>{' '}
          {formWords.orDrop}
          <span className="block text-small text-quiet">{formWords.fileKinds}</span>
        </span>
        <input
          {...control}
          aria-describedby={[control['aria-describedby'], statusId].filter(Boolean).join(' ')}
          ref={input}
          type="file"
          accept=".pdf,.doc,.docx,.odt,.rtf,.txt,.text"
          onChange={(event) => {
            const [picked] = event.target.files ?? []
            if (picked) void read(picked)
            // Allows the same file to be picked again after it was fixed.
            event.target.value = ''
          }}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      <div className="flex items-center gap-2 empty:hidden">
        {file && (
          <>
            {file.issue === undefined ? (
              <FileText aria-hidden className="size-4 shrink-0 text-quiet" />
            ) : (
              <FileWarning aria-hidden className="size-4 shrink-0 text-bad" />
            )}
            <p id={statusId} role="status" className="min-w-0 wrap-anywhere">
              <bdi>{file.name}</bdi>
              {file.data !== '' && <span className="text-quiet"> · {describe(file)}</span>}
            </p>
            <Button look="quiet" aria-label={formWords.removeFile({ name: file.name })} onClick={remove}>
              <X aria-hidden className="size-4" />
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** A file dropped outside the field would replace the page and lose what was typed. */
function useKeptPage() {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}

async function readFile(file: File): Promise<PickedFile> {
  const refused = (issue: string) => ({ name: file.name, type: '', data: '', issue })
  // Check the size before reading, as the file may be huge.
  if (file.size > maxFileBytes) return refused(formWords.tooLarge)
  try {
    const [bytes, data] = await Promise.all([file.arrayBuffer(), base64Of(file)])
    const checked = checkFile(new Uint8Array(bytes), file.name)
    return 'issue' in checked ? refused(checked.issue) : { name: file.name, type: checked.mediaType, data }
  } catch {
    return refused(formWords.unreadable)
  }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

function describe({ type, data }: PickedFile): string {
  const kind = Object.values(documentKinds).find(({ mediaType }) => mediaType === type)?.name ?? type
  const bytes = base64Size(data)
  if (bytes < 1_024) return formWords.fileBytes({ kind, size: bytes })
  if (bytes < 1_024 * 1_024) return formWords.fileKilobytes({ kind, size: Math.round(bytes / 1_024) })
  return formWords.fileMegabytes({ kind, size: bytes / 1_024 / 1_024 })
}
