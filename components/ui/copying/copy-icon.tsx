'use client'

import { Check, Copy, X } from 'lucide-react'
import { Button } from '../button'
import { useCopy } from './use-copy'
import { copyWords } from './words'

const icons = { idle: Copy, copied: Check, refused: X }

/** Copies the text beside it. `label` is its accessible name and tooltip, such as "Copy email". */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  const { state, copy, reset } = useCopy(text)
  const Icon = icons[state]
  return (
    <>
      <Button look="quiet" aria-label={label} title={label} className="px-2!" onClick={copy} onBlur={reset}>
        <Icon aria-hidden className={`size-4 ${state === 'idle' ? 'text-quiet' : ''}`} />
      </Button>
      <span aria-live="polite" className={state === 'refused' ? 'text-small text-bad' : 'sr-only'}>
        {state === 'copied' ? copyWords.copied : state === 'refused' ? copyWords.notCopied : ''}
      </span>
    </>
  )
}
