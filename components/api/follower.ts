import type { ApiError, DeskAnswer } from './desk-api'

export type Followed<State> = {
  state: State
  /** The latest request's error; null once one has succeeded. */
  error: ApiError | null
  /** A request is in flight after the previous one failed. */
  isRetrying: boolean
}

type FollowerOptions<State, Answer> = {
  initial: State
  /** Reads again, or waits for a change: a long poll. */
  ask: (state: State, signal: AbortSignal) => Promise<DeskAnswer<Answer>>
  merge: (state: State, answer: Answer) => State
  /** Whether to keep polling without an external trigger. */
  isLive: (state: State) => boolean
  /** Milliseconds until the next request; 'backoff' after a long poll that returned early without news. */
  pauseAfter: (change: { before: State; after: State; tookMs: number }) => number | 'backoff'
  timeoutMs: number
}

const firstBackoffMs = 500
const maxBackoffMs = 10_000

/**
 * State that changes on the server, reread as long as it is live. A store for `useSyncExternalStore`; sends nothing
 * before `start`.
 */
export function createFollower<State, Answer>(options: FollowerOptions<State, Answer>) {
  return new StateFollower(options)
}

/** Public methods are own properties, so that they can be passed around detached from the object. */
class StateFollower<State, Answer> {
  private readonly options: FollowerOptions<State, Answer>
  private readonly listeners = new Set<() => void>()
  private followed: Followed<State>
  private running: AbortController | null = null
  private isDue = false
  private isPaused = true
  private isStopped = false
  private wake = () => {}

  constructor(options: FollowerOptions<State, Answer>) {
    this.options = options
    this.followed = { state: options.initial, error: null, isRetrying: false }
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  read = () => this.followed

  /** Changes the local state; a request in flight continues. */
  set = (state: State) => this.update({ state })

  /** For state newer than the response to a request in flight, which is aborted; then requests again. */
  replace = (state: State) => {
    this.update({ state })
    this.abort()
    this.isStopped = false
    this.ask()
  }

  /** Polls while the state is live. */
  start = () => {
    this.isPaused = false
    void this.run()
  }

  /** Requests once in any case, even after a failure that only the user could resolve; then polls as long as live. */
  refresh = () => {
    this.isPaused = false
    this.resume()
  }

  /** Sends nothing more until `start` or `refresh`. */
  pause = () => {
    this.isPaused = true
    this.abort()
  }

  /** Like `refresh`, but a paused follower stays paused. */
  resume = () => {
    this.isStopped = false
    this.ask()
  }

  private update(change: Partial<Followed<State>>) {
    this.followed = { ...this.followed, ...change }
    for (const listener of this.listeners) listener()
  }

  private ask() {
    this.isDue = true
    void this.run()
  }

  private abort() {
    this.running?.abort()
    this.running = null
    this.wake()
  }

  private isWanted() {
    return this.isDue || this.options.isLive(this.followed.state)
  }

  private async run() {
    if (this.isPaused || this.isStopped || this.running) return this.wake()
    this.running = new AbortController()
    const { signal } = this.running
    let backoffMs = firstBackoffMs
    while (this.isWanted()) {
      this.isDue = false
      const pause = await this.askOnce(signal)
      if (signal.aborted) return
      if (this.isStopped || !this.isWanted()) break
      if (pause !== 0) await this.sleep(pause === 'backoff' ? backoffMs : pause)
      if (signal.aborted) return
      backoffMs = pause === 'backoff' ? Math.min(maxBackoffMs, backoffMs * 2) : firstBackoffMs
    }
    this.running = null
  }

  /** Resolves with the pause until the next request; 'backoff' after a failure. */
  private async askOnce(signal: AbortSignal): Promise<number | 'backoff'> {
    const before = this.followed.state
    const startedAt = performance.now()
    if (this.followed.error) this.update({ isRetrying: true })
    const answer = await this.answerTo(before, signal)
    if (signal.aborted) return 0
    if ('value' in answer) {
      const after = this.options.merge(this.followed.state, answer.value)
      this.update({ state: after, error: null, isRetrying: false })
      return this.options.pauseAfter({ before, after, tookMs: performance.now() - startedAt })
    }
    const { kind } = answer.error
    this.isStopped = kind !== 'desk-unreachable' && kind !== 'desk-fault'
    this.update({ error: answer.error, isRetrying: false })
    return 'backoff'
  }

  private async answerTo(state: State, signal: AbortSignal): Promise<DeskAnswer<Answer>> {
    const { ask, timeoutMs } = this.options
    try {
      return await ask(state, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
    } catch {
      return { error: { kind: 'desk-unreachable' } }
    }
  }

  /** Wakes up early when a request is due. */
  private async sleep(ms: number) {
    if (this.isDue) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.wake = () => {}
  }
}

type Follower = ReturnType<typeof createFollower<unknown, never>>

/** Returning to a page makes it visible and focuses it at the same time: both count as a single reason to request. */
const sameReasonMs = 1_000
const followed = new Set<Pick<Follower, 'refresh' | 'pause' | 'resume'>>()

/**
 * Follows while the page is visible and online. A hidden page sends nothing: its open request would take up one of the
 * few connections that all tabs share. A page beside another window stays visible, and requests again when it gets
 * the focus.
 */
export function followWhileVisible(follower: Pick<Follower, 'start' | 'refresh' | 'pause' | 'resume'>): () => void {
  let askedAt = performance.now()
  const isVisible = () => document.visibilityState === 'visible' && navigator.onLine
  function check() {
    if (!isVisible()) return follower.pause()
    askedAt = performance.now()
    follower.refresh()
  }
  if (isVisible()) follower.start()
  followed.add(follower)
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', check, { signal })
  for (const name of ['online', 'offline', 'pageshow']) window.addEventListener(name, check, { signal })
  window.addEventListener('focus', () => performance.now() - askedAt >= sameReasonMs && check(), { signal })
  window.addEventListener('pagehide', () => follower.pause(), { signal })
  return () => {
    stop.abort()
    followed.delete(follower)
    follower.pause()
  }
}

/** Call this when the user has signed in again. */
export function resumeFollowing() {
  for (const follower of followed) follower.resume()
}

/** Call this when the user signs out, since an open request would be refused; undo with the result if that fails. */
export function pauseFollowing(): () => void {
  for (const follower of followed) follower.pause()
  return () => {
    for (const follower of followed) follower.refresh()
  }
}
