'use client'

import { idlePart } from '../ui/lazy-part'

/** Both show answers from the desk, which they request only once loaded. */
export const LazyTray = idlePart(async () => (await import('./tray')).Tray)
export const LazyFollowOutcomes = idlePart(async () => (await import('./follow-outcomes')).FollowOutcomes)
