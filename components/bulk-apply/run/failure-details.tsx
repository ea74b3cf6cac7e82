'use client'

import Link from 'next/link'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { CopyDetails } from '../../api/copy-details'
import { FieldMessages } from '../../api/failure-notice'
import { useIsAdmin, useNextStep } from '../../api/role-context'
import { failureWords } from '../../api/words'
import { Reference } from '../../ui/copying/reference'
import { runWords } from './words'

/** A partner failure inside a notice. `isNextStepSaid`: the notice already says what to do. */
export function FailureDetails({ failure, isNextStepSaid }: { failure: PartnerFailure; isNextStepSaid: boolean }) {
  const nextStepOf = useNextStep()
  const isAdmin = useIsAdmin()
  return (
    <>
      <p>
        {failure.title}. {failure.meaning}
      </p>
      {failure.said && <p>{runWords.partnerSaid({ said: failure.said })}</p>}
      <FieldMessages fields={failure.fields} />
      {!isNextStepSaid && <p>{nextStepOf(failure)}</p>}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-quiet">
        <Reference value={failure.reference} />
        {failure.turn === 'admin' && (
          <Link href="/connection" prefetch={false} className="link">
            {isAdmin ? runWords.connection : failureWords.isItUs}
          </Link>
        )}
      </p>
      <div>
        <CopyDetails failure={failure} />
      </div>
    </>
  )
}
