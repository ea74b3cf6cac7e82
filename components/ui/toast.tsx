'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import type { ToastMessage } from './toaster'

let isWanted = false
const listeners = new Set<() => void>()
const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false })

/** Shows a message that disappears by itself. The toaster is loaded with the first one. */
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
