'use client'

import { useSyncExternalStore } from 'react'
import { signingOut } from '../../api/sign-out'
import { emptyUpload, type UploadState } from './upload-state'
import { createUploadStore } from './upload-store'

/** Lives as long as the page: it is still there when a person comes back from another screen. */
export const upload = createUploadStore()

signingOut.add(upload.forget)

export function useUpload(): UploadState {
  return useSyncExternalStore(upload.subscribe, upload.read, () => emptyUpload)
}
