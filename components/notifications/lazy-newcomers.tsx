'use client'

import { idlePart } from '../ui/lazy-part'

/** Loaded when idle, as nothing is notified while the page is in view. */
export const LazyNewcomers = idlePart(async () => (await import('./notify-newcomers')).NotifyNewcomers)
