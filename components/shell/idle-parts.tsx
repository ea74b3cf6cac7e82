'use client'

import { idlePart } from '../ui/lazy-part'

/** Fingerprints noted before this code is loaded are kept, and compared with the page's fingerprint then. */
export const LazyFollowMapping = idlePart(async () => (await import('./follow-mapping')).FollowMapping)
export const LazyKeepFocus = idlePart(async () => (await import('./keep-focus')).KeepFocus)
export const LazyOfflineBanner = idlePart(async () => (await import('./offline-banner')).OfflineBanner)
export const LazyFollowWarnings = idlePart(async () => (await import('./follow-mapping')).FollowWarnings)
