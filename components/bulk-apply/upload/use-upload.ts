'use client'

import { useSyncExternalStore } from 'react'
import { signingOut } from '../../api/sign-out'
import { emptyUpload, type UploadState } from './upload-state'
import { createUploadStore } from './upload-store'

/** Lives as long as the page: a person goes to another screen of the desk and back, and finds it as it was. */
export const upload = createUploadStore()

signingOut.add(upload.forget)

export function useUpload(): UploadState {
  return useSyncExternalStore(upload.subscribe, upload.read, () => emptyUpload)
}
