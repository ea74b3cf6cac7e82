'use client'

import { DraftLine } from '../../drafts/draft-line'
import { useUpload } from './use-upload'
import { uploadWords } from './words'

/** Says whether the upload can be continued later. */
export function UploadDraftLine() {
  const { draft } = useUpload()
  switch (draft.state) {
    case 'none':
    case 'saving':
      // Reserves the space, so that nothing moves with every change.
      return (
        <div className="invisible">
          <DraftLine state="saved" />
        </div>
      )
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
