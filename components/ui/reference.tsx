'use client'

import { Check, Copy, X } from 'lucide-react'
import { useCopy } from './use-copy'
import { uiWords } from './words'

type ReferenceProps = { value: string; label?: string; isUnlabelled?: boolean }

const icons = { idle: Copy, copied: Check, refused: X }

/** A long identifier, cut on screen and copied whole: what support asks for. */
export function Reference({ value, label, isUnlabelled = false }: ReferenceProps) {
  const { state, copy: onCopy, reset } = useCopy(value)
  const Icon = icons[state]
  const copy = label === undefined ? uiWords.copyReference : uiWords.copyNamed({ label })
  const copied = label === undefined ? uiWords.referenceCopied : uiWords.namedCopied({ label })
  const hint = state === 'refused' ? uiWords.notCopied : copy
  return (
    <span className="inline-flex items-center gap-1 align-bottom">
      {!isUnlabelled && `${label ?? uiWords.reference} `}
      <span title={value} className="inline-block max-w-[9ch] truncate tabular-nums">
        {value}
      </span>
      <button
        type="button"
        aria-label={state === 'copied' ? copied : hint}
        title={state === 'copied' ? uiWords.copied : hint}
        onClick={onCopy}
        onBlur={reset}
        className="grid size-6 shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken touch:size-10"
      >
        <Icon aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}
