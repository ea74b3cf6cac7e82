'use client'

import type { Application, Submitted } from '@/lib/easy-apply/contract'
import { useDispatch } from '../dispatch/use-followed'
import { Notice } from '../ui/notice'
import { ApplicationVerdict } from './application-verdict'

type OpenedApplicationProps = {
  id: string
  /** As it stood when the page was made; null where there is none of the reader's own. */
  known: Application | null
  onNext: () => void
}

/** An application that the address names: what became of it, above the form for the next one. */
export function OpenedApplication({ id, known, onNext }: OpenedApplicationProps) {
  const followed = useDispatch<Submitted>(id)
  const dispatch = followed ?? (known?.id === id ? known : null)
  if (dispatch?.kind !== 'submit-application')
    return (
      <Notice tone="info" title="This application is not here">
        <p>It is somebody else’s, or it is no longer kept. Activity shows what everybody did.</p>
      </Notice>
    )
  return (
    <section aria-label={`Application to ${dispatch.subject}`} className="grid gap-2">
      <h2 dir="auto" className="wrap-anywhere text-section font-semibold">
        {dispatch.subject}
        <span className="block text-body font-normal text-quiet">{dispatch.applicantEmail}</span>
      </h2>
      <ApplicationVerdict dispatch={dispatch} onNext={onNext} />
    </section>
  )
}
