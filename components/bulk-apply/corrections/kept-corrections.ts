import { signingOut } from '../../api/sign-out'
import { isUploading } from '../upload/upload-state'
import { createUploadStore, type UploadStore } from '../upload/upload-store'
import { type Attempts, noAttempts } from './attempts'
import type { Unsent } from './keep-unsent-rows'
import type { LoadedRows } from './load-refused'

/** Refused rows as they were loaded, with their corrections. Sending them goes on while the user is elsewhere. */
export type CorrectionSheet = {
  readonly loaded: LoadedRows
  readonly store: UploadStore
  attempts: Attempts
  /** Why the last attempt left rows unsent. */
  unsent: Unsent | null
  /** Closes the sheet; null while it is not on screen. */
  close: (() => void) | null
}

/** Sheets with corrections that were left for another screen, by run and cause. In memory only. */
const kept = new Map<string, CorrectionSheet>()

const keyOf = (runId: string, cause: string | null) => JSON.stringify([runId, cause])

export const startCorrections = (loaded: LoadedRows): CorrectionSheet => ({
  loaded,
  store: createUploadStore(),
  attempts: noAttempts,
  unsent: null,
  close: null,
})

export function keptCorrections(runId: string, cause: string | null): CorrectionSheet | null {
  return kept.get(keyOf(runId, cause)) ?? null
}

/** Keeps a sheet that is being left without closing it, if there is anything to keep. */
export function leaveCorrections(runId: string, cause: string | null, sheet: CorrectionSheet): void {
  const { opened, changes, sending, workerError } = sheet.store.read()
  const isKept = opened !== null && workerError === null && (changes > 0 || isUploading(sending))
  if (isKept) {
    kept.set(keyOf(runId, cause), sheet)
    window.addEventListener('beforeunload', askToStay)
  } else forgetCorrections(sheet)
}

/** Reloading or closing the page, whichever screen it shows, would lose what is kept. */
function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/** For a sheet that was closed or has been sent. */
export function forgetCorrections(sheet: CorrectionSheet): void {
  for (const [key, other] of kept) if (other === sheet) kept.delete(key)
  if (kept.size === 0) window.removeEventListener('beforeunload', askToStay)
  sheet.store.forget()
}

signingOut.add(() => {
  for (const sheet of kept.values()) forgetCorrections(sheet)
})
