'use client'

import Link from 'next/link'
import { DraftLine } from '../../drafts/draft-line'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { uploadSaver, useUpload } from './use-upload'
import { uploadWords } from './words'

/** Whether the upload can be continued later. */
export function UploadDraftLine() {
  const { draft } = useUpload()
  switch (draft.state) {
    case 'none':
    case 'saving':
    case 'elsewhere':
    case 'gone':
    case 'sent':
      return null
    case 'too-large':
      return <p className="text-small text-warn">{uploadWords.tooLargeToSave}</p>
    default:
      return <DraftLine state={draft.state} />
  }
}

/** What another tab or browser has done with the upload. */
export function UploadDraftNotice() {
  const { draft } = useUpload()
  if (draft.state === 'sent')
    return (
      <Notice
        isUrgent
        tone="warn"
        title={uploadWords.sentBefore}
        actions={
          <Link href={`/bulk-apply/${draft.runId}`} prefetch={false} className="link font-medium">
            {uploadWords.openRun}
          </Link>
        }
      >
        <p>{uploadWords.sentBeforeHint}</p>
      </Notice>
    )
  if (draft.state === 'gone')
    return (
      <Notice tone="warn" title={uploadWords.discardedElsewhere}>
        <p>{uploadWords.discardedElsewhereHint}</p>
      </Notice>
    )
  if (draft.state !== 'elsewhere') return null
  return (
    <Notice
      tone="warn"
      title={uploadWords.elsewhere}
      actions={<Button onClick={uploadSaver.takeOver}>{uploadWords.saveHere}</Button>}
    >
      <p>{uploadWords.elsewhereHint}</p>
    </Notice>
  )
}
