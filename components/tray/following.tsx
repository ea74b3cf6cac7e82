'use client'

import type { Route } from 'next'
import { useCallback, useEffect, useState } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import { type Dispatch, needsPerson } from '@/lib/dispatch/contract'
import { useEndedRuns, useFollowedRuns } from '../bulk-apply/runs/use-followed-runs'
import { useDismiss, useRunAction } from '../dispatch/decide-context'
import { followWhileSeen } from '../dispatch/follow-while-seen'
import { follow } from '../dispatch/use-followed'
import { toast } from '../ui/toast'
import { useTray } from './tray'
import { summaryOf } from './tray-summary'

/** Verdicts that come close together are told together. */
const togetherMs = 800

/** Keeps up with the reader's dispatches, also with those of another tab or an earlier visit, and tells what became of them. */
export function Following() {
  const putAway = useDismiss()
  useEffect(() => followWhileSeen(follow), [])
  useEffect(() => {
    const forget = follow.onSeen(putAway)
    return () => void forget()
  }, [putAway])
  useEffect(tellVerdicts, [])
  useEndedRuns(
    useFollowedRuns(useRunAction() !== null),
    useCallback((run) => void tellEnd(run).catch(() => {}), []),
  )
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
  const { kindOf, placeOf, standingOf } = await import('../dispatch/dispatch-words')
  const { tone, text } = standingOf(only, null)
  await toast({
    tone,
    title: `${kindOf(only)}: ${text}`,
    text: only.subject,
    link: { href: placeOf(only), label: 'Open' },
  })
}

/** The end of a run, unless its own page is open and tells it. */
async function tellEnd(run: Run) {
  const href: Route = `/bulk-apply/${run.id}`
  if (window.location.pathname === href) return
  const [{ progressInWords, endInWords, stateInWords }, { wholeNumber }] = await Promise.all([
    import('../bulk-apply/runs/run-words'),
    import('../ui/formats'),
  ])
  const { tone, text } = stateInWords(run)
  await toast({
    tone,
    title: `${run.name}: ${text}`,
    text: endInWords(run, wholeNumber) ?? progressInWords(run, wholeNumber),
    link: { href, label: 'Open the run' },
  })
}

/** For screen readers: what the tray says, not more often than one can listen to. */
function SpokenTray() {
  const { items, runs } = useTray()
  const summary = summaryOf(items, runs, false)
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
