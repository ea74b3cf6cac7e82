'use client'

import { idlePart } from '../../ui/lazy-part'

/** Lazy, as only few outcomes need it. */
export const LazyListedApplication = idlePart(
  async () => (await import('./listed-application-note')).ListedApplicationNote,
)
