import { type ListedAnswer, listedOwnKey, listedOwnUrl } from '@/lib/applicants/contract'
import type { DispatchKind } from '@/lib/dispatch/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'

export type ListedById = ListedAnswer['listed']

const none: ListedById = {}
const askAgainMs = 15_000

/** The user's own unconfirmed writes of this kind that are in the list of applicants by now, by dispatch id. */
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
