'use client'

import { useEffect } from 'react'
import { idlePart, lazyPart } from '../../ui/lazy-part'
import { PanelSpace } from '../../ui/panel-slot'
import { whenIdle } from '../../ui/when-idle'
import { ErrorLater, SelectionLater } from '../shown-later'

/** What is asked of the index beside the list, which can be used before. */
export const LeaveHiddenLater = idlePart(async () => (await import('./leave-hidden')).LeaveHidden)
export const WatchIndexLater = idlePart(async () => (await import('./watch-index')).WatchIndex)

export const PanelLater = lazyPart(
  async () => (await import('../details/applicant-panel')).ApplicantPanel,
  <PanelSpace />,
)

/** Loads what the next press is likely to need, and what says that the desk is out of reach. */
export function useLaterAhead() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [ErrorLater, SelectionLater, PanelLater]) part.ahead()
      }),
    [],
  )
}
