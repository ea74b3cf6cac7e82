'use client'

import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { useEffect } from 'react'
import { findCorner } from './corner-note'
import { Notice, type Tone } from './notice'
import { toastMs } from './toast-ms'
import { uiWords } from './words'

type ToastLink = { href: Route; label: string }
export type ToastMessage = { tone: Tone; title: string; text?: string; link?: ToastLink }

type ToastData = { tone: Tone; link?: ToastLink | undefined }

const manager = Toast.createToastManager<ToastData>()

/** Messages from before the toaster was mounted, which the manager would lose. */
const waiting: ToastMessage[] = []
let isShowing = false

export function addToast(message: ToastMessage) {
  if (isShowing) show(message)
  else waiting.push(message)
}

function show({ tone, title, text, link }: ToastMessage) {
  manager.add({
    title,
    data: { tone, link },
    timeout: tone === 'good' && !link ? toastMs.short : toastMs.long,
    ...(text ? { description: text } : {}),
  })
}

export function Toaster() {
  useEffect(() => {
    isShowing = true
    waiting.splice(0).forEach(show)
    return () => {
      isShowing = false
    }
  }, [])
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal container={findCorner() ?? undefined}>
        <Toast.Viewport className="grid w-90 max-w-[calc(100vw-2rem)] gap-2">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager<ToastData>()
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      aria-label={String(item.title)}
      className="relative rounded-panel data-limited:hidden bg-raised shadow-float transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <Notice tone={item.data?.tone ?? 'info'} title={String(item.title)}>
        {item.description && <p className="wrap-anywhere pr-6">{item.description}</p>}
        {item.data?.link && (
          <Link href={item.data.link.href} prefetch={false} className="link w-fit font-medium touch:py-3">
            {item.data.link.label}
          </Link>
        )}
      </Notice>
      <Toast.Close
        aria-label={uiWords.dismiss}
        className="absolute top-2 right-2 grid size-6 place-items-center rounded-control hover:bg-sunken touch:top-0 touch:right-0 touch:size-11"
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  ))
}
