'use client'

import { idlePart } from '../ui/lazy-part'

/** Marks noted before this code is loaded are kept, and compared with the page's mark then. */
export const FollowMappingLater = idlePart(async () => (await import('./follow-mapping')).FollowMapping)
export const FocusAfterNavigationLater = idlePart(
  async () => (await import('./focus-after-navigation')).FocusAfterNavigation,
)
export const OfflineBannerLater = idlePart(async () => (await import('./offline-banner')).OfflineBanner)
export const FollowWarningsLater = idlePart(async () => (await import('./follow-mapping')).FollowWarnings)
