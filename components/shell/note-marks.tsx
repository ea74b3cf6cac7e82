'use client'

import { useEffect } from 'react'
import { mappingMark, warningsMark } from '../api/noted-marks'

/** For a page that was rendered before its list arrived, read with another field mapping. */
export function NoteMapping({ mark }: { mark: string }) {
  useEffect(() => mappingMark.note(mark), [mark])
  return null
}

/** For a page rendered inside an older layout. */
export function NoteWarnings({ mark }: { mark: string }) {
  useEffect(() => warningsMark.note(mark), [mark])
  return null
}
