'use client'

import Link from 'next/link'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { uploadSaver, useUpload } from './use-upload'
import { uploadWords } from './words'

/** Says why the upload is no longer saved from this tab. */
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
      <Notice tone="warn" title={uploadWords.gone}>
        <p>{uploadWords.goneHint}</p>
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
