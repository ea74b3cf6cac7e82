'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

type ReferenceProps = { value: string; label?: string; isUnlabelled?: boolean }

/** A long identifier, cut on screen and copied whole: what support asks for. */
export function Reference({ value, label = 'Reference', isUnlabelled = false }: ReferenceProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setIsCopied(true),
      () => {},
    )
  const Icon = isCopied ? Check : Copy
  return (
    <span className="inline-flex items-center gap-1 align-bottom">
      {!isUnlabelled && `${label} `}
      <span title={value} className="inline-block max-w-[9ch] truncate tabular-nums">
        {value}
      </span>
      <button
        type="button"
        aria-label={isCopied ? `${label} copied` : `Copy ${label.toLowerCase()}`}
        title={isCopied ? 'Copied' : `Copy ${label.toLowerCase()}`}
        onClick={copy}
        onBlur={() => setIsCopied(false)}
        className="grid size-6 shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken touch:size-10"
      >
        <Icon aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}
