import type { Route } from 'next'
import { type Dispatch, type DispatchKind, isOpen, needsPerson } from '@/lib/dispatch/contract'
import type { Tone } from '../ui/notice'

/** What a dispatch is, in a word or two before its subject. */
export const kindWords: Record<DispatchKind, string> = {
  'create-job': 'New job',
  'submit-application': 'Application',
  'set-ai-chat': 'AI chat',
}

type Said = { tone: Tone; text: string }

const refusedWords: Record<DispatchKind, string> = {
  'create-job': 'Not created',
  'submit-application': 'Not submitted',
  'set-ai-chat': 'Not set',
}

/** How a dispatch stands in two to four words, with `seconds` until the desk goes on by itself. */
export function standingOf(dispatch: Dispatch, seconds: number | null): Said {
  const { kind, state, failure } = dispatch
  switch (state) {
    case 'held':
      return seconds === null ? { tone: 'info', text: 'On hold' } : { tone: 'info', text: `Sending in ${seconds} s` }
    case 'waiting':
      if (!failure || !seconds) return { tone: 'info', text: 'Waiting' }
      return { tone: 'warn', text: `${failure.short}, next try in ${seconds} s` }
    case 'sending':
      return { tone: 'info', text: 'Sending…' }
    case 'done':
      return doneOf(dispatch)
    case 'refused':
      return { tone: 'bad', text: refusedWords[kind] }
    case 'cancelled':
      return {
        tone: 'info',
        text: dispatch.timeline.at(-1)?.what === 'replaced' ? 'Replaced by a newer one' : 'Not sent',
      }
    case 'unclear':
      return unclearOf(dispatch, seconds)
  }
}

function doneOf({ kind, done }: Dispatch): Said {
  if (kind === 'create-job') return { tone: 'good', text: 'Created' }
  if (kind === 'set-ai-chat') return { tone: 'good', text: 'Set' }
  const outcome = typeof done === 'object' && done !== null && 'outcome' in done ? done.outcome : null
  if (outcome === 'already-applied') return { tone: 'info', text: 'Already applied' }
  return { tone: 'good', text: outcome === 'queued' ? 'Queued' : 'Submitted' }
}

function unclearOf({ nextAt, settledAt, finding }: Dispatch, seconds: number | null): Said {
  if (settledAt !== null) return { tone: 'unclear', text: 'Left open: not known' }
  if (nextAt !== null) return { tone: 'unclear', text: seconds ? `Checking, next look in ${seconds} s` : 'Checking…' }
  return { tone: 'unclear', text: finding?.what === 'not-made' ? 'Was not created' : 'Not known yet' }
}

/** What an unclear dispatch means for whoever has to decide, and what sending it again would do. */
export function unclearMeaning({ kind, finding }: Dispatch): string {
  if (finding?.what === 'not-made') return 'It is not at the partner. It is safe to send it again.'
  if (finding?.what === 'candidates') return 'The partner has more than one job that could be it. Choose on its page.'
  switch (kind) {
    case 'create-job':
      return 'It may have been created. Sent again, there may be two of it.'
    case 'submit-application':
      return 'It may have been submitted. Sent again, the applicant may have applied twice.'
    case 'set-ai-chat':
      return 'It may have been set. Sending it again is safe.'
  }
}

/** The page on which it can be followed and ended. */
export function placeOf({ kind, id }: Dispatch): Route {
  switch (kind) {
    case 'create-job':
      return `/jobs/new?dispatch=${id}`
    case 'submit-application':
      return `/easy-apply?dispatch=${id}`
    case 'set-ai-chat':
      return '/ai-chat'
  }
}

export type TrayGroup = 'needs-you' | 'under-way' | 'ended'

export function groupOf(dispatch: Dispatch): TrayGroup {
  if (needsPerson(dispatch)) return 'needs-you'
  return isOpen(dispatch) ? 'under-way' : 'ended'
}

/** "2 sending · 1 waiting · 1 needs you": all of them in one line; '' for none. */
export function summaryOf(dispatches: readonly Dispatch[]): string {
  const counts = new Map<string, number>()
  for (const dispatch of dispatches) counts.set(wordOf(dispatch), (counts.get(wordOf(dispatch)) ?? 0) + 1)
  return order
    .flatMap((word) => {
      const count = counts.get(word)
      if (count === undefined) return []
      return `${count} ${word === 'needs you' && count > 1 ? 'need you' : word}`
    })
    .join(' · ')
}

const order = ['sending', 'waiting', 'checking', 'needs you', 'refused', 'done', 'not known', 'not sent']

function wordOf(dispatch: Dispatch): string {
  if (needsPerson(dispatch)) return 'needs you'
  const { state } = dispatch
  if (state === 'unclear') return isOpen(dispatch) ? 'checking' : 'not known'
  if (state === 'held') return 'waiting'
  return state === 'cancelled' ? 'not sent' : state
}
