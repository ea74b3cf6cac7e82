/** From one try to the next, in ms. */
const pauses = [500, 1_000, 2_000]
/** From a proxy in front of a desk that does not answer, such as during a restart. */
const gatewayErrors = new Set([502, 503, 504])

/**
 * Next opens a screen that it cannot request as a new document: the browser's own error page would replace this one,
 * with everything typed into it. Until the returned function is called, such requests are repeated instead; `onHeld`
 * hears whether any of them waits.
 */
export function holdNavigations(onHeld: (isHeld: boolean) => void): () => void {
  const request = window.fetch
  let held = 0

  /** Null while the desk cannot be reached. */
  async function requestOnce(...[input, init]: Parameters<typeof fetch>): Promise<Response | null> {
    try {
      const answer = await request(input, init)
      return gatewayErrors.has(answer.status) ? null : answer
    } catch (error) {
      if (init?.signal?.aborted || !(error instanceof TypeError)) throw error
      return null
    }
  }

  async function requestUntilReached(...args: Parameters<typeof fetch>): Promise<Response> {
    const answer = await requestOnce(...args)
    if (answer) return answer
    held += 1
    onHeld(true)
    try {
      for (let tries = 0; ; tries += 1) {
        await untilOnline(pauses[Math.min(tries, pauses.length - 1)])
        const answer = await requestOnce(...args)
        if (answer) return answer
      }
    } finally {
      held -= 1
      onHeld(held > 0)
    }
  }

  window.fetch = (input, init) => (isNavigation(init) ? requestUntilReached(input, init) : request(input, init))
  return () => {
    window.fetch = request
  }
}

/** Whether Next's router asks for a screen that someone is going to; nobody waits for one that it prefetches. */
function isNavigation(init: RequestInit | undefined): boolean {
  if (init?.method !== undefined && init.method !== 'GET') return false
  const headers = new Headers(init?.headers)
  return headers.has('rsc') && !headers.has('next-router-prefetch')
}

/** Resolves after the pause, or as soon as the browser is online again. */
function untilOnline(pauseMs: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, pauseMs)
    window.addEventListener('online', end)
  })
}
