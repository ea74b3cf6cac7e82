'use client'

import { useSyncExternalStore } from 'react'
import { signingOut } from '../../api/sign-out'
import { createWork, noWork, type Work } from './upload-store'

/** Lives as long as the page: a person goes to another screen of the desk and back, and finds it as it was. */
export const work = createWork()

signingOut.add(work.forget)

export function useWork(): Work {
  return useSyncExternalStore(work.subscribe, work.read, () => noWork)
}
