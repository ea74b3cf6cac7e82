'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type IndexStatus, type IndexSwitched, indexStatusKey, indexStatusUrl } from '@/lib/applicant-index/contract'
import type { RequestError } from '@/lib/http/contract'
import { callAction } from '../api/call-action'
import { getFromDesk, valueOrThrow } from '../api/desk-api'
import { Button } from '../ui/button'
import { DialogBox } from '../ui/dialog-box'
import { Notice } from '../ui/notice'
import { Time } from '../ui/time'
import { indexInWords, timeLeft } from './index-words'

type Setting = { isOn: boolean; isFixed: boolean; setBy: { name: string; at: string } | null }
type Actions = {
  turn: (isOn: boolean) => Promise<IndexSwitched | RequestError>
  readAllAgain: () => Promise<IndexSwitched | RequestError>
}
type IndexSectionProps = { status: IndexStatus; setting: Setting; actions: Actions }

/** While something is under way; it costs one row of the desk's own database. */
const pollMs = 2_000

/** The switch for the desk's own copy of the applicants, what is kept, and how fresh it is. */
export function IndexSection({ status: given, setting, actions }: IndexSectionProps) {
  const router = useRouter()
  const [pending, setPending] = useState<'turn' | 'read' | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { data: status } = useQuery({
    queryKey: indexStatusKey,
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<IndexStatus>(indexStatusUrl, signal)),
    initialData: given,
    refetchInterval: ({ state: { data } }) => (isChanging(data) ? pollMs : 20_000),
  })

  async function run(what: 'turn' | 'read', action: () => Promise<IndexSwitched | RequestError>) {
    setPending(what)
    const answer = await callAction(action)
    setPending(null)
    setIsAsking(false)
    setHasFailed(answer.state !== 'switched')
    router.refresh()
  }

  return (
    <section aria-labelledby="connection-index" className="grid justify-items-start gap-3">
      <h2 id="connection-index" className="text-section font-semibold">
        Search over all applicants
      </h2>
      <p className="max-w-prose text-quiet">
        The partner has no search. The desk can keep a copy of every applicant that this key may read, in its own
        database, so that everyone can be found at once. It is updated every few minutes and read anew once a day.
        Switching it off erases the copy.
      </p>
      {setting.isOn && <IndexState status={status} />}
      {hasFailed && <Notice isUrgent tone="bad" title="That could not be saved. Try again in a moment." />}
      {setting.isFixed ? (
        <p className="text-quiet">{setting.isOn ? 'Switched on' : 'Switched off'} by APPLICANT_INDEX on the server.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {setting.isOn ? (
            <Button onClick={() => setIsAsking(true)}>Switch off and erase…</Button>
          ) : (
            <Button
              look="primary"
              onClick={() => void run('turn', () => actions.turn(true))}
              isPending={pending === 'turn'}
              pendingLabel="Switching on…"
            >
              Switch on
            </Button>
          )}
          {setting.isOn && (
            <Button
              onClick={() => void run('read', actions.readAllAgain)}
              isPending={pending === 'read'}
              pendingLabel="Asking…"
            >
              Read everything again
            </Button>
          )}
          {setting.setBy && (
            <span className="text-small text-quiet">
              {setting.isOn ? 'Switched on' : 'Switched off'} by {setting.setBy.name} <Time iso={setting.setBy.at} />
            </span>
          )}
        </div>
      )}
      {isAsking && (
        <DialogBox
          title="Switch off and erase the copy?"
          description="People can then search only what they have loaded. Nothing changes at the partner."
          onClose={() => setIsAsking(false)}
        >
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setIsAsking(false)}>Cancel</Button>
            <Button
              look="primary"
              onClick={() => void run('turn', () => actions.turn(false))}
              isPending={pending === 'turn'}
              pendingLabel="Switching off…"
            >
              Switch off and erase
            </Button>
          </div>
        </DialogBox>
      )}
    </section>
  )
}

function isChanging(status: IndexStatus | undefined): boolean {
  return status?.walk != null || status?.state === 'building'
}

function IndexState({ status }: { status: IndexStatus }) {
  const { tone, title, text } = indexInWords(status)
  const { walk, walkedAt, refreshedAt } = status
  return (
    <Notice tone={tone} title={title}>
      {text && <p>{text}</p>}
      {walk && status.state === 'ready' && (
        <p>
          Reading everything again: {walk.found.toLocaleString('en')} so far
          {walk.secondsLeft !== null && `, ${timeLeft(walk.secondsLeft)}`}.
        </p>
      )}
      {walkedAt && refreshedAt && (
        <p>
          New applicants as of <Time iso={refreshedAt} isPrecise />, all changes as of <Time iso={walkedAt} isPrecise />
          .
        </p>
      )}
    </Notice>
  )
}
