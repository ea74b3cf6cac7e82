'use client'

import { useId } from 'react'
import {
  type ApplicantMapping,
  type SamePersonAnswer,
  type SearchRow,
  samePersonKey,
  samePersonUrl,
} from '@/lib/applicants/contract'
import { recordKey } from '@/lib/partner/paging/record-key'
import type { PartnerRecord } from '@/lib/records/record'
import { postToDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'
import { isSentUnlisted } from '../../easy-apply/quick/just-sent'
import { cellValue } from '../../records/cell-value'
import { wholeNumber } from '../../ui/formats'
import { Skeleton } from '../../ui/skeleton'
import { Status } from '../../ui/status'
import { useIsBrowser } from '../../ui/use-is-browser'
import { readApplication } from '../application-facts'
import { HistoryError } from './history-error'
import { detailsWords } from './words'

/** The desk rereads the list two seconds after it has sent something. */
const askAgainMs = 3_000

type OtherApplicationsProps = {
  record: PartnerRecord
  mapping: ApplicantMapping
  /** The record's e-mail address; not empty. */
  email: string
  onOpen: (row: SearchRow) => void
}

/** The applicant's other applications: what the desk's index lists under the same e-mail address. */
export function OtherApplications({ record, mapping, email, onOpen }: OtherApplicationsProps) {
  const headingId = useId()
  const key = recordKey(record, mapping.key)
  const listed = (data: SamePersonAnswer | undefined) => new Set([key, ...(data?.rows ?? []).map((row) => row.key)])
  const found = useRead({
    queryKey: samePersonKey(email.trim().toLowerCase()),
    queryFn: ({ signal }) => askForSamePerson(email, signal),
    // Show the cached answer at once, and refresh it.
    staleTime: 0,
    refetchInterval: ({ state }) => (isSentUnlisted(email, listed(state.data)) ? askAgainMs : false),
  })
  const rows = found.data?.rows.filter((row) => row.key !== key) ?? []
  const unlisted = found.data ? found.data.total - found.data.rows.length : 0
  const isAwaited = isSentUnlisted(email, listed(found.data))
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="font-semibold">
        {detailsWords.others}
        {rows.length > 0 && <span className="font-normal text-quiet"> · {wholeNumber(rows.length + unlisted)}</span>}
      </h3>
      {found.isPending && (
        <div className="grid h-9 content-center">
          <p role="status" className="sr-only">
            {detailsWords.loadingOthers}
          </p>
          <Skeleton className="h-3.5 w-56" />
        </div>
      )}
      {found.error && !found.isFetching && <HistoryError error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && isAwaited && <p className="text-quiet">{detailsWords.sentIsComing}</p>}
      {found.data && !isAwaited && rows.length === 0 && <p className="text-quiet">{detailsWords.noOthers}</p>}
      {rows.length > 0 && (
        <ul className="grid gap-1">
          {rows.map((row) => (
            <li key={row.key}>
              <OtherApplication row={row} mapping={mapping} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {unlisted > 0 && <p className="text-small text-quiet">{detailsWords.notListed({ count: unlisted })}</p>}
    </section>
  )
}

type OtherApplicationProps = Pick<OtherApplicationsProps, 'mapping' | 'onOpen'> & { row: SearchRow }

function OtherApplication({ row, mapping, onOpen }: OtherApplicationProps) {
  const isBrowser = useIsBrowser()
  const { job, status, appliedAt } = readApplication(row.record, mapping)
  const facts = [status && <Status key="status" value={status} />, appliedAt && cellValue(appliedAt, isBrowser)].filter(
    Boolean,
  )
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        // This button disappears together with its applicant: keep the focus in the panel, at its top.
        const panel = currentTarget.closest('[role=dialog]')
        panel?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
        onOpen(row)
      }}
      className="-mx-2 grid w-[calc(100%+1rem)] rounded-control px-2 py-1 text-left hover:bg-sunken touch:min-h-11"
    >
      <bdi className="truncate font-medium text-accent">{job ?? detailsWords.withoutJob}</bdi>
      {facts.length > 0 && (
        <span className="text-small text-quiet tabular-nums">
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: status and time, in this order
            <span key={index}>
              {index > 0 && ' · '}
              {fact}
            </span>
          ))}
        </span>
      )}
    </button>
  )
}

async function askForSamePerson(email: string, signal: AbortSignal): Promise<SamePersonAnswer> {
  return valueOrThrow(await postToDesk<SamePersonAnswer>(samePersonUrl, { email }, signal))
}
