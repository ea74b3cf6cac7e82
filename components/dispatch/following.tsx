'use client'

import { useEffect, useState } from 'react'
import { type Dispatch, needsPerson } from '@/lib/dispatch/contract'
import { toast } from '../ui/toast'
import { usePutAway } from './decide-context'
import { followWhileSeen } from './follow-while-seen'
import { useTray } from './tray'
import { summaryOf } from './tray-summary'
import { follow } from './use-followed'

/** Verdicts that come close together are told together. */
const togetherMs = 800

/** Keeps up with the reader's dispatches, also with those of another tab or an earlier visit, and tells what became of them. */
export function Following() {
  const putAway = usePutAway()
  useEffect(() => followWhileSeen(follow), [])
  useEffect(() => {
    const forget = follow.onSeen(putAway)
    return () => void forget()
  }, [putAway])
  useEffect(tellVerdicts, [])
  return <SpokenTray />
}

/** What no page has shown the reader comes as a toast; it stays in the tray. */
function tellVerdicts() {
  let ended: Dispatch[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = follow.onEnded((dispatch) => {
    if (follow.isWatched(dispatch)) return
    ended.push(dispatch)
    timer ??= setTimeout(() => {
      const told = ended.filter((dispatch) => !follow.isWatched(dispatch) && dispatch.state !== 'cancelled')
      timer = undefined
      ended = []
      // Cut off from the desk no words can be fetched; the tray holds the verdict all the same.
      tell(told).catch(() => {})
    }, togetherMs)
  })
  return () => {
    clearTimeout(timer)
    forget()
  }
}

async function tell(dispatches: readonly Dispatch[]) {
  const [only, second] = dispatches
  if (!only) return
  if (second)
    return toast({
      tone: dispatches.some(needsPerson)
        ? 'unclear'
        : dispatches.some(({ state }) => state === 'refused')
          ? 'bad'
          : 'good',
      title: summaryOf(dispatches),
      text: 'You find them under “Sent from here”.',
    })
  const { kindOf, placeOf, standingOf } = await import('./dispatch-words')
  const { tone, text } = standingOf(only, null)
  await toast({
    tone,
    title: `${kindOf(only)}: ${text}`,
    text: only.subject,
    link: { href: placeOf(only), label: 'Open' },
  })
}

/** For screen readers: what the tray says, not more often than one can listen to. */
function SpokenTray() {
  const summary = summaryOf(useTray())
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(summary), 2_000)
    return () => clearTimeout(timer)
  }, [summary])
  return (
    <div aria-live="polite" className="sr-only">
      {spoken}
    </div>
  )
}
