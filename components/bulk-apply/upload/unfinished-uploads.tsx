'use client'

import { FileClock, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  type SavedUpload,
  type UnfinishedUpload,
  type UnfinishedUploads,
  uploadsUrl,
  uploadUrl,
} from '@/lib/bulk-apply/sheet/saved-upload'
import { type DeskAnswer, getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'
import { Button } from '../../ui/button'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { bulkApplyWords } from '../words'
import { AskToDiscard } from './ask-to-discard'
import { uploadSaver } from './use-upload'
import { uploadWords } from './words'

type UnfinishedLinesProps = {
  /** The uploads that came with the page. */
  first: UnfinishedUpload[]
  onContinue: (id: string, upload: SavedUpload) => void
}

/** The user's unfinished uploads: one line for the latest, the rest on demand. */
export function UnfinishedLines({ first, onContinue }: UnfinishedLinesProps) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [isWhole, setWhole] = useState(false)
  const { data } = useRead({
    queryKey: ['unfinished-uploads'],
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<UnfinishedUploads>(uploadsUrl, signal)),
    initialData: { items: first },
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const load = useLoadOne()
  const left = data.items.filter(({ id }) => !hidden.includes(id) && !uploadSaver.isDiscarded(id))
  const shown = isWhole ? left : left.slice(0, 1)
  if (left.length === 0) return null
  const hide = (id: string) => setHidden([...hidden, id])
  return (
    <div className="grid gap-2">
      <h2 id="unfinished-uploads" className="text-section font-semibold">
        {uploadWords.unfinishedList}
      </h2>
      <ul aria-labelledby="unfinished-uploads" className="grid max-w-3xl divide-y rounded-panel border bg-raised">
        {shown.map((upload) => (
          <UnfinishedLine
            key={upload.id}
            upload={upload}
            load={() => load(upload.id)}
            onContinue={(saved) => onContinue(upload.id, saved)}
            onHide={() => hide(upload.id)}
          />
        ))}
      </ul>
      {left.length > shown.length && (
        <Button look="quiet" className="w-fit" onClick={() => setWhole(true)}>
          {uploadWords.moreUnfinished({ count: left.length - shown.length })}
        </Button>
      )}
    </div>
  )
}

/** Resolves with null when another upload is continued or opened meanwhile, which this one must not replace. */
function useLoadOne() {
  const loading = useRef<AbortController | null>(null)
  useEffect(() => () => loading.current?.abort(), [])
  return async (id: string): Promise<DeskAnswer<SavedUpload> | null> => {
    loading.current?.abort()
    const own = new AbortController()
    loading.current = own
    const answer = await getFromDesk<SavedUpload>(uploadUrl(id), own.signal).catch(() => null)
    return own.signal.aborted ? null : answer
  }
}

type UnfinishedLineProps = {
  upload: UnfinishedUpload
  load: () => Promise<DeskAnswer<SavedUpload> | null>
  onContinue: (upload: SavedUpload) => void
  onHide: () => void
}

function UnfinishedLine({ upload, load, onContinue, onHide }: UnfinishedLineProps) {
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState<'continue' | 'discard' | null>(null)

  async function goOn() {
    setPending('continue')
    const answer = await load()
    setPending(null)
    if (answer === null) return
    if ('error' in answer) setProblem(uploadWords.notContinued)
    else onContinue(answer.value)
  }

  async function discard() {
    setPending('discard')
    const isDone = await uploadSaver.discardSaved(upload.id)
    setPending(null)
    if (isDone) onHide()
    else setProblem(uploadWords.notDiscarded)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5 pr-1.5 pl-3">
      <FileClock aria-hidden className="size-4 shrink-0 text-quiet" />
      <p role="status" dir="auto" className="min-w-56 flex-1 wrap-anywhere tabular-nums">
        <span className="font-medium">{unfinishedInWords(upload)}</span>
        <span className="text-quiet">
          {' · '}
          <Sentence text={uploadWords.savedWhen} parts={{ when: <RelativeTime iso={upload.savedAt} /> }} />
        </span>
        {upload.isHeld && <span className="block text-small text-warn">{uploadWords.mayHaveBeenSent}</span>}
        {problem && <span className="block text-small text-bad">{problem}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-2">
        <Button isPending={pending === 'continue'} disabled={pending !== null} onClick={goOn}>
          {uploadWords.goOn}
        </Button>
        <Button
          look="quiet"
          isPending={pending === 'discard'}
          disabled={pending !== null}
          onClick={() => setAsked(true)}
        >
          {uploadWords.discard}
        </Button>
        <Button look="quiet" aria-label={uploadWords.hide} title={uploadWords.hide} className="px-2!" onClick={onHide}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      {isAsked && <AskToDiscard name={upload.name} onClose={() => setAsked(false)} onDiscard={discard} />}
    </li>
  )
}

function unfinishedInWords({ name, rows, toFix }: UnfinishedUpload): string {
  const said = { name, rows: bulkApplyWords.rows({ count: rows }) }
  return toFix ? uploadWords.unfinishedToFix({ ...said, count: toFix }) : uploadWords.unfinished(said)
}
