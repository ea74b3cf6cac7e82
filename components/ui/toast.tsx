'use client'

import { useSyncExternalStore } from 'react'
import { idlePart } from './lazy-part'
import type { ToastMessage } from './toaster'

let isWanted = false
const listeners = new Set<() => void>()
const Toaster = idlePart(async () => (await import('./toaster')).Toaster)

/** Shows a message that disappears after a while. The toaster is loaded with the first one. */
export async function toast(message: ToastMessage) {
  isWanted = true
  for (const listener of listeners) listener()
  const { addToast } = await import('./toaster')
  addToast(message)
}

/** Rendered once, in the layout; shows the toasts. */
export function ToastHost() {
  const isShown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isWanted,
    () => false,
  )
  return isShown ? <Toaster /> : null
}
