'use client'

import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { LazyPopupButton } from '../../ui/lazy-popup-button'
import { ViewsButtonLabel, viewsLabel } from './views-button-label'
import type { ViewsMenuProps } from './views-popup'

const ViewsPopup = lazyPart(async () => (await import('./views-popup')).ViewsPopup)

/** The button for the user's saved views. */
export function ViewsMenu(props: ViewsMenuProps) {
  return (
    <LazyPopupButton
      opens="menu"
      className={buttonClass()}
      label={viewsLabel(props)}
      face={<ViewsButtonLabel views={props.views} current={props.current} />}
      onAhead={ViewsPopup.ahead}
      renderPopup={(button) => <ViewsPopup {...button} {...props} />}
    />
  )
}
