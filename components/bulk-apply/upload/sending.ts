import type { ApiError } from '../../api/desk-api'

/** How far the handing over of a run is. `done`: rows that the desk has. */
export type UploadProgress =
  | { state: 'idle' }
  | { state: 'handing' | 'starting'; done: number; of: number }
  /** On the way to the run's page. */
  | { state: 'started'; id: string }
  | { state: 'failed'; done: number; of: number; error: SendError }

/** Nothing may be changed meanwhile. */
export function isUploading({ state }: UploadProgress): boolean {
  return state === 'handing' || state === 'starting' || state === 'started'
}

export type SendError =
  | ApiError
  /** Of the run as a whole, in the desk's words. */
  | { kind: 'refused'; reason: string }
