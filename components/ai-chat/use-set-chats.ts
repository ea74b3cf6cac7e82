'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { type SetChat, type SetChatsAction, wantsOn } from '@/lib/ai-chat/contract'
import { type Dispatch, isOpen, needsPerson } from '@/lib/dispatch/contract'
import { callAction } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { followedDispatches } from '../dispatch/followed-dispatches'
import { useDismiss } from '../dispatch/use-dismiss'
import { useFollowed } from '../dispatch/use-followed'
import type { RecordError } from '../dispatch/use-record'
import { newId } from '../ui/new-id'
import { noPresses, pressTeams } from './chat-refusals'
import { chatWords } from './words'

/** A press that is not recorded yet, or could not be. */
type PendingPress = { isOn: boolean; problem: RecordError | null }

/** Sets teams and follows the latest setting of each, even if it was made on another visit. */
export function useSetChats(setChats: SetChatsAction, first: readonly Dispatch[]) {
  const [presses, setPresses] = useState<ReadonlyMap<string, PendingPress>>(new Map())
  /** Ids of the settings sent in one batch. */
  const [batchIds, setBatchIds] = useState<readonly string[]>([])
  const [made, setMade] = useState(noPresses)
  const { items, isRead } = useFollowed()
  const dismiss = useDismiss()
  const latest = latestOfTeams(isRead ? items : first)
  useEffect(() => followedDispatches.watch(({ kind }) => kind === 'set-ai-chat'), [])

  // When the user comes back while several settings are in progress, treat them as one batch again.
  const restoreBatch = useEffectEvent(() => {
    if (batchIds.length === 0) setBatchIds(latestBatchOf([...latest.values()]))
  })
  useEffect(() => {
    if (isRead) restoreBatch()
  }, [isRead])

  function press(teamIds: readonly string[], given: PendingPress) {
    setPresses((before) => new Map([...before, ...teamIds.map((teamId) => [teamId, given] as const)]))
  }

  /** Ends a press unless a newer one has replaced it. If there is a problem it stays, on the first row only. */
  function endPress(teamIds: readonly string[], given: PendingPress, problem: RecordError | null = null) {
    setPresses((before) => {
      const next = new Map(before)
      for (const [index, teamId] of teamIds.entries()) {
        if (next.get(teamId) !== given) continue
        if (problem && index === 0) next.set(teamId, { ...given, problem })
        else next.delete(teamId)
      }
      return next
    })
  }

  async function set(teamIds: readonly string[], isOn: boolean, body: Record<string, unknown>) {
    const teams = teamIds.map((teamId) => ({ id: newId(), teamId }))
    const pressed: PendingPress = { isOn, problem: null }
    press(teamIds, pressed)
    if (teams.length > 1) setBatchIds(teams.map(({ id }) => id))
    setMade((before) => ({ ...before, ofForm: [...before.ofForm, ...teams.map(({ id }) => id)] }))
    const answer = await callAction(() => setChats({ teams, isOn, body }))
    if (answer.state === 'recorded') {
      const outdated = teamIds.map((teamId) => latest.get(teamId)).filter((item) => item !== undefined)
      // A new setting supersedes those that needed a decision.
      dismiss(outdated.filter((item) => item.endedAt !== null || needsPerson(item)).map(({ id }) => id))
      followedDispatches.take(...answer.dispatches)
      return endPress(teamIds, pressed)
    }
    if (answer.state === 'signed-out') {
      askToSignInAgain()
      return endPress(teamIds, pressed)
    }
    const problem: RecordError =
      answer.state === 'invalid' ? { state: 'not-allowed', reason: Object.values(answer.errors).join(' ') } : answer
    endPress(teamIds, pressed, problem)
    // Without an answer, it may have been recorded nevertheless.
    if (answer.state === 'desk-unreachable') followedDispatches.refresh()
  }

  return {
    presses,
    latest,
    progress: progressOf(batchIds, items),
    made,
    /** Call before reading the values besides On and Off: clears messages about earlier presses. */
    clear(teamIds: readonly string[]) {
      setMade((before) => pressTeams(before, [...latest.values()], teamIds))
    },
    /** The form now shows the messages of these fields. */
    place(fields: readonly string[]) {
      setMade((before) => ({ ...before, placed: fields }))
    },
    set,
  }
}

const maxGapMs = 1_000

/** The settings sent together with the newest open one: they were recorded right after each other. */
export function latestBatchOf(settings: readonly Dispatch[]): string[] {
  const newestFirst = [...settings].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  const batchIds: string[] = []
  let since: number | null = null
  for (const setting of newestFirst) {
    const at = Date.parse(setting.createdAt)
    if (since === null && !isOpen(setting)) continue
    // Settings that ended before the next one was recorded belong to an earlier batch.
    const hadEnded = setting.endedAt !== null && since !== null && Date.parse(setting.endedAt) < since
    if (since !== null && (since - at > maxGapMs || hadEnded)) break
    since = at
    batchIds.push(setting.id)
  }
  return batchIds
}

/** "3 of 12 set · 1 refused" for the settings with these ids; null for fewer than two. */
export function progressOf(batchIds: readonly string[], settings: readonly Dispatch[]): string | null {
  if (batchIds.length < 2) return null
  const ids = new Set(batchIds)
  const matching = settings.filter(({ id }) => ids.has(id))
  const count = (isSo: (dispatch: Dispatch) => boolean) => matching.filter(isSo).length
  const parts = [
    [count(({ state }) => state === 'refused'), chatWords.refused],
    [count(needsPerson), chatWords.unconfirmedCount],
    [count(({ state }) => state === 'cancelled' || state === 'abandoned'), chatWords.stopped],
  ] as const
  const rest = parts.flatMap(([count, text]) => (count > 0 ? text({ count }) : []))
  const set = count(({ state }) => state === 'succeeded')
  return [chatWords.progress({ set, all: batchIds.length }), ...rest].join(' · ')
}

function latestOfTeams(items: readonly Dispatch[]): Map<string, Dispatch<SetChat>> {
  const latest = new Map<string, Dispatch<SetChat>>()
  for (const item of items) {
    const { kind, teamId, createdAt } = item
    if (kind !== 'set-ai-chat' || teamId === null) continue
    const known = latest.get(teamId)
    // The kind determines the type of `result`.
    if (!known || known.createdAt < createdAt) latest.set(teamId, item as Dispatch<SetChat>)
  }
  return latest
}

/** What a row shows: a press immediately, the setting while it is in progress, and then what is known. */
export function shownOn(
  team: { isOn: boolean | null },
  press: PendingPress | undefined,
  dispatch: Dispatch<SetChat> | undefined,
  isCatchingUp: boolean,
): boolean | null {
  if (press && !press.problem) return press.isOn
  if (!dispatch) return team.isOn
  if (isOpen(dispatch)) return wantsOn(dispatch)
  if (!isCatchingUp) return team.isOn
  // Its outcome is known here a moment before the state is read again.
  if (dispatch.state === 'succeeded') return dispatch.result?.isOn ?? null
  return dispatch.mayHaveSucceeded ? null : team.isOn
}
