import { isNotMade, needsPerson } from '@/lib/dispatch/contract'
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

/** Why it is unclear whether a job was created; while the desk looks, and once it is known, only what had happened. */
export function WhyUnclear({ dispatch }: { dispatch: JobDispatch }) {
  const { failure, uncertainty, timeline } = dispatch
  const isForPerson = needsPerson(dispatch) && !isNotMade(uncertainty)
  if (failure)
    return (
      <>
        <p>{isForPerson ? failure.meaning : `${failure.title}.`}</p>
        {isForPerson && failure.said && <p>{newJobWords.partnerSays({ said: failure.said })}</p>}
      </>
    )
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
