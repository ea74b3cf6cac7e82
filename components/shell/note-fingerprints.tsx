'use client'

import { useEffect } from 'react'
import { mappingFingerprint, warningsFingerprint } from '../api/latest-fingerprints'

/** For a page that was rendered before its list arrived, read with another field mapping. */
export function NoteMapping({ fingerprint }: { fingerprint: string }) {
  useEffect(() => mappingFingerprint.note(fingerprint), [fingerprint])
  return null
}

/** For a page rendered inside an older layout. */
export function NoteWarnings({ fingerprint }: { fingerprint: string }) {
  useEffect(() => warningsFingerprint.note(fingerprint), [fingerprint])
  return null
}
