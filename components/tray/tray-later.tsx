'use client'

import { idlePart } from '../ui/lazy-part'

/** Both show what the desk answers, which is asked only then. */
export const TrayLater = idlePart(async () => (await import('./tray')).Tray)
export const FollowOutcomesLater = idlePart(async () => (await import('./follow-outcomes')).FollowOutcomes)
