import type { ApiError, DeskAnswer } from './desk-api'

export type Followed<State> = {
  state: State
  /** Of the latest question; null once one was answered. */
  error: ApiError | null
  /** A question is open although the one before it failed. */
  isRetrying: boolean
}

type FollowerOptions<State, Answer> = {
  initial: State
  /** Reads anew, or waits for a change: a long poll. */
  ask: (state: State, signal: AbortSignal) => Promise<DeskAnswer<Answer>>
  merge: (state: State, answer: Answer) => State
  /** Whether the desk is asked again without a reason from outside. */
  isLive: (state: State) => boolean
  /** Milliseconds until the next question; 'backoff' after a long poll that came back early without news. */
  pauseAfter: (change: { before: State; after: State; tookMs: number }) => number | 'backoff'
  timeoutMs: number
}

const firstBackoffMs = 500
const maxBackoffMs = 10_000

/**
 * State that the server changes, read again for as long as it is live. A store for `useSyncExternalStore`; asks
 * nothing before `start`.
 */
export function createFollower<State, Answer>(options: FollowerOptions<State, Answer>) {
  const { merge, isLive, pauseAfter, timeoutMs } = options
  const listeners = new Set<() => void>()
  let followed: Followed<State> = { state: options.initial, error: null, isRetrying: false }
  let running: AbortController | null = null
  let isDue = false
  let isPaused = true
  let isStopped = false
  let wake = () => {}

  function update(change: Partial<Followed<State>>) {
    followed = { ...followed, ...change }
    for (const listener of listeners) listener()
  }

  /** Answers the pause until the next question; 'backoff' after a failure. */
  async function askOnce(signal: AbortSignal): Promise<number | 'backoff'> {
    const before = followed.state
    const startedAt = Date.now()
    if (followed.error) update({ isRetrying: true })
    let answer: DeskAnswer<Answer>
    try {
      answer = await options.ask(before, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
    } catch {
      answer = { error: { kind: 'desk-unreachable' } }
    }
    if (signal.aborted) return 0
    if ('value' in answer) {
      const after = merge(followed.state, answer.value)
      update({ state: after, error: null, isRetrying: false })
      return pauseAfter({ before, after, tookMs: Date.now() - startedAt })
    }
    const { kind } = answer.error
    isStopped = kind !== 'desk-unreachable' && kind !== 'desk-fault'
    update({ error: answer.error, isRetrying: false })
    return 'backoff'
  }

  async function run() {
    if (isPaused || isStopped || running) return wake()
    running = new AbortController()
    const { signal } = running
    let backoffMs = firstBackoffMs
    while (isDue || isLive(followed.state)) {
      isDue = false
      const pause = await askOnce(signal)
      if (signal.aborted) return
      if (isStopped || !(isDue || isLive(followed.state))) break
      if (pause !== 0) await sleep(pause === 'backoff' ? backoffMs : pause)
      if (signal.aborted) return
      backoffMs = pause === 'backoff' ? Math.min(maxBackoffMs, backoffMs * 2) : firstBackoffMs
    }
    running = null
  }

  /** Ends early when something is due. */
  async function sleep(ms: number) {
    if (isDue) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    wake = () => {}
  }

  function ask() {
    isDue = true
    void run()
  }

  function abort() {
    running?.abort()
    running = null
    wake()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => followed,
    /** Changes what is known here; an open question goes on. */
    set: (state: State) => update({ state }),
    /** For what is newer than the answer to an open question, which is dropped; asks anew. */
    replace(state: State) {
      update({ state })
      abort()
      isStopped = false
      ask()
    },
    /** Asks while the state is live. */
    start() {
      isPaused = false
      void run()
    },
    /** Asks once in any case, and goes on while the state is live. */
    refresh() {
      isPaused = false
      ask()
    },
    /** Asks no more until `start` or `refresh`. */
    pause() {
      isPaused = true
      abort()
    },
    /** After a failure that only a person could end, such as an ended session. */
    resume() {
      isStopped = false
      ask()
    },
  }
}

type Follower = ReturnType<typeof createFollower<unknown, never>>

/** Coming back to a page makes it visible and gives it the focus at once: that is one reason to ask. */
const sameReasonMs = 1_000
const followed = new Set<Pick<Follower, 'resume'>>()

/**
 * Follows while the page is visible and online. A hidden page asks nothing: its open question would take one of the
 * few connections that all tabs share. A page beside another window stays visible, and asks anew when it gets the
 * focus.
 */
export function followWhileVisible(follower: Pick<Follower, 'start' | 'refresh' | 'pause' | 'resume'>): () => void {
  let askedAt = Date.now()
  const isVisible = () => document.visibilityState === 'visible' && navigator.onLine
  function check() {
    if (!isVisible()) return follower.pause()
    askedAt = Date.now()
    follower.refresh()
  }
  if (isVisible()) follower.start()
  followed.add(follower)
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', check, { signal })
  for (const name of ['online', 'offline', 'pageshow']) window.addEventListener(name, check, { signal })
  window.addEventListener('focus', () => Date.now() - askedAt >= sameReasonMs && check(), { signal })
  window.addEventListener('pagehide', () => follower.pause(), { signal })
  return () => {
    stop.abort()
    followed.delete(follower)
    follower.pause()
  }
}

/** Somebody has signed in again. */
export function resumeFollowing() {
  for (const follower of followed) follower.resume()
}
