import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { type NewcomersAnswer, newcomersUrl } from '@/lib/applicants/contract'
import { getInBackground } from '../api/desk-api'
import icon from '../ui/icon.svg'
import {
  countedUntil,
  forgetCounted,
  isNotified,
  keepCountedUntil,
  lastShownAt,
  noteShown,
  onNotified,
  setNotified,
} from './choice'
import { newcomersTitle, watchNewcomers } from './newcomer-watch'

const lock = 'notify-newcomers'

/**
 * Rendered once, in the layout. While no tab of the desk is in view, one of them notifies about new applicants, for a
 * user who has switched that on in this browser.
 */
export function NotifyNewcomers({ personId, listHref }: { personId: string; listHref: Route }) {
  const router = useRouter()
  const openList = useEffectEvent(() => {
    window.focus()
    router.push(listHref)
  })
  useEffect(() => {
    let running: AbortController | null = null
    function follow() {
      running?.abort()
      running = null
      if (!canNotify() || !isNotified(personId)) return
      running = new AbortController()
      const turn = document.visibilityState === 'hidden' ? watchWhileHidden : holdWhileSeen
      void turn({ personId, openList, running })
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    const forget = onNotified(follow)
    return () => {
      running?.abort()
      document.removeEventListener('visibilitychange', follow)
      forget()
    }
  }, [personId])
  return null
}

function canNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted' && 'locks' in navigator
}

type Turn = { personId: string; openList: () => void; running: AbortController }

/** All visible tabs share the lock: a hidden one gets it only when there is none. */
async function holdWhileSeen({ running: { signal } }: Turn): Promise<void> {
  forgetCounted()
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  await navigator.locks.request(lock, { mode: 'shared', signal }, () => ended).catch(ignoreAbort)
}

/** One hidden tab watches; the others wait for the lock. */
async function watchWhileHidden({ personId, openList, running }: Turn): Promise<void> {
  const { signal } = running
  while (!signal.aborted)
    await navigator.locks
      .request(lock, { signal }, () =>
        watchNewcomers({
          ask: (since) => ask(since, running),
          isSeenElsewhere,
          lastShownAt,
          countedUntil,
          keepCountedUntil,
          show: (count) => show(newcomersTitle(count), { personId, openList }),
          signal,
        }),
      )
      .catch(ignoreAbort)
}

async function ask(since: string | null, running: AbortController): Promise<NewcomersAnswer | null> {
  const answer = await getInBackground<NewcomersAnswer>(newcomersUrl(since), running.signal).catch(() => null)
  if (answer && 'value' in answer) return answer.value
  // Do not ask again until the user has looked at the desk.
  if (answer?.error.kind === 'signed-out') running.abort()
  return null
}

async function isSeenElsewhere(): Promise<boolean> {
  const { pending = [] } = await navigator.locks.query()
  return pending.some(({ name, mode }) => name === lock && mode === 'shared')
}

function show(title: string, { personId, openList }: Pick<Turn, 'personId' | 'openList'>): void {
  try {
    const notification = new Notification(title, { tag: lock, icon: icon.src })
    notification.onclick = () => {
      notification.close()
      openList()
    }
    noteShown(Date.now())
  } catch {
    // Chrome on Android accepts notifications only from service workers.
    setNotified(personId, false)
  }
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
}
