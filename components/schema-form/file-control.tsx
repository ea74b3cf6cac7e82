'use client'

import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PickedFile } from '@/lib/forms/form-values'
import { Button } from '../ui/button'
import type { FieldControl } from '../ui/field'

const largestBytes = 5 * 1024 * 1024

type FileControlProps = {
  control: FieldControl
  file: PickedFile | null
  onPick: (file: PickedFile | null) => void
  onRefuse: (message: string) => void
}

/** Picks one file and reads it in the browser; it is sent in base64 with the rest of the form. */
export function FileControl({ control, file, onPick, onRefuse }: FileControlProps) {
  const input = useRef<HTMLInputElement>(null)
  // The browser keeps showing a picked file's name by itself, also when the form was reset.
  useEffect(() => {
    if (file === null && input.current) input.current.value = ''
  }, [file])

  async function read(picked: File | undefined) {
    if (!picked) return onPick(null)
    if (picked.size > largestBytes) {
      if (input.current) input.current.value = ''
      onPick(null)
      return onRefuse('The file is larger than 5 MB')
    }
    onPick({ name: picked.name, type: picked.type || 'application/octet-stream', data: await base64Of(picked) })
  }
  return (
    <div className="flex items-center gap-2">
      <input
        {...control}
        ref={input}
        type="file"
        accept=".pdf,.doc,.docx,.odt,.rtf,.txt"
        onChange={(event) => void read(event.target.files?.[0])}
        className="control py-1 file:mr-2 file:rounded-control file:border-0 file:bg-sunken file:px-2 file:text-ink"
      />
      {file && (
        <Button look="quiet" aria-label={`Remove ${file.name}`} onClick={() => onPick(null)}>
          <X aria-hidden className="size-4" />
        </Button>
      )}
    </div>
  )
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
