'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import type { ToastMessage } from './toaster'

let isWanted = false
const listeners = new Set<() => void>()
const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false })

/** Says something in passing. The toaster is fetched with the first message. */
export async function toast(message: ToastMessage) {
  isWanted = true
  for (const listener of listeners) listener()
  const { addToast } = await import('./toaster')
  addToast(message)
}

/** Stands once in the layout, and shows the toasts when there are any. */
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
