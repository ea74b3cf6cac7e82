import { type Dispatch, isOpen, needsPerson } from '@/lib/dispatch/contract'

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
