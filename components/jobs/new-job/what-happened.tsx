import { isNotMade } from '@/lib/dispatch/contract'
import type { JobDispatch } from '@/lib/jobs/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { FieldMessages } from '../../api/failure-notice'
import { useNextStep } from '../../api/role-context'
import { useFailureTitle } from '../../api/use-failure-title'
import { Reference } from '../../ui/copying/reference'
import { newJobWords } from './words'

/** Why the partner refused: what it means, and who can do what about it. */
export function WhyRefused({ failure }: { failure: PartnerFailure }) {
  const nextStepOf = useNextStep()
  const title = useFailureTitle()(failure)
  return (
    <>
      <p className="font-medium">{title}</p>
      <p>
        {title === failure.title ? '' : `${failure.title}. `}
        {failure.meaning} {newJobWords.nothingChanged}
      </p>
      {failure.said && <p>{newJobWords.partnerSays({ said: failure.said })}</p>}
      <FieldMessages fields={failure.fields} />
      <p>{nextStepOf(failure)}</p>
      <p className="text-small text-quiet">
        <Reference value={failure.reference} />
      </p>
    </>
  )
}

/**
 * Why it is unclear whether a job was created; only what had happened while the desk is finding that out, which its
 * notice says, and once it is known.
 */
export function WhyUnclear({ dispatch: { state, failure, uncertainty, timeline } }: { dispatch: JobDispatch }) {
  const isEnough = state === 'reconciling' || isNotMade(uncertainty)
  if (failure) return <p>{isEnough ? `${failure.title}.` : failure.meaning}</p>
  if (timeline.some(({ what }) => what === 'lease-expired')) return <p>{newJobWords.wasStopped}</p>
  return null
}

/** For the operator, in small type. */
export function ReferenceLine({ dispatch: { failure, timeline } }: { dispatch: JobDispatch }) {
  const reference = failure?.reference ?? timeline.findLast((step) => step.what === 'sent')?.reference
  return reference === undefined ? null : (
    <p className="text-small text-quiet">
      <Reference value={reference} />
    </p>
  )
}
