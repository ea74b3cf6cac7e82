import { QueryClient, timeoutManager } from '@tanstack/react-query'

if (typeof window === 'undefined') renderWithoutTimers()

/** Defaults for all reads: no automatic retries and no background refetching. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Being offline shows as a failure with "Try again"; a paused request would look like a slow one.
        networkMode: 'always',
      },
    },
  })
}

/**
 * On the server a client lives for one render. A finite `gcTime`, here or in a hook, would start a timer per query, and
 * each timer would keep the rendered page in memory until it fires.
 */
function renderWithoutTimers(): void {
  timeoutManager.setTimeoutProvider({
    setTimeout: () => 0,
    clearTimeout: () => {},
    setInterval: () => 0,
    clearInterval: () => {},
  })
}
