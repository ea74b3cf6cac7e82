'use client'

import type { Route } from 'next'
import { useEffect, useState } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import { type Dispatch, needsPerson } from '@/lib/dispatch/contract'
import { followWhileVisible } from '../api/follower'
import { followedRuns } from '../bulk-apply/runs/followed-runs'
import { useEndedRuns, useFollowedRuns } from '../bulk-apply/runs/use-followed-runs'
import { followedDispatches } from '../dispatch/followed-dispatches'
import { useDismiss } from '../dispatch/use-dismiss'
import { toast } from '../ui/toast'
import { useTray } from './tray'
import { traySummary } from './tray-summary'
import { trayWords } from './words'

/** Outcomes that arrive within this time share a toast. */
const togetherMs = 800

/** Follows the reader's dispatches and runs, including those from other tabs and earlier visits; announces outcomes. */
export function FollowOutcomes() {
  const dismiss = useDismiss()
  useEffect(() => followWhileVisible(followedDispatches), [])
  useEffect(() => followWhileVisible(followedRuns), [])
  useEffect(() => followedDispatches.onSeen(dismiss), [dismiss])
  useEffect(toastOutcomes, [])
  useEndedRuns(useFollowedRuns(), (run) => {
    // While the desk is unreachable no texts can be loaded; the tray shows the outcome anyway.
    toastRun(run).catch(() => {})
  })
  return <SpokenTray />
}

/** Shows a toast for outcomes that no page has shown; they stay in the tray. */
function toastOutcomes() {
  let ended: Dispatch[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = followedDispatches.onEnded((dispatch) => {
    if (followedDispatches.isWatched(dispatch)) return
    ended.push(dispatch)
    timer ??= setTimeout(() => {
      const shown = ended.filter((item) => !followedDispatches.isWatched(item) && item.state !== 'cancelled')
      timer = undefined
      ended = []
      toastDispatches(shown).catch(() => {})
    }, togetherMs)
  })
  return () => {
    clearTimeout(timer)
    forget()
  }
}

async function toastDispatches(dispatches: readonly Dispatch[]) {
  const [only, second] = dispatches
  if (!only) return
  if (second)
    return toast({
      tone: dispatches.some(needsPerson)
        ? 'unclear'
        : dispatches.some(({ state }) => state === 'refused')
          ? 'bad'
          : 'good',
      title: traySummary(dispatches),
      text: trayWords.see,
    })
  const { dispatchKindName, dispatchHref, dispatchStatus, subjectInWords } = await import('../dispatch/dispatch-words')
  const { tone, text } = dispatchStatus(only, null)
  await toast({
    tone,
    title: `${dispatchKindName(only)}: ${text}`,
    text: subjectInWords(only),
    link: { href: dispatchHref(only), label: trayWords.open },
  })
}

/** Announces the end of a run, unless its own page is open and shows it. */
async function toastRun(run: Run) {
  const href: Route = `/bulk-apply/${run.id}`
  if (window.location.pathname === href) return
  const { progressInWords, endInWords, stateInWords } = await import('../bulk-apply/runs/run-words')
  const { tone, text } = stateInWords(run)
  await toast({
    tone,
    title: `${run.name}: ${text}`,
    text: endInWords(run) ?? progressInWords(run),
    link: { href, label: trayWords.openRun },
  })
}

/** Announces the tray's summary to screen readers, at most every two seconds. */
function SpokenTray() {
  const { items, runs } = useTray()
  const summary = traySummary(items, runs, false)
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
