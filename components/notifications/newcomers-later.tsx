'use client'

import { lazyPart } from '../ui/lazy-part'

/** Fetched once the page is drawn: nobody is told anything while looking at it. */
export const NewcomersLater = lazyPart(async () => (await import('./notify-newcomers')).NotifyNewcomers)
