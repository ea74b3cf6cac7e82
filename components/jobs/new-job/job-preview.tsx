'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { findLongTexts } from '@/lib/forms/find-long-texts'
import type { FormNode } from '@/lib/forms/form-node'
import { toBody } from '@/lib/forms/form-values'
import { titleInBody } from '@/lib/forms/title-in-body'
import type { Pointer } from '@/lib/records/pointer'
import { textAt } from '@/lib/records/read-field'
import { RichTextView } from '../../ui/rich-text-view'
import { useMediaQuery } from '../../ui/use-media-query'
import { previewFacts } from './preview-facts'
import { fitsSideColumn } from './use-same-titles'
import { newJobWords } from './words'

type WrittenJob = { title: string; facts: string[]; texts: { at: Pointer; text: string }[] }

/** The form's values, as far as readers of the job will see them. */
export function useWrittenJob(nodes: FormNode[], titleAt: Pointer): WrittenJob {
  const values = useDeferredValue(useWatch({ name: 'body' }))
  const body = useMemo(() => toBody(nodes, values), [nodes, values])
  const descriptions = useMemo(() => findLongTexts(nodes), [nodes])
  const title = titleInBody(body, titleAt, nodes)
  return {
    title,
    facts: previewFacts(nodes, body, [titleAt, ...descriptions]).filter((fact) => fact !== title),
    texts: descriptions.map((at) => ({ at, text: textAt(body, at) ?? '' })).filter(({ text }) => text !== ''),
  }
}

/** The job as its readers will see it. */
export function JobPreview({ job: { title, facts, texts } }: { job: WrittenJob }) {
  return (
    <>
      <div>
        <p dir="auto" className={`text-section wrap-anywhere ${title === '' ? 'text-quiet' : 'font-semibold'}`}>
          {title || newJobWords.untitled}
        </p>
        {facts.length > 0 && <p className="text-table text-quiet wrap-anywhere">{facts.join(' · ')}</p>}
      </div>
      {texts.map(({ at, text }) => (
        <div key={at} className="text-table xl:max-h-72 xl:overflow-y-auto">
          <RichTextView text={text} />
        </div>
      ))}
    </>
  )
}

type FoldedPreviewProps = { nodes: FormNode[]; title: Pointer }

/** The preview as a collapsed section below the fields, for when there is no room beside them. */
export function FoldedPreview(props: FoldedPreviewProps) {
  const hasRoom = useMediaQuery(fitsSideColumn)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="rounded-panel border xl:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="px-3 py-2 font-medium touch:py-3">{newJobWords.preview}</summary>
      {isOpen && !hasRoom && <OpenPreview {...props} />}
    </details>
  )
}

function OpenPreview({ nodes, title }: FoldedPreviewProps) {
  const job = useWrittenJob(nodes, title)
  return (
    <section aria-label={newJobWords.preview} className="grid gap-2 border-t px-3 py-3">
      <JobPreview job={job} />
    </section>
  )
}
