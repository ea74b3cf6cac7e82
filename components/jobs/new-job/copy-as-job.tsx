'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { BodySchema } from '@/lib/forms/body-schema'
import type { FormNode } from '@/lib/forms/form-node'
import type { RestoredForm } from '@/lib/forms/saved-form'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { ReplaceDraftDialog } from './draft-dialogs'
import { type JobToCopy, useCopiedJob } from './use-copied-job'
import { newJobWords } from './words'

type CopyAsJobProps = {
  copy: JobToCopy | null
  nodes: FormNode[]
  schema: BodySchema
  /** Whether the form holds something that a copy would replace. */
  mustAsk: () => boolean
  /** The copy was sent: where it came from says nothing any more of the form, which is empty. */
  isSent: boolean
  onCopy: (values: Pick<RestoredForm, 'fields' | 'others'>) => void
}

/** Fills the form from another job, and names the fields that the form does not have. */
export function CopyAsJob({ copy, nodes, schema, mustAsk, isSent, onCopy }: CopyAsJobProps) {
  const { copied, isMissing } = useCopiedJob(copy, { nodes, schema })
  const [state, setState] = useState<'none' | 'asking' | 'copied'>('none')

  function fill(job: NonNullable<typeof copied>) {
    onCopy(job.values)
    setState('copied')
  }

  const start = useEffectEvent((job: NonNullable<typeof copied>) => {
    // A reload must show the draft that the copy has become.
    window.history.replaceState(null, '', '/jobs/new')
    if (mustAsk()) setState('asking')
    else fill(job)
  })
  useEffect(() => {
    if (copied) start(copied)
  }, [copied])

  if (isMissing)
    return (
      <div className="max-w-3xl px-4 pb-5 md:px-6">
        <Notice tone="warn" title={newJobWords.notFound}>
          <p>{newJobWords.notFoundWhy}</p>
        </Notice>
      </div>
    )
  if (!copied || state === 'none') return null
  if (state === 'asking')
    return <ReplaceDraftDialog title={copied.title} onClose={() => setState('none')} onYes={() => fill(copied)} />
  if (isSent) return null
  return (
    <div className="max-w-3xl px-4 pb-5 md:px-6">
      <Notice
        tone="info"
        title={newJobWords.copiedFrom({ title: copied.title })}
        actions={<Button onClick={() => setState('none')}>{newJobWords.close}</Button>}
      >
        <p>{newJobWords.notSentBefore}</p>
        {copied.left.length > 0 && <p>{newJobWords.leftOut({ fields: copied.left.join(', ') })}</p>}
      </Notice>
    </div>
  )
}
