'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { findControl } from '@/lib/forms/assign-field-errors'
import type { BodySchema } from '@/lib/forms/body-schema'
import type { FormNode } from '@/lib/forms/form-node'
import type { RestoredForm } from '@/lib/forms/saved-form'
import type { Pointer } from '@/lib/records/pointer'
import { JobLink } from '../../links/links'
import { formPath } from '../../schema-form/read-form'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Sentence } from '../../ui/sentence'
import { ReplaceDraftDialog } from './draft-dialogs'
import { type CopiedJob, type JobToCopy, useCopiedJob } from './use-copied-job'
import { newJobWords } from './words'

type CopyAsJobProps = {
  copy: JobToCopy | null
  nodes: FormNode[]
  schema: BodySchema
  /** Where the title is in the body. */
  title: Pointer
  /** Whether a copy would overwrite anything in the form. */
  mustAsk: () => boolean
  /** The user has not changed the copied values. */
  isUntouched: boolean
  /** The copy was sent, so its origin says nothing about the form anymore, which is now empty. */
  isSent: boolean
  onCopy: (values: Pick<RestoredForm, 'fields' | 'others'>) => void
}

/** Fills the form from another job, and names the fields whose values it could not copy. */
export function CopyAsJob({ copy, nodes, schema, title, mustAsk, isUntouched, isSent, onCopy }: CopyAsJobProps) {
  const { copied, isMissing } = useCopiedJob(copy, { nodes, schema })
  const [state, setState] = useState<'none' | 'waiting' | 'asking' | 'copied'>(copy ? 'waiting' : 'none')
  const [copies, setCopies] = useState(0)
  const titleInput = useRef<HTMLElement | null>(null)

  function fill(job: CopiedJob) {
    onCopy(job.values)
    setState('copied')
    setCopies(copies + 1)
  }

  const start = useEffectEvent((job: CopiedJob) => {
    titleInput.current = findInput(nodes, title)
    if (mustAsk()) setState('asking')
    else fill(job)
  })
  useEffect(() => {
    if (copied) start(copied)
  }, [copied])

  // After the form has rendered the copy: the title is what users change first.
  useEffect(() => {
    if (copies > 0) selectText(titleInput.current)
  }, [copies])

  // An untouched copy is not saved as a draft, so a reload copies again; a changed one must come back as it was left.
  const isOver = state === 'copied' && (!isUntouched || isSent)
  useEffect(() => {
    if (isOver) forgetAsked()
  }, [isOver])

  if (isMissing)
    return (
      <div className="max-w-3xl px-4 pb-5 md:px-6">
        <Notice tone="warn" title={newJobWords.notFound}>
          <p>{newJobWords.notFoundWhy}</p>
        </Notice>
      </div>
    )
  if (state === 'none') return null
  if (!copied || state === 'waiting') return <CopyFrame isEmpty title={newJobWords.copying} onClose={nothing} />
  if (state === 'asking')
    return (
      <ReplaceDraftDialog
        title={copied.title}
        returnFocusTo={titleInput}
        onClose={() => {
          setState('none')
          forgetAsked()
        }}
        onYes={() => fill(copied)}
      />
    )
  if (isSent) return null
  return (
    <CopyFrame
      title={<Sentence text={newJobWords.copiedFrom} parts={{ title: <CopiedTitle job={copied} /> }} />}
      onClose={() => setState('none')}
    >
      {copied.left.length > 0 && <p>{newJobWords.leftOut({ fields: copied.left.join(', ') })}</p>}
    </CopyFrame>
  )
}

const nothing = () => {}

type CopyFrameProps = { title: ReactNode; isEmpty?: boolean; onClose: () => void; children?: ReactNode }

/** Rendered from the start at full height, so that the form does not move down when the copy is made. */
function CopyFrame({ title, isEmpty = false, onClose, children }: CopyFrameProps) {
  return (
    <div className="max-w-3xl px-4 pb-5 md:px-6">
      <Notice
        tone="info"
        title={title}
        actions={
          <Button disabled={isEmpty} onClick={onClose}>
            {newJobWords.close}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  )
}

function CopiedTitle({ job: { id, title } }: { job: CopiedJob }) {
  return id === null ? (
    <bdi>{title}</bdi>
  ) : (
    <JobLink id={id}>
      <bdi>{title}</bdi>
    </JobLink>
  )
}

/** Removes the request to copy a job from the URL. */
function forgetAsked() {
  window.history.replaceState(null, '', '/jobs/new')
}

function findInput(nodes: FormNode[], pointer: Pointer): HTMLElement | null {
  const control = findControl(nodes, pointer)
  return control === undefined ? null : (document.getElementsByName(formPath(nodes, control))[0] ?? null)
}

function selectText(input: HTMLElement | null) {
  input?.focus()
  if (input instanceof HTMLInputElement) input.select()
}
