'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { type Tone, toneStyles } from './notice'
import { uiWords } from './words'

type NoticeLineProps = {
  tone: Tone
  title: ReactNode
  /** Folded under "Details". */
  children?: ReactNode
  actions?: ReactNode
  isUrgent?: boolean
}

/** A one-line message: what happened and what can be done. The rest unfolds on demand. */
export function NoticeLine({ tone, title, children, actions, isUrgent = false }: NoticeLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { icon: Icon, box, ink } = toneStyles[tone]
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={`rounded-panel border ${box}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-1.5">
        <p className={`flex min-h-8 min-w-0 flex-1 basis-60 items-center gap-2 font-medium ${ink}`}>
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </p>
        {(actions || children) && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
            {actions}
            {children && (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setIsOpen(!isOpen)}
                className="inline-flex h-8 shrink-0 items-center gap-1 rounded-control px-2 font-medium hover:bg-raised touch:h-11"
              >
                {uiWords.details}
                <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
              </button>
            )}
          </div>
        )}
      </div>
      {children && (
        <div id={id} hidden={!isOpen} className="grid max-w-prose gap-1 px-3 pb-3 pl-9">
          {children}
        </div>
      )}
    </div>
  )
}
