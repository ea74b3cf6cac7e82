import { DeskError } from '../../api/desk-api'
import { ErrorNotice } from '../../api/error-notice'
import { Notice } from '../../ui/notice'
import type { Unsent } from './keep-unsent-rows'
import { correctionWords } from './words'

type UnsentNoticeProps = { unsent: Unsent; onRetry: () => void; isRetrying: boolean }

/** Why not all of the corrected rows were sent. */
export function UnsentNotice({ unsent, onRetry, isRetrying }: UnsentNoticeProps) {
  const count = unsent.sent.length
  return (
    <>
      {count > 0 && <p role="status">{correctionWords.partly({ count })}</p>}
      {unsent.state === 'failed' ? (
        <ErrorNotice error={new DeskError(unsent.error)} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <Notice isUrgent tone="bad" title={correctionWords.tooLate.text}>
          <p>{correctionWords.stillHere}</p>
        </Notice>
      )}
    </>
  )
}
