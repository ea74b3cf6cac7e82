'use client'

import { createContext, useContext, useSyncExternalStore } from 'react'
import { sessionEnded } from '../../api/session-ended'
import { signingOut } from '../../api/sign-out'
import { UploadSaver } from './upload-saver'
import { emptyUpload, type UploadState } from './upload-state'
import { createUploadStore } from './upload-store'

/** Lives as long as the page: it is still there when a person comes back from another screen. */
export const upload = createUploadStore()

/** Keeps it on the server. */
export const uploadSaver = new UploadSaver(upload)

signingOut.add(upload.leave)
sessionEnded.subscribe(() => {
  if (!sessionEnded.read()) uploadSaver.saveNow()
})

const StoreContext = createContext(upload)

/** For a sheet beside the upload: the grid inside edits that one. */
export const UploadStoreProvider = StoreContext.Provider

/** The store of the sheet that is on this screen. */
export function useUploadStore() {
  return useContext(StoreContext)
}

export function useUpload(): UploadState {
  const { subscribe, read } = useUploadStore()
  return useSyncExternalStore(subscribe, read, () => emptyUpload)
}
