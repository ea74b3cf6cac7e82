'use client'

import { createContext, useContext } from 'react'

/** Whether a form's values are being sent, for controls that a disabled `fieldset` does not reach. */
const FormLockContext = createContext(false)
export const FormLock = FormLockContext.Provider

export function useIsLocked(): boolean {
  return useContext(FormLockContext)
}
