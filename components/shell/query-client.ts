import { QueryClient } from '@tanstack/react-query'

/** How reads behave everywhere: nothing is repeated or asked for again behind a person's back. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline is shown as a failure with "Try again"; a paused request would look like a slow one.
        networkMode: 'always',
      },
    },
  })
}
