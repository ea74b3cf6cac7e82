'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import {
  type ApplicationFormAnswer,
  applicationFormKey,
  applicationFormUrl,
  type OpenedForm,
} from '@/lib/easy-apply/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { ErrorNotice } from '../../api/error-notice'
import { useRead } from '../../api/queries'
import { OfferTeams } from '../../schema-form/team-choices'
import { Skeleton } from '../../ui/skeleton'
import { type CurrentApplication, type Prefill, savePrefill } from '../prefill'
import { QuickApplyForm } from './quick-apply-form'
import { needsFullForm } from './quick-nodes'
import { quickWords } from './words'

type QuickApplyProps = {
  /** What is entered here but not sent is kept under this key. */
  recordKey: string
  applicant: Prefill
  /** The application whose details are open; null if it names no job. */
  current: CurrentApplication | null
  /** Undefined at the end of the list. */
  onNext: (() => void) | undefined
  onClose: () => void
  /** Whether the form holds values that would be lost with it. */
  onUnsent: (isUnsent: boolean) => void
}

/** A short application form inside an applicant's details; leads to the full form if the partner requires more. */
export function QuickApply({ recordKey, applicant, current, onNext, onClose, onUnsent }: QuickApplyProps) {
  const router = useRouter()
  const asked = useRead({
    queryKey: applicationFormKey,
    queryFn: async ({ signal }) =>
      valueOrThrow(await getFromDesk<ApplicationFormAnswer>(applicationFormUrl, signal)).form,
  })
  const { data: form, error, isFetching, refetch } = asked
  const isElsewhere = form !== undefined && isFullFormNeeded(form, applicant)

  function openFullForm(prefill: Prefill, jobId: string | null) {
    savePrefill({ ...prefill, current })
    router.push(jobId === null ? '/easy-apply' : `/easy-apply?job=${encodeURIComponent(jobId)}`)
  }

  const leave = useEffectEvent(() => {
    onClose()
    openFullForm(applicant, null)
  })
  useEffect(() => {
    if (isElsewhere) leave()
  }, [isElsewhere])

  return (
    <section aria-label={quickWords.title} className="w-full">
      {error && !isFetching && <ErrorNotice error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {form && !isElsewhere ? (
        <OfferTeams choices={form.teams}>
          <QuickApplyForm
            recordKey={recordKey}
            form={form}
            applicant={applicant}
            current={current}
            onFullForm={openFullForm}
            onFormChanged={() => void refetch()}
            onNext={onNext}
            onClose={onClose}
            onUnsent={onUnsent}
          />
        </OfferTeams>
      ) : (
        !error && <FormSkeleton />
      )}
    </section>
  )
}

/** Also if nothing may be sent yet: the full form's screen says why. */
function isFullFormNeeded(form: OpenedForm | null, applicant: Prefill): boolean {
  return form === null || applicant.email === '' || needsFullForm(form, applicant)
}

function FormSkeleton() {
  return (
    <div className="grid gap-2">
      <p className="sr-only">{quickWords.loading}</p>
      <Skeleton className="h-5 w-10" />
      <Skeleton className="h-8 touch:h-11" />
    </div>
  )
}
