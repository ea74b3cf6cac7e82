'use client'

import { RotateCw } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { detailsForOperator } from '@/lib/partner/failure/details-for-operator'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { fieldMessages } from '@/lib/partner/failure/field-messages'
import { Button, buttonClass } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Notice } from '../ui/notice'
import { useIsAdmin, useNextStep } from './role-context'

const whatChanged: Record<PartnerFailure['changed'], string> = {
  no: 'Nothing was changed.',
  yes: 'The change was made.',
  unknown: 'It is not known whether anything was changed.',
}

type FailureNoticeProps = {
  failure: PartnerFailure
  isReading?: boolean
  /** How many attempts were made; said when there were several. */
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
  const isOnConnection = usePathname() === '/connection'
  return (
    <Notice
      isUrgent
      tone={isUnclear ? 'unclear' : failure.turn === 'nobody' ? 'warn' : 'bad'}
      title={failure.title}
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry} isPending={isRetrying} pendingLabel="Trying again…">
              <RotateCw aria-hidden className="size-4" />
              Try again
            </Button>
          )}
          <CopyButton text={detailsForOperator(failure)}>Copy details for the operator</CopyButton>
          {!isOnConnection && (failure.turn === 'admin' || (!isAdmin && isOfThePartner(failure))) && (
            <Link href="/connection" prefetch={false} className={buttonClass()}>
              {isAdmin ? 'Open Connection' : 'Is it us or them?'}
            </Link>
          )}
        </>
      }
    >
      <p>
        {failure.meaning} {attempts > 1 ? `The desk tried ${attempts} times. ` : ''}
        {isReading ? '' : whatChanged[failure.changed]}
      </p>
      {failure.said && <p>The partner’s words: “{failure.said}”</p>}
      <FieldMessages fields={failure.fields} />
      <p>{nextStepOf(failure)}</p>
      <p className="text-small text-quiet">Reference {failure.reference}</p>
    </Notice>
  )
}

/** Whether the partner, or the way there, is likely to be down. */
function isOfThePartner({ turn, status }: PartnerFailure): boolean {
  return turn === 'nobody' && (status === null || status >= 500)
}

export function FieldMessages({ fields }: { fields: PartnerFailure['fields'] }) {
  const lines = fieldMessages(fields)
  if (lines.length === 0) return null
  return (
    <ul className="list-disc pl-4">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
