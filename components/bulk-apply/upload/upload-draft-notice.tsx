'use client'

import Link from 'next/link'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { uploadSaver, useUpload } from './use-upload'
import { uploadWords } from './words'

/** Says what happened to the upload in another tab or browser. */
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
