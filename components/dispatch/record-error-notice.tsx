import { Notice } from '../ui/notice'
import type { RecordError } from './use-record'

/** Why the form was not recorded. Submitting again is safe: the same form is never sent twice. */
export function RecordErrorNotice({ problem }: { problem: RecordError }) {
  switch (problem.state) {
    case 'not-allowed':
      return <Notice isUrgent tone="bad" title={problem.reason} />
    case 'form-changed':
      return (
        <Notice isUrgent tone="warn" title="The form changed">
          <p>
            An admin changed it since you opened it, so nothing was sent. What you entered is still here: fill in what
            is marked, and submit again.
          </p>
        </Notice>
      )
    case 'already-recorded':
      return (
        <Notice isUrgent tone="warn" title="This form was sent before with other values">
          <p>Below is what became of it. What you changed since is still in the form and was not sent.</p>
        </Notice>
      )
    case 'desk-unreachable':
      return (
        <Notice
          isUrgent
          tone="unclear"
          title={problem.errorId === null ? 'The desk did not answer' : 'Something went wrong here'}
        >
          <p>What you entered is still here. Press again: it will not be sent twice.</p>
          {problem.errorId !== null && <p className="text-small text-quiet">Error id {problem.errorId}</p>}
        </Notice>
      )
  }
}
