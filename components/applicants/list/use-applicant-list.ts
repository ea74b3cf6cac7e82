'use client'

import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { fromJsonText, type JsonText } from '@/lib/text/json-text'
import { whenIdle } from '../../ui/when-idle'
import { ApplicantList, type ListState } from './applicant-list'
import { useCachedList } from './cached-list'
import type { FirstPage } from './read-applicants'

/**
 * The list, starting with the page that came with the screen. It is kept between visits and never reloaded: on a
 * later visit the new page 0 only shows how many applicants arrived at the head. `source`: see `sourceFingerprint`.
 */
export function useApplicantList(
  first: JsonText<FirstPage> | Promise<JsonText<FirstPage>>,
  { mapping, source }: { mapping: ApplicantMapping; source: string },
): { list: ApplicantList; state: ListState } {
  const { find, hold } = useCachedList()
  const [kept] = useState(() => find(source))
  const arrived = kept === undefined && typeof first !== 'string' ? use(first) : first
  const [list] = useState(
    () => kept ?? new ApplicantList(typeof arrived === 'string' ? fromJsonText(arrived) : { stopped: true }, mapping),
  )
  const state = useSyncExternalStore(list.subscribe, list.read, list.read)
  useEffect(() => hold(list, source), [hold, list, source])
  useEffect(() => whenIdle(list.prepare), [list])
  useEffect(() => list.remap(mapping), [list, mapping])
  useEffect(() => {
    list.want(1)
    if (!kept) return
    let isHere = true
    Promise.resolve(first)
      .then((sent) => {
        const page = fromJsonText(sent)
        if (isHere && 'page' in page) return kept.noteHead(page.page.items)
      })
      // If this fails, the kept list stays usable without its newcomers.
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [list, kept, first])
  return { list, state }
}
