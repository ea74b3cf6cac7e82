'use client'

import { useEffect, useState } from 'react'
import type { BodySchema } from '@/lib/forms/body-schema'
import type { FormNode } from '@/lib/forms/form-node'
import type { RestoredForm } from '@/lib/forms/saved-form'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { ReplaceDraftDialog } from './draft-dialogs'
import { type JobToCopy, useCopiedJob } from './use-copied-job'

type CopyAsJobProps = {
  copy: JobToCopy | null
  nodes: FormNode[]
  schema: BodySchema
  /** The form holds something that a copy would push out. */
  mustAsk: () => boolean
  onCopy: (values: Pick<RestoredForm, 'fields' | 'others'>) => void
}

/** Fills the form from another job, and says what of it the form has no place for. */
export function CopyAsJob({ copy, nodes, schema, mustAsk, onCopy }: CopyAsJobProps) {
  const { copied, isMissing } = useCopiedJob(copy, { nodes, schema })
  const [state, setState] = useState<'none' | 'asking' | 'copied'>('none')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each copy
  useEffect(() => {
    if (!copied) return
    // Loaded again, the page shall show the draft that the copy has become.
    window.history.replaceState(null, '', '/jobs/new')
    if (mustAsk()) setState('asking')
    else take()
  }, [copied])

  function take() {
    if (!copied) return
    onCopy(copied.values)
    setState('copied')
  }

  if (isMissing)
    return (
      <div className="max-w-3xl px-4 pb-5 md:px-6">
        <Notice tone="warn" title="The job to copy was not found">
          <p>It is not in the list of jobs as the partner gives it now, or the list could not be read.</p>
        </Notice>
      </div>
    )
  if (!copied || state === 'none') return null
  if (state === 'asking')
    return <ReplaceDraftDialog title={copied.title} onClose={() => setState('none')} onYes={take} />
  return (
    <div className="max-w-3xl px-4 pb-5 md:px-6">
      <Notice
        tone="info"
        title={`Copied from “${copied.title}”`}
        actions={<Button onClick={() => setState('none')}>Close</Button>}
      >
        <p>Nothing is sent before you press “Create job”.</p>
        {copied.left.length > 0 && <p>Left out, since the form has no place for it: {copied.left.join(', ')}.</p>}
      </Notice>
    </div>
  )
}
