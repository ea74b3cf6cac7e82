import { type ListedAnswer, listedOwnKey, listedOwnUrl } from '@/lib/applicants/contract'
import type { DispatchKind } from '@/lib/dispatch/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'

export type ListedById = ListedAnswer['listed']

const none: ListedById = {}
const askAgainMs = 15_000

/** Which of one's own unconfirmed writes of this kind the list of applicants holds by now, by their ids. */
export function useListedOwn(kind: DispatchKind): ListedById {
  const asked = useRead({
    queryKey: listedOwnKey,
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<ListedAnswer>(listedOwnUrl, signal)).listed,
    enabled: kind === 'submit-application',
    retry: false,
    staleTime: 0,
    refetchInterval: askAgainMs,
  })
  return asked.data ?? none
}
