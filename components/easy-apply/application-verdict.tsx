'use client'

import type { Submitted } from '@/lib/easy-apply/contract'
import { FailureNotice } from '../failure-notice'
import { PartnerAnswer } from '../partner-answer'
import { Button } from '../ui/button'
import { Notice, type Tone } from '../ui/notice'
import type { Outcome } from '../write-outcome'

const words: Record<Submitted['outcome'], { tone: Tone; title: string; text: string }> = {
  submitted: { tone: 'good', title: 'Submitted', text: 'The partner has the application.' },
  queued: { tone: 'good', title: 'Queued', text: 'The partner has the application and will work on it.' },
  'already-applied': {
    tone: 'info',
    title: 'Already applied',
    text: 'This applicant has already applied to this job, so there is nothing more to do.',
  },
}

/** What became of an application, as far as it is known. */
export function ApplicationVerdict({ outcome, onNext }: { outcome: Outcome<Submitted>; onNext: () => void }) {
  switch (outcome.state) {
    case 'done': {
      const { tone, title, text } = words[outcome.done.outcome]
      const form = outcome.done.applicationFormId
      return (
        <Notice tone={tone} title={title} actions={<Button onClick={onNext}>Next application</Button>}>
          <p>{text}</p>
          {form !== null && <p className="tabular-nums">Application form {form}</p>}
          <PartnerAnswer answer={outcome.done.answer} />
        </Notice>
      )
    }
    case 'refused':
      return <FailureNotice failure={outcome.failure} />
    case 'unclear':
      return (
        <>
          <Notice tone="unclear" title="Not known yet">
            <p>
              It may have been submitted. Ask at the partner before you send it again, so that the applicant is not
              there twice.
            </p>
          </Notice>
          <FailureNotice failure={outcome.failure} />
        </>
      )
    case 'desk-silent':
      return (
        <Notice isUrgent tone="unclear" title="Not known yet">
          <p>
            The desk did not answer, so it is not known whether the application was sent. What you typed is still here.
          </p>
        </Notice>
      )
    case 'not-allowed':
      return <Notice isUrgent tone="bad" title={outcome.reason} />
  }
}
