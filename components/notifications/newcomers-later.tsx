'use client'

import { idlePart } from '../ui/lazy-part'

/** Nobody is told anything while looking at the page. */
export const NewcomersLater = idlePart(async () => (await import('./notify-newcomers')).NotifyNewcomers)
