'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { IndexStatus, IndexSwitched } from '@/lib/applicant-index/contract'
import type { RequestError } from '@/lib/http/contract'
import { callAction } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { useIndexStatus } from '../api/use-index-status'
import { walkInWords } from '../api/walk-words'
import { Button } from '../ui/button'
import { DialogBox } from '../ui/dialog-box'
import { Notice } from '../ui/notice'
import { ProgressBar } from '../ui/progress-bar'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { Switch } from '../ui/switch'
import { indexInWords } from './index-words'
import { connectionWords } from './words'

type Setting = { isOn: boolean; isFixed: boolean; setBy: { name: string; at: string } | null }
type Actions = {
  turn: (isOn: boolean) => Promise<IndexSwitched | RequestError>
  readAllAgain: () => Promise<IndexSwitched | RequestError>
}
type IndexSectionProps = { status: IndexStatus; setting: Setting; actions: Actions }

/** The switch for the desk's own copy of the applicants, what it holds, and how fresh it is. */
export function IndexSection({ status: given, setting, actions }: IndexSectionProps) {
  const router = useRouter()
  const [pending, setPending] = useState<'turn' | 'read' | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const status = useIndexStatus(given)

  async function run(what: 'turn' | 'read', action: () => Promise<IndexSwitched | RequestError>) {
    setPending(what)
    const answer = await callAction(action)
    setPending(null)
    setIsAsking(false)
    // A refresh would leave the page, and what is typed on it.
    if (answer.state === 'signed-out') return askToSignInAgain()
    setHasFailed(answer.state !== 'switched')
    router.refresh()
  }

  const { isOn, isFixed } = setting
  const isReading = status !== null && status.walk !== null && status.failure === null
  return (
    <section aria-labelledby="applicant-index" className="grid scroll-mt-4 gap-3">
      <h2 id="applicant-index" className="text-section font-semibold">
        {connectionWords.index}
      </h2>
      <div className="grid gap-3 rounded-panel border bg-raised p-4">
        <div className="flex items-start justify-between gap-x-6 gap-y-2">
          <div className="grid min-w-0 gap-1">
            <p className="font-medium">{connectionWords.indexSwitch}</p>
            <p className="max-w-prose text-quiet">{connectionWords.indexMeans}</p>
          </div>
          <Switch
            label={connectionWords.indexSwitch}
            isOn={isOn}
            isPending={pending === 'turn'}
            disabled={isFixed}
            onToggle={() => (isOn ? setIsAsking(true) : void run('turn', () => actions.turn(true)))}
          />
        </div>
        {isOn && <IndexState status={status} />}
        {hasFailed && <Notice isUrgent tone="bad" title={connectionWords.notSaved} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-small text-quiet">
            <SetBy {...setting} />
          </p>
          {isOn && (
            <Button
              onClick={() => void run('read', actions.readAllAgain)}
              isPending={pending === 'read' || isReading}
              pendingLabel={isReading ? connectionWords.reading : connectionWords.asking}
            >
              {connectionWords.readAgain}
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <DialogBox
          title={connectionWords.switchOffAsk}
          description={connectionWords.switchOffMeans}
          onClose={() => setIsAsking(false)}
        >
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setIsAsking(false)}>{connectionWords.cancel}</Button>
            <Button
              look="primary"
              onClick={() => void run('turn', () => actions.turn(false))}
              isPending={pending === 'turn'}
              pendingLabel={connectionWords.switchingOff}
            >
              {connectionWords.switchOff}
            </Button>
          </div>
        </DialogBox>
      )}
    </section>
  )
}

/** Says who switched it on or off. */
function SetBy({ isOn, isFixed, setBy }: Setting) {
  if (isFixed) return isOn ? connectionWords.fixedOn : connectionWords.fixedOff
  if (setBy === null) return connectionWords.neverSwitched
  const message = isOn ? connectionWords.switchedOn : connectionWords.switchedOff
  return (
    <Sentence
      text={({ when }) => message({ name: setBy.name, when })}
      parts={{ when: <RelativeTime iso={setBy.at} /> }}
    />
  )
}

function IndexState({ status }: { status: IndexStatus }) {
  const { tone, title, text } = indexInWords(status)
  const { state, walk, walkedAt, refreshedAt } = status
  return (
    <Notice tone={tone} title={title} isSilent>
      {state === 'building' && (
        <ProgressBar label={connectionWords.readingAll} percent={walk?.percent ?? null} text={walkInWords(walk)} />
      )}
      {text && <p>{text}</p>}
      {walk && state === 'ready' && !status.failure && (
        <p className="tabular-nums">{connectionWords.readingAgain({ progress: walkInWords(walk) })}</p>
      )}
      {refreshedAt && walkedAt && state === 'ready' && (
        <p>
          <Sentence
            text={connectionWords.asOf}
            parts={{ newcomers: <RelativeTime iso={refreshedAt} />, all: <RelativeTime iso={walkedAt} /> }}
          />
        </p>
      )}
    </Notice>
  )
}
