'use client'

import { idlePart } from '../ui/lazy-part'

/** Loaded when idle, as nothing is notified while the page is in view. */
export const NewcomersLater = idlePart(async () => (await import('./notify-newcomers')).NotifyNewcomers)
