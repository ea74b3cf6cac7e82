'use client'

import { idlePart } from '../../ui/lazy-part'

/** Only few outcomes need it. */
export const ListedApplicationLater = idlePart(
  async () => (await import('./listed-application-note')).ListedApplicationNote,
)
