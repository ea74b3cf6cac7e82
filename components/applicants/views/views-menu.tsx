'use client'

import { useState } from 'react'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { LazyPopupButton } from '../../ui/lazy-popup-button'
import { useLatestViews } from './latest-views'
import { shownView, ViewsButtonLabel, viewsLabel } from './views-button-label'
import type { ViewsMenuProps } from './views-popup'

const ViewsPopup = lazyPart(async () => (await import('./views-popup')).ViewsPopup)

/** The button for the user's saved views. */
export function ViewsMenu({ views: first, ...rest }: ViewsMenuProps) {
  const props = { ...rest, views: useLatestViews(first) }
  // The menu is loaded on first use, and offers to update the view that was shown before the user changed the list.
  const shownId = shownView(props)?.id ?? null
  const [lastId, setLastId] = useState(shownId)
  if (shownId !== null && shownId !== lastId) setLastId(shownId)
  return (
    <LazyPopupButton
      opens="menu"
      className={buttonClass()}
      label={viewsLabel(props)}
      face={<ViewsButtonLabel views={props.views} current={props.current} />}
      onAhead={ViewsPopup.ahead}
      renderPopup={(button) => <ViewsPopup {...button} {...props} lastId={lastId} />}
    />
  )
}
