'use client'

import { Check, Copy, X } from 'lucide-react'
import { useCopy } from './use-copy'
import { copyWords } from './words'

type ReferenceProps = {
  value: string
  label?: string
  isUnlabelled?: boolean
  /** Truncated, without its label, and no tab stop of its own: the keyboard opens the row as a whole. */
  isInRow?: boolean
}

const icons = { idle: Copy, copied: Check, refused: X }

/** A long identifier that support asks for; copied in full, but truncated on screen when shown with its label. */
export function Reference({ value, label, isUnlabelled = false, isInRow = false }: ReferenceProps) {
  const { state, copy: onCopy, reset } = useCopy(value)
  const Icon = icons[state]
  const copy = label === undefined ? copyWords.copyReference : copyWords.copyNamed({ label })
  const copied = label === undefined ? copyWords.referenceCopied : copyWords.namedCopied({ label })
  const hint = state === 'refused' ? copyWords.notCopied : copy
  return (
    <span className={`inline-flex max-w-full gap-1 ${isUnlabelled ? 'items-start' : 'items-center align-bottom'}`}>
      {!isUnlabelled && !isInRow && `${label ?? copyWords.reference} `}
      <span
        title={value}
        className={`inline-block tabular-nums ${isUnlabelled ? 'wrap-anywhere' : 'max-w-[9ch] truncate'}`}
      >
        {value}
      </span>
      <button
        type="button"
        aria-label={state === 'copied' ? copied : hint}
        title={state === 'copied' ? copyWords.copied : hint}
        onClick={onCopy}
        {...(isInRow ? { tabIndex: -1, 'data-choice': true } : {})}
        onBlur={reset}
        className="-my-0.5 grid size-6 shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken touch:size-11"
      >
        <Icon aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}
