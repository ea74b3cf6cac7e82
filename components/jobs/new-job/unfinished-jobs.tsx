'use client'

import { FilePenLine, X } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import type { Draft, DraftForm } from '@/lib/drafts/contract'
import { fetchFormDraft, saveFormDraft } from '../../drafts/drafts-api'
import { Button } from '../../ui/button'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { draftHref } from './draft-href'
import { newJobWords } from './words'

export type UnfinishedJob = { form: DraftForm; title: string | null; savedAt: string }

/** The user's other unfinished jobs: one line for the latest, the rest on demand. */
export function UnfinishedJobs({ unfinished }: { unfinished: readonly UnfinishedJob[] }) {
  const [hidden, setHidden] = useState<readonly DraftForm[]>([])
  const [isWhole, setWhole] = useState(false)
  const left = unfinished.filter(({ form }) => !hidden.includes(form))
  const shown = isWhole ? left : left.slice(0, 1)
  if (left.length === 0) return null
  return (
    <div className="grid gap-2 px-4 pb-5 md:px-6">
      <ul className="grid max-w-3xl divide-y rounded-panel border bg-raised">
        {shown.map((job) => (
          <UnfinishedLine key={job.form} job={job} onHide={() => setHidden([...hidden, job.form])} />
        ))}
      </ul>
      {left.length > shown.length && (
        <Button look="quiet" className="w-fit" onClick={() => setWhole(true)}>
          {newJobWords.moreUnfinished({ count: left.length - shown.length })}
        </Button>
      )}
    </div>
  )
}

type UnfinishedLineProps = { job: UnfinishedJob; onHide: () => void }

function UnfinishedLine({ job: { form, title, savedAt }, onHide }: UnfinishedLineProps) {
  const { state, isPending, problem, discard, bringBack } = useDiscard(form)
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5 pr-1.5 pl-3">
      <FilePenLine aria-hidden className="size-4 shrink-0 text-quiet" />
      <p role="status" dir="auto" className="min-w-32 flex-1 wrap-anywhere">
        {state === 'kept' ? (
          <>
            <Link href={draftHref(form)} prefetch={false} className="link font-medium">
              {title === null ? newJobWords.continueUntitled : newJobWords.continueJob({ title })}
            </Link>
            <span className="text-quiet">
              {' · '}
              <Sentence text={newJobWords.saved} parts={{ when: <RelativeTime iso={savedAt} /> }} />
            </span>
          </>
        ) : title === null ? (
          newJobWords.discardedUntitled
        ) : (
          newJobWords.discarded({ title })
        )}
        {problem && <span className="block text-small text-bad">{problem}</span>}
      </p>
      <div className="ml-auto flex">
        <Button look="quiet" isPending={isPending} onClick={state === 'kept' ? discard : bringBack}>
          {state === 'kept' ? newJobWords.discard : newJobWords.undo}
        </Button>
        <Button look="quiet" aria-label={newJobWords.hide} title={newJobWords.hide} className="px-2!" onClick={onHide}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
    </li>
  )
}

/** Deletes a draft, but keeps it in memory so that it can be restored. */
function useDiscard(form: DraftForm) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [state, setState] = useState<'kept' | 'discarded'>('kept')
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(dispatchId: string, kept: Draft['kept'] | null): Promise<boolean> {
    const answer = await saveFormDraft(form, { dispatchId, replaces: null, kept }, false)
    return 'saved' in answer
  }

  async function run(work: () => Promise<boolean>, words: string) {
    setPending(true)
    setProblem((await work()) ? null : words)
    setPending(false)
  }

  const discard = () =>
    run(async () => {
      const found = await fetchFormDraft(form)
      if (found === undefined) return false
      if (found !== null && !(await save(found.dispatchId, null))) return false
      setDraft(found)
      setState('discarded')
      return true
    }, newJobWords.notDiscarded)

  const bringBack = () =>
    run(async () => {
      if (draft !== null && !(await save(draft.dispatchId, draft.kept))) return false
      setState('kept')
      return true
    }, newJobWords.notBroughtBack)

  return { state, isPending, problem, discard, bringBack }
}
