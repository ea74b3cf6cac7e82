'use client'

import { Check, Copy, X } from 'lucide-react'
import { refusedToCopy, useCopy } from './use-copy'

type ReferenceProps = { value: string; label?: string; isUnlabelled?: boolean }

const icons = { idle: Copy, copied: Check, refused: X }

/** A long identifier, cut on screen and copied whole: what support asks for. */
export function Reference({ value, label = 'Reference', isUnlabelled = false }: ReferenceProps) {
  const { state, copy, reset } = useCopy(value)
  const Icon = icons[state]
  const hint = state === 'refused' ? refusedToCopy : `Copy ${label.toLowerCase()}`
  return (
    <span className="inline-flex items-center gap-1 align-bottom">
      {!isUnlabelled && `${label} `}
      <span title={value} className="inline-block max-w-[9ch] truncate tabular-nums">
        {value}
      </span>
      <button
        type="button"
        aria-label={state === 'copied' ? `${label} copied` : hint}
        title={state === 'copied' ? 'Copied' : hint}
        onClick={copy}
        onBlur={reset}
        className="grid size-6 shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken touch:size-10"
      >
        <Icon aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}
