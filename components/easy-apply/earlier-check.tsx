'use client'

import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ListedBefore, type ListedBeforeAnswer, listedBeforeUrl } from '@/lib/applicants/contract'
import { type EarlierPairs, earlierUrl, type Pair } from '@/lib/bulk-apply/contract'
import type { EarlierApplication } from '@/lib/easy-apply/contract'
import { postInBackground, valueOrThrow } from '../api/desk-api'
import { useRead } from '../api/queries'
import { EntryLink } from '../links/links'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { useDebounced } from '../ui/use-debounced'
import { ListedAlready } from './listed-already'
import { easyApplyWords } from './words'

type Asked = { jobId: string; email: string }

/** Whether this person has applied to this job before, as far as the desk or the screen (`isListed`) knows. */
export function EarlierCheck({ isListed, ...asked }: Asked & { isListed: boolean }) {
  const { isReady, isError, found, address } = useEarlier(asked)
  if (!isReady) return <p className="text-quiet">{easyApplyWords.checkWaits}</p>
  if (isError) return <p className="text-quiet">{easyApplyWords.notChecked}</p>
  if (!found) return <p className="text-quiet">{easyApplyWords.checking}</p>
  if (found.earlier || found.listed) return <Found {...found} email={address} />
  if (isListed) return <p className="text-warn">{easyApplyWords.appliedElsewhere}</p>
  return (
    <p className="flex items-center gap-1.5 text-good">
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      {easyApplyWords.neverApplied}
    </p>
  )
}

/**
 * The same, but only as a warning. `otherwise`: shown if the desk has no earlier application for the person and job.
 */
export function EarlierWarning({ otherwise, ...asked }: Asked & { otherwise: ReactNode }) {
  const { found, address } = useEarlier(asked)
  if (!found?.earlier && (otherwise || !found?.listed)) return otherwise
  return <Found {...found} email={address} />
}

type Known = { earlier: EarlierApplication | null; listed: ListedBefore | null }

function Found({ earlier, listed, email }: Known & { email: string }) {
  return (
    <p className="flex gap-1.5 text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere">
        {earlier ? <SentAlready earlier={earlier} /> : listed && <ListedAlready listed={listed} email={email} />}
      </span>
    </p>
  )
}

function SentAlready({ earlier: { id, at, who, outcome: become } }: { earlier: EarlierApplication }) {
  return (
    <Sentence
      text={({ when, outcome }) => easyApplyWords.appliedAt({ outcome, who, when })}
      parts={{
        when: <RelativeTime iso={at} />,
        outcome: <EntryLink id={id}>{easyApplyWords.earlierOutcomes[become]}</EntryLink>,
      }}
    />
  )
}

/** Asks the desk, not the partner, as soon as both are known. The email address is sent in the body, not in the URL. */
function useEarlier({ jobId, email }: Asked) {
  const address = useDebounced(email.trim().toLowerCase(), 500)
  const isReady = jobId !== '' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
  const { isError, data: found } = useRead({
    queryKey: ['applied-before', jobId, address],
    queryFn: ({ signal }) => lookForApplications({ email: address, jobId }, signal),
    enabled: isReady,
    retry: false,
    staleTime: 0,
  })
  return { isReady, isError, found, address }
}

/** Applications that this desk has sent, and those in the list of applicants. */
async function lookForApplications(pair: Pair, signal: AbortSignal): Promise<Known> {
  const [sent, listed] = await Promise.all([
    postInBackground<EarlierPairs>(earlierUrl, { pairs: [pair] }, signal),
    postInBackground<ListedBeforeAnswer>(listedBeforeUrl, pair, signal),
  ])
  return { earlier: valueOrThrow(sent).earlier[0] ?? null, listed: valueOrThrow(listed).listed }
}
