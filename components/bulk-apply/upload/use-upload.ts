'use client'

import { createContext, useContext, useSyncExternalStore } from 'react'
import { sessionEnded } from '../../api/session-ended'
import { signingOut } from '../../api/sign-out'
import { UploadSaver } from './upload-saver'
import { emptyUpload, type UploadState } from './upload-state'
import { createUploadStore } from './upload-store'

/** Lives as long as the page, so it is still there when the user comes back from another screen. */
export const upload = createUploadStore()

/** Saves the upload on the server. */
export const uploadSaver = new UploadSaver(upload)

signingOut.add(upload.leave)
sessionEnded.subscribe(() => {
  if (!sessionEnded.read()) uploadSaver.saveNow()
})

const StoreContext = createContext(upload)

/** Provides the store of another sheet: the grid inside edits that one. */
export const UploadStoreProvider = StoreContext.Provider

/** The store of the sheet on this screen. */
export function useUploadStore() {
  return useContext(StoreContext)
}

export function useUpload(): UploadState {
  const { subscribe, read } = useUploadStore()
  return useSyncExternalStore(subscribe, read, () => emptyUpload)
}
