'use client'

import { RotateCw } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { fieldMessages } from '@/lib/partner/failure/field-messages'
import { Button, buttonClass } from '../ui/button'
import { Reference } from '../ui/copying/reference'
import { Notice } from '../ui/notice'
import { CopyDetails } from './copy-details'
import { useIsAdmin, useNextStep } from './role-context'
import { useFailureTitle } from './use-failure-title'
import { failureWords, whatChanged } from './words'

type FailureNoticeProps = {
  failure: PartnerFailure
  isReading?: boolean
  /** The number of attempts; shown if there were several. */
  attempts?: number
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

/** A partner failure in words: what happened, what it means, what was changed, what to do, and who can do it. */
export function FailureNotice({
  failure,
  isReading = false,
  attempts = 1,
  onRetry,
  isRetrying = false,
}: FailureNoticeProps) {
  const isUnclear = failure.changed === 'unknown'
  const isAdmin = useIsAdmin()
  const nextStepOf = useNextStep()
  const title = useFailureTitle()(failure)
  const who = title === failure.title ? whoCanFix(failure, isAdmin) : null
  const isOnConnection = usePathname() === '/connection'
  return (
    <Notice
      isUrgent
      tone={isUnclear ? 'unclear' : failure.turn === 'nobody' ? 'warn' : 'bad'}
      title={title}
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry} isPending={isRetrying} pendingLabel={failureWords.trying}>
              <RotateCw aria-hidden className="size-4" />
              {failureWords.tryAgain}
            </Button>
          )}
          <CopyDetails failure={failure} />
          {!isOnConnection && (failure.turn === 'admin' || (!isAdmin && isOfThePartner(failure))) && (
            <Link href="/connection" prefetch={false} className={buttonClass()}>
              {isAdmin ? failureWords.openConnection : failureWords.isItUs}
            </Link>
          )}
        </>
      }
    >
      <p>
        {title === failure.title ? '' : `${failure.title}. `}
        {failure.meaning} {attempts > 1 ? `${failureWords.tries({ count: attempts })} ` : ''}
        {isReading ? '' : whatChanged[failure.changed]}
      </p>
      {failure.said && <p>{failureWords.partnerSaid({ sentence: failure.said })}</p>}
      <FieldMessages fields={failure.fields} />
      <p>
        {who && <strong className="font-semibold">{who} </strong>}
        {nextStepOf(failure)}
      </p>
      <p className="text-small text-quiet">
        <Reference value={failure.reference} />
      </p>
    </Notice>
  )
}

/** If a request may have worked, nobody can fix it yet: its outcome must be reconciled first. */
function whoCanFix({ turn, changed, kind, wording }: PartnerFailure, isAdmin: boolean): string | null {
  if (turn === 'nobody' || changed === 'unknown' || kind === 'stopped') return null
  // The next step says what the user does now, and what an admin can do for everyone.
  if (wording === 'form' || wording === 'chat') return null
  return turn === 'recruiter' || isAdmin ? failureWords.youCanFix : failureWords.adminCanFix
}

/** Whether the partner, or the network path to it, is likely to be down. */
function isOfThePartner({ turn, status }: PartnerFailure): boolean {
  return turn === 'nobody' && (status === null || status >= 500)
}

export function FieldMessages({ fields }: { fields: PartnerFailure['fields'] }) {
  const lines = fieldMessages(fields)
  if (lines.length === 0) return null
  return (
    <ul className="list-disc pl-4">
      {lines.slice(0, maxLines).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > maxLines && <li>{failureWords.moreFields({ count: lines.length - maxLines })}</li>}
    </ul>
  )
}

/** As many as a person will read. */
const maxLines = 10
