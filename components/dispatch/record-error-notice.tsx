import { Notice } from '../ui/notice'
import type { RecordError } from './use-record'
import { recordErrorWords } from './words'

/** Why the form was not recorded. Submitting again is safe: the same form is never sent twice. */
export function RecordErrorNotice({ problem }: { problem: RecordError }) {
  switch (problem.state) {
    case 'not-allowed':
      return <Notice isUrgent tone="bad" title={problem.reason} />
    case 'form-changed':
      return (
        <Notice isUrgent tone="warn" title={recordErrorWords.formChanged}>
          <p>{recordErrorWords.formChangedText}</p>
        </Notice>
      )
    case 'already-recorded':
      return (
        <Notice isUrgent tone="warn" title={recordErrorWords.sentBefore}>
          <p>{recordErrorWords.sentBeforeText}</p>
        </Notice>
      )
    case 'desk-unreachable':
      return (
        <Notice
          isUrgent
          tone="unclear"
          title={problem.errorId === null ? recordErrorWords.unreachable : recordErrorWords.broken}
        >
          <p>{recordErrorWords.pressAgain}</p>
          {problem.errorId !== null && (
            <p className="text-small text-quiet">{recordErrorWords.errorId({ id: problem.errorId })}</p>
          )}
        </Notice>
      )
  }
}
